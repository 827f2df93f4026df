/** Everything a trader can do. The objects are shared: `legal` runs at every position of every search. */
import type { Seat } from '@bottega/kernel';
import { FRUITS, type Fruit } from '../edition/names.ts';
import { PLAYERS } from './options.ts';
import type { Card } from './state.ts';

export type Move =
  | { readonly do: 'draw' }
  | { readonly do: 'sell'; readonly fruit: Fruit }
  | { readonly do: 'beg'; readonly other: Seat }
  | { readonly do: 'rest' }
  | { readonly do: 'give'; readonly fruit: Card }
  | { readonly do: 'pay' }
  | { readonly do: 'bid'; readonly coins: number };

export const MOVES = ['draw', 'sell', 'beg', 'rest', 'give', 'pay', 'bid'] as const;

export const DRAW: Move = { do: 'draw' };
export const REST: Move = { do: 'rest' };
export const PAY: Move = { do: 'pay' };
/** In the order of `FRUITS`. */
export const SELL: readonly Move[] = FRUITS.map((fruit) => ({ do: 'sell', fruit }));
/** By seat. */
export const BEG: readonly Move[] = Array.from({ length: PLAYERS.max }, (_, other) => ({ do: 'beg', other }));

/** Null as well: in the beggar's view a hidden card is still a card that may be given. */
export const CARDS: readonly Card[] = [...FRUITS, null];
/** In the order of `CARDS`. */
export const GIVE: readonly Move[] = CARDS.map((fruit) => ({ do: 'give', fruit }));

/** As high as an edition may let anybody bid. */
export const BIDS: readonly Move[] = Array.from({ length: 51 }, (_, coins) => ({ do: 'bid', coins }));
