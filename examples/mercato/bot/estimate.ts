import type { BaseState, Seat } from '@bottega/kernel';
import { editionOf } from '../edition/schema.ts';
import { result } from '../rules/result.ts';
import type { State } from '../rules/state.ts';

/** The score so far, and half the price of every card in hand. */
export function estimate(given: BaseState, seat: Seat): number {
  const state = given as State;
  const { prices } = editionOf(state);
  const worth = state.traders[seat].hand.reduce((sum, card) => sum + (card === null ? 0 : prices[card]), 0);
  return result(state).scores[seat].total + worth / 2;
}
