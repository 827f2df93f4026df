/** Ten cards: some are replaced once, seven are kept (ruling P31). */
import { chanceOf, shuffle } from '@bottega/kernel';
import { ENOUGH, PUT_BACK } from '../moves.ts';
import { ofHand, people, putAside } from '../start.ts';
import { editionOf } from '../state.ts';
import type { Choice, Procedure } from './types.ts';

/** Any number go back under the deck and as many are drawn. Everybody decides at the same time. */
export const mulligan: Choice<'mulligan'> = {
  moves: ['put-back', 'enough'],
  seats: (state) => people(state).filter((seat) => !state.sides[seat].ready),
  legal: (state, _frame, seat) => [ENOUGH, ...ofHand(state, seat, PUT_BACK)],
  play(state, frame, seat, move, log) {
    const side = state.sides[seat];
    if (move.do === 'put-back') putAside(state, seat, move.card);
    if (move.do === 'enough' || side.hand.length === 0) {
      side.ready = true;
      log?.({ code: 'cards-put-back', seat, count: side.aside.length });
    }
    state.agenda.push(people(state).every((other) => state.sides[other].ready) ? { step: 'redraw', seat: state.first } : frame);
  },
  why: () => ({ code: 'not-in-hand' }),
  prompt: (state, _frame, seat) => ({ count: state.sides[seat].aside.length }),
};

export const redraw: Procedure<'redraw'> = {
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
export const keepSeven: Choice<'keep-seven'> = {
  moves: ['put-back'],
  seats: (state) => people(state).filter((seat) => state.sides[seat].hand.length > editionOf(state).start.mulligan.kept),
  legal: (state, _frame, seat) => ofHand(state, seat, PUT_BACK),
  play(state, frame, seat, move) {
    if (move.do !== 'put-back') return;
    putAside(state, seat, move.card);
    const { kept } = editionOf(state).start.mulligan;
    if (people(state).some((other) => state.sides[other].hand.length > kept)) {
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
