/** Mercato: a small fruit market with secret hands, a deck, coins, sealed bids and neighbours to beg from. */
import type { BaseState } from '@bottega/kernel';
import type { Fruit } from '../edition/names.ts';
import type { Edition } from '../edition/schema.ts';
import type { Frame } from './frames.ts';

/** A card; null is its back, as the others see it. */
export type Card = Fruit | null;

export interface Trader {
  hand: Card[];
  coins: number;
  ribbons: number;
  /** The sealed bid of this round; null before it is made, and where it is hidden. */
  bid: number | null;
}

export interface State extends BaseState {
  agenda: Frame[];
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
