/** The draft, secret and at the same time (ruling P31). */
import { type Choice, chanceOf, shuffle } from '@bottega/kernel';
import { editionOf } from '../../edition/schema.ts';
import type { FrameOf } from '../frames.ts';
import { KEEP, type Move } from '../moves.ts';
import { anybody, ofCards, people, peopleWho } from '../start.ts';
import type { State } from '../state.ts';

/** Everybody keeps one card of the packet; the rest goes to the left. */
export const draft: Choice<State, FrameOf<'draft'>, Move> = {
  moves: ['keep'],
  seats(state) {
    let size = 0;
    for (const seat of people(state)) size = Math.max(size, state.sides[seat].packet.length);
    return peopleWho(state, ({ packet }) => packet.length === size);
  },
  legal: (state, _frame, seat) => ofCards(state.sides[seat].packet, KEEP),
  play(state, frame, seat, move, log) {
    if (move.do !== 'keep') return;
    const side = state.sides[seat];
    const at = side.packet.indexOf(move.card);
    side.packet.splice(at < 0 ? 0 : at, 1);
    side.hand.push(move.card);
    log?.({ code: 'card-kept', seat, card: move.card, only: seat });
    const { packet } = state.sides[seat];
    if (anybody(state, (other) => other.packet.length !== packet.length)) {
      state.agenda.push(frame);
      return;
    }
    if (side.hand.length < editionOf(state).start.draft.kept) {
      const packets = people(state).map((other) => state.sides[other].packet);
      for (const other of people(state)) state.sides[(other + 1) % state.players].packet = packets[other];
      log?.({ code: 'packets-passed', count: packet.length });
      state.agenda.push(frame);
      return;
    }
    for (const other of people(state)) {
      state.deck.push(...state.sides[other].packet);
      state.sides[other].packet = [];
    }
    shuffle(state.deck, chanceOf(state));
  },
  prompt(state, _frame, seat) {
    const number = state.sides[seat].hand.length + 1;
    const { kept: count } = editionOf(state).start.draft;
    return { number, count, last: number === count };
  },
};
