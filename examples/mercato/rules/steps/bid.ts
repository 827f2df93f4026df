import type { Choice, Seat } from '@bottega/kernel';
import { editionOf } from '../../edition/schema.ts';
import type { FrameOf } from '../frames.ts';
import { BIDS, type Move } from '../moves.ts';
import type { State } from '../state.ts';

/** The highest sealed bid: no more than the coins at hand, nor than the edition's limit. */
export function highestBid(state: State, seat: Seat): number {
  return Math.min(state.traders[seat].coins, editionOf(state).mostBid);
}

/** Whether a sealed bid of that seat lies on the table. */
export function hasBid(state: State, seat: Seat): boolean {
  const frame = state.agenda.at(-1);
  return frame?.step === 'bid' && !frame.waiting.includes(seat);
}

/** All traders bid at once and in secret; the order in which they do so does not matter. */
export const bid: Choice<State, FrameOf<'bid'>, Move> = {
  moves: ['bid'],
  seats: (_state, { waiting }) => waiting,

  legal: (state, _frame, seat) => BIDS.slice(0, highestBid(state, seat) + 1),

  play(state, { waiting }, seat, move, log) {
    if (move.do !== 'bid') return;
    state.traders[seat].bid = move.coins;
    log?.({ code: 'bid', seat });
    const rest = waiting.filter((other) => other !== seat);
    if (rest.length > 0) state.agenda.push({ step: 'bid', seat: 0, waiting: rest });
  },

  why(state, _frame, seat, move) {
    return move.do === 'bid' ? { code: 'too-dear', price: move.coins, coins: highestBid(state, seat) } : undefined;
  },
};
