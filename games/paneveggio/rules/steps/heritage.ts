/** Effects on the heritage and on partners: valorising, recalling, taking back. */
import type { Choice } from '@bottega/kernel';
import { takeBackMusician } from '../cards.ts';
import type { FrameOf } from '../frames.ts';
import { DONE, type Move, TAKE_BACK, VALORISE } from '../moves.ts';
import { type Musician, musicianOf, type State } from '../state.ts';

/** One violin of the heritage rises; what it can't use is lost. */
export const valorise: Choice<State, FrameOf<'valorise'>, Move> = {
  moves: ['valorise', 'done'],
  legal(state, { left }, seat) {
    const { heritage } = state.sides[seat];
    const moves: Move[] = [];
    for (let from = 1; from < heritage.length; from++) {
      if (heritage[from - 1] === 0) continue;
      for (let to = Math.min(heritage.length, from + left); to > from; to--) moves.push(VALORISE[from][to]);
    }
    moves.push(DONE);
    return moves;
  },
  play(state, _frame, seat, move, log) {
    if (move.do !== 'valorise') return;
    const { heritage } = state.sides[seat];
    heritage[move.from - 1]--;
    heritage[move.to - 1]++;
    log?.({ code: 'valorised', seat, from: move.from, to: move.to });
  },
  prompt: (_state, { left }) => ({ count: left }),
};

/** One own partner: its violins are conserved and the card comes back to the hand. */
export const recall: Choice<State, FrameOf<'recall'>, Move> = {
  moves: ['take-back', 'done'],
  legal(state, _frame, seat) {
    const moves: Move[] = [];
    for (const musician of state.stage) if (musician.home === seat) moves.push(TAKE_BACK[musician.card]);
    moves.push(DONE);
    return moves;
  },
  play(state, _frame, seat, move, log) {
    if (move.do === 'take-back') takeBackMusician(state, seat, musicianOf(state, move.card) as Musician, log);
  },
};

/** This musician, when it is an own partner, may come back to the hand. */
export const returnStep: Choice<State, FrameOf<'return'>, Move> = {
  moves: ['take-back', 'done'],
  legal: (state, { card }, seat) => (musicianOf(state, card)?.home === seat ? [TAKE_BACK[card], DONE] : [DONE]),
  play(state, { card }, seat, move, log) {
    if (move.do === 'take-back') takeBackMusician(state, seat, musicianOf(state, card) as Musician, log);
  },
  prompt: (_state, { card }) => ({ card }),
};
