import type { Fruit } from '../edition/names.ts';
import { editionOf } from '../edition/schema.ts';
import type { State } from './state.ts';

/** What a fruit sells for in this round, if the bank has as much. */
export function priceOf(state: Pick<State, 'edition' | 'fashion'>, fruit: Fruit): number {
  const { prices, fashion } = editionOf(state);
  return prices[fruit] + (fruit === state.fashion ? fashion : 0);
}
