/** The end of an Atelier: one effect, the contacts, the hand limit, the discards, wear. */
import type { Choice, Procedure } from '@bottega/kernel';
import { editionOf } from '../../edition/schema.ts';
import { discard, topOf } from '../cards.ts';
import type { FrameOf } from '../frames.ts';
import { DISCARD, DONE, EVENING, LAY, type Move, ONLY_DONE } from '../moves.ts';
import { ofCards } from '../start.ts';
import { bearsViolinOf, musicianCard, type State, type Violin, withSlot } from '../state.ts';
import { giveBack, noTokens } from '../tokens.ts';

/** The end-of-turn effect of one musician that bears an own violin. */
export const evening: Choice<State, FrameOf<'evening'>, Move> = {
  moves: ['evening', 'done'],
  legal(state, _frame, seat) {
    const moves: Move[] = [];
    for (const musician of state.stage) {
      if (musicianCard(state, musician.card).endOfTurn !== undefined && bearsViolinOf(musician, seat)) moves.push(EVENING[musician.card]);
    }
    moves.push(DONE);
    return moves;
  },
  play(state, _frame, seat, move, log) {
    if (move.do !== 'evening') return;
    const { card } = move;
    const effect = musicianCard(state, card).endOfTurn;
    if (effect === undefined) return;
    log?.({ code: 'evening-used', seat, card });
    state.agenda.push({ step: 'effect', seat, effect, agreed: false, card, chain: [card], bare: false, times: 1, discarded: null });
  },
  why: () => ({ code: 'no-violin-there' }),
};

/** Every empty contact pile gets a card of the deck, while there are any (ruling P16). */
export const refill: Procedure<State, FrameOf<'refill'>> = {
  run(state, { seat }, log) {
    const { contacts } = state.sides[seat];
    for (let pile = 0; pile < contacts.length && state.deck.length > 0; pile++) {
      if (contacts[pile].length > 0) continue;
      const card = state.deck.pop() as number;
      contacts[pile] = [card];
      log?.({ code: 'refilled', seat, card });
    }
  },
};

export const handLimit: Choice<State, FrameOf<'hand-limit'>, Move> = {
  moves: ['discard', 'done'],
  legal(state, _frame, seat) {
    const { hand } = state.sides[seat];
    return hand.length <= editionOf(state).handLimit ? ONLY_DONE : ofCards(hand, DISCARD);
  },
  play(state, frame, seat, move, log) {
    if (move.do !== 'discard') return;
    discard(state, seat, move.card);
    log?.({ code: 'discarded', seat, card: move.card });
    state.agenda.push(frame);
  },
  why: () => ({ code: 'not-in-hand' }),
  prompt: (state, _frame, seat) => ({ count: state.sides[seat].hand.length - editionOf(state).handLimit }),
};

/** The turn's discards go on top of the contact piles, in any distribution and order. */
export const layDiscards: Choice<State, FrameOf<'lay-discards'>, Move> = {
  moves: ['lay', 'done'],
  legal(state, _frame, seat) {
    const { discards, contacts } = state.sides[seat];
    if (discards.length === 0) return ONLY_DONE;
    const moves: Move[] = [];
    for (const card of discards) for (let pile = 0; pile < contacts.length; pile++) moves.push(LAY[card][pile]);
    return moves;
  },
  play(state, frame, seat, move, log) {
    if (move.do !== 'lay') return;
    const side = state.sides[seat];
    side.discards.splice(side.discards.indexOf(move.card), 1);
    side.contacts[move.pile] = [...side.contacts[move.pile], move.card];
    log?.({ code: 'laid', seat, card: move.card, pile: move.pile });
    state.agenda.push(frame);
  },
  prompt: (state, _frame, seat) => ({ card: state.sides[seat].discards.slice() }),
};

/** Every own violin loses its top token; one without any breaks (rulings P18, P20, P22). */
export const wear: Procedure<State, FrameOf<'wear'>> = {
  run(state, { seat }, log) {
    const returned = noTokens(state);
    let worn = 0;
    for (let at = 0; at < state.stage.length; at++) {
      let musician = state.stage[at];
      if (!bearsViolinOf(musician, seat)) continue;
      for (let slot = 0; slot < musician.slots.length; slot++) {
        const violin = musician.slots[slot];
        if (violin === null || violin.owner !== seat) continue;
        const top = topOf(violin.tokens);
        let left: Violin | null = null;
        if (top === undefined) {
          state.sides[seat].violins++;
          log?.({ code: 'broken', seat, card: musician.card });
        } else {
          worn++;
          if (top === seat) state.sides[seat].lutherie++;
          else returned[top]++;
          left = { owner: seat, tokens: violin.tokens.slice(0, -1) };
        }
        musician = withSlot(musician, slot, left);
      }
      state.stage[at] = musician;
    }
    if (worn > 0) log?.({ code: 'worn', seat, count: worn });
    giveBack(state, returned, 'study', log);
  },
};
