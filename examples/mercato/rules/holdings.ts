/** What a trader has that can be counted. */
import type { Seat } from '@bottega/kernel';
import type { State } from './state.ts';

export const HOLDINGS = ['coins', 'cards'] as const;

export function holdings({ traders }: State, seat: Seat): Record<(typeof HOLDINGS)[number], number> {
  const { coins, hand } = traders[seat];
  return { coins, cards: hand.length };
}
