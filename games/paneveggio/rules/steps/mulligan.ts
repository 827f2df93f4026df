/** Ten cards: some are replaced once, seven are kept (ruling P31). */
import { type Choice, chanceOf, type Procedure, shuffle } from '@bottega/kernel';
import { editionOf } from '../../edition/schema.ts';
import type { FrameOf } from '../frames.ts';
import { ENOUGH, type Move, PUT_BACK } from '../moves.ts';
import { anybody, ofCards, people, peopleWho, putAside } from '../start.ts';
import type { Side, State } from '../state.ts';

const unready = (side: Side): boolean => !side.ready;
const overfull = (side: Side, state: State): boolean => side.hand.length > editionOf(state).start.mulligan.kept;

/** Any number go back under the deck and as many are drawn. Everybody decides at the same time. */
export const mulligan: Choice<State, FrameOf<'mulligan'>, Move> = {
  moves: ['put-back', 'enough'],
  seats: (state) => peopleWho(state, unready),
  legal: (state, _frame, seat) => [ENOUGH, ...ofCards(state.sides[seat].hand, PUT_BACK)],
  play(state, frame, seat, move, log) {
    const side = state.sides[seat];
    if (move.do === 'put-back') putAside(state, seat, move.card);
    if (move.do === 'enough' || side.hand.length === 0) {
      side.ready = true;
      log?.({ code: 'cards-put-back', seat, count: side.aside.length });
    }
    state.agenda.push(anybody(state, unready) ? frame : { step: 'redraw', seat: state.first });
  },
  why: () => ({ code: 'not-in-hand' }),
  prompt: (state, _frame, seat) => ({ count: state.sides[seat].aside.length }),
};

export const redraw: Procedure<State, FrameOf<'redraw'>> = {
  run(state) {
    for (const seat of people(state)) {
      const side = state.sides[seat];
      side.ready = false;
      state.deck.unshift(...side.aside);
      for (let count = side.aside.length; count > 0; count--) side.hand.push(state.deck.pop() as number | null);
      side.aside = [];
    }
  },
};

/** Seven of the ten are kept. */
export const keepSeven: Choice<State, FrameOf<'keep-seven'>, Move> = {
  moves: ['put-back'],
  seats: (state) => peopleWho(state, overfull),
  legal: (state, _frame, seat) => ofCards(state.sides[seat].hand, PUT_BACK),
  play(state, frame, seat, move) {
    if (move.do !== 'put-back') return;
    putAside(state, seat, move.card);
    if (anybody(state, overfull)) {
      state.agenda.push(frame);
      return;
    }
    for (const other of people(state)) {
      state.deck.unshift(...state.sides[other].aside);
      state.sides[other].aside = [];
    }
    shuffle(state.deck, chanceOf(state));
  },
  why: () => ({ code: 'not-in-hand' }),
  prompt: (state, _frame, seat) => ({ count: state.sides[seat].hand.length - editionOf(state).start.mulligan.kept }),
};
