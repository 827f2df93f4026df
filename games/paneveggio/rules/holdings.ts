/** What a luthier has that can be counted, by the names under which it is worded: `holding.<thing>`. */
import type { Holdings, Seat } from '@bottega/kernel';
import type { State } from './state.ts';

/** What a move itself says, such as a card placed or a violin made, is not counted once more. */
export const HOLDINGS: readonly string[] = ['ducats', 'studies', 'tokens', 'heritage'];

export function holdings(state: State, seat: Seat): Holdings {
  const { ducats, studies, help, lutherie, heritage } = state.sides[seat];
  return {
    ducats,
    studies,
    // wherever they lie before one: those on wood, violins and notes are at work
    tokens: lutherie + ducats + studies + help,
    heritage: heritage.reduce((sum, count) => sum + count, 0),
  };
}
