/** The table of La Stanza as plain data. Arrays of five go by discipline, and so by colour. */
import type { BaseState, Seat } from '@bottega/kernel';
import type { BonusName } from '../edition/names.ts';
import type { PlainEdition } from '../edition/schema.ts';
import type { Frame } from './frames.ts';
import type { GameOptions } from './options.ts';

export interface Player {
  florins: number;
  meeples: number[];
  books: number[];
  /** Discs in the own supply. */
  discs: number;
  /** Discs in the boxes of the Religion room. */
  boxes: number[];
  /** Where the sailboat is on the money track. */
  boat: number;
  /** Worker spaces from the left, −1 where there is no character; the financier stands on one of those. */
  workers: number[];
  financier: number;
  flipped: boolean;
  /** Recruitment spaces from the left, −1 where empty. */
  recruits: number[];
  artworks: number[];
  tiles: BonusName[];
  /** The figurine's space of the loop. */
  at: number;
}

export interface State extends BaseState {
  agenda: Frame[];
  /** Null for the house's own. */
  edition: PlainEdition | null;
  options: GameOptions;
  players: Player[];
  /** The character on each space of the loop, −1 where there is none. */
  spaces: number[];
  /** Face down, the next one last. */
  pile: number[];
  discard: number[];
  /** Starters out of the game, by discipline. */
  removed: number[];
  /** Bonus tiles still on the grid; null where one was taken. */
  grid: (BonusName | null)[];
  /** Whose disc lies on each space of the grid, −1 for nobody's. */
  gridDiscs: number[];
  /** The pillar on each Masterpiece space, four a discipline: a seat, −1 free, −2 covered. */
  masterpieces: number[];
  /** What lies in the Arts, Politics and Literature rooms. */
  artworks: number[];
  meeples: number[];
  books: number[];
  /** Where the round marker is, from 1. */
  round: number;
  /** True once the last refill is done. */
  ending: boolean;
  /** Which of the last turns is being played, from 1; 0 before them. */
  last: number;
  /** Who passed out, in that order. */
  passed: Seat[];
}
