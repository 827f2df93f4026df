/** Mercato, the toy: a small fruit market with secret hands, a deck, coins, sealed bids and a neighbour to beg from. */
import type { BaseState, Seat } from '@bottega/kernel';
import { type Edition, HOUSE } from '../edition/schema.ts';

export const FRUITS = ['apple', 'fig', 'plum'] as const;
export type Fruit = (typeof FRUITS)[number];

/** A card; null is its back, as the others see it. */
export type Card = Fruit | null;

export type ToyFrame =
  | { readonly step: 'begin-round'; readonly seat: Seat }
  | { readonly step: 'turn'; readonly seat: Seat }
  | { readonly step: 'give'; readonly seat: Seat; readonly to: Seat }
  | { readonly step: 'bid'; readonly seat: Seat; readonly waiting: readonly Seat[] }
  | { readonly step: 'end-round'; readonly seat: Seat };

export type Move =
  | { readonly do: 'draw' }
  | { readonly do: 'sell'; readonly fruit: Fruit }
  | { readonly do: 'beg'; readonly other: Seat }
  | { readonly do: 'rest' }
  | { readonly do: 'give'; readonly fruit: Card }
  | { readonly do: 'pay' }
  | { readonly do: 'bid'; readonly coins: number };

export interface Trader {
  hand: Card[];
  coins: number;
  ribbons: number;
  /** The sealed bid of this round; null before it is made, and where it is hidden. */
  bid: number | null;
}

export interface State extends BaseState {
  agenda: ToyFrame[];
  /** Null for the house edition. */
  edition: Edition | null;
  bidding: boolean;
  round: number;
  /** Sells better in this round. */
  fashion: Fruit;
  /** Face down, the next card last. */
  deck: Card[];
  /** How many of each of `FRUITS` were sold. */
  sold: number[];
  bank: number;
  ribbons: number;
  traders: Trader[];
}

/** A view has the state's own shape, with null for what is hidden. */
export type View = State;

export function editionOf(state: State): Edition {
  return state.edition ?? HOUSE;
}
