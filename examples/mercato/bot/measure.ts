/** What a position holds for a trader, in numbers that can be weighed. Search asks for it all the time: one pass. */
import type { BaseState, Seat } from '@bottega/kernel';
import { FRUITS } from '../edition/names.ts';
import { editionOf } from '../edition/schema.ts';
import type { State } from '../rules/state.ts';

export const FEATURES: readonly string[] = ['score', 'saleable', 'fashionable', 'coins to bid'];

export function measure(given: BaseState, seat: Seat, into: number[]): void {
  const state = given as State;
  const { hand, coins, ribbons } = state.traders[seat];
  const { prices, fashion, ribbon, mostBid, rounds } = editionOf(state);
  into[0] = coins + ribbons * ribbon;
  into.fill(0, 1);
  if (state.agenda.length === 0) return;
  const inThisRound = state.agenda.some((frame) => frame.step === 'turn' && frame.seat === seat);
  const turns = rounds - state.round + (inThisRound ? 1 : 0);
  const worths = FRUITS.flatMap((fruit) => hand.filter((card) => card === fruit).map(() => prices[fruit])).sort((a, b) => b - a);
  // a card that will find no turn to be sold in is worth nothing
  for (const worth of worths.slice(0, turns)) into[1] += worth;
  if (inThisRound && hand.includes(state.fashion)) into[2] = fashion;
  if (state.bidding) into[3] = Math.min(coins, mostBid);
}
