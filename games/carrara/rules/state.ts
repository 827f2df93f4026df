/** Everything on the table. Tiles, buildings and frames are never changed, only replaced: clones share them. */
import type { BaseState, Seat } from '@bottega/kernel';
import type { BuildingType, Colour, Piece, Statue } from '../edition/names.ts';
import type { Edition } from '../edition/schema.ts';
import type { Frame } from './frames.ts';
import type { Variant } from './options.ts';

/** How many of each colour, city, type… in the order of edition/names.ts. */
export type Counts = number[];

export interface Tile {
  readonly type: BuildingType;
  readonly value: number;
}

export interface Building extends Tile {
  readonly monument: boolean;
  readonly decorated: boolean;
  readonly statue: Statue | null;
}

/** A piece in a warehouse, and the turn it came there: it may be placed on later turns only. */
export interface Stored {
  readonly piece: Piece;
  readonly turn: number;
}

/** Victory points by where they came from. */
export interface Points {
  building: number;
  evaluation: number;
  court: number;
  end: number;
}

/** What everybody knows to lie behind a screen: see ledger.ts. Never changed, only replaced: clones share it. */
export interface Ledger {
  readonly florins: number;
  readonly blocks: Readonly<Counts>;
}

export interface Player {
  florins: number;
  blocks: Counts;
  /** Null without screens, or if nobody saw the start. */
  ledger: Ledger | null;
  /** The buildings of each city, the lowest first. */
  columns: Building[][];
  /** Evaluation markers waiting in each bonus section of the court, 1 or 0. */
  court: Counts;
  /** Evaluation markers in the court's open area. */
  open: number;
  /** Own evaluation places in use, 1 or 0. */
  types: Counts;
  landscapes: Counts;
  statuePlaces: Counts;
  /** Upgrade tiles on the cities, 1 or 0. */
  improved: Counts;
  warehouse: Stored[];
  points: Points;
}

export interface Visit {
  readonly holder: Seat;
  readonly section: number;
}

export interface State extends BaseState {
  agenda: Frame[];
  /** The edition given to this game; null for the house's own. */
  edition: Edition | null;
  variant: Variant;
  /** Whether florins and blocks lie behind screens. */
  hidden: boolean;
  players: Player[];
  bag: Counts;
  /** Blocks in each slot, I first. */
  wheel: Counts[];
  /** How many sectors each icon wheel has turned, from 0 to 5. */
  decorationWheel: number;
  statueWheel: number;
  display: (Tile | null)[];
  /** Face down; the last tile is drawn next. */
  pile: Tile[];
  monuments: Counts;
  improvements: Counts;
  decorations: Counts;
  statues: Counts;
  gold: number;
  /** Out of the game. */
  box: { gold: number; tiles: Tile[] };
  /** Who evaluated each city, and who holds each florin place. */
  cities: (Seat | null)[];
  florinPlaces: (Seat | null)[];
  visit: Visit | null;
  /** Whether the piece for 10 florins was bought this turn. */
  purchased: boolean;
  /** Passes in a row. */
  passes: number;
  /** Who triggered the end. */
  ender: Seat | null;
}

/** Ruling C25: with screens, nobody shall learn from the game's going on by itself what somebody could not pay. */
export const behindScreens = (state: State): boolean => state.hidden;

/** Evaluation markers a player has still to use. */
export const markersLeft = (player: Player): number => player.open + total(player.court);

export const nextSeat = (state: State, seat: Seat): Seat => (seat + 1) % state.players.length;

/** Null counts, as in views, are not known to be nothing. */
export function isEmpty(counts: Counts): boolean {
  for (let index = 0; index < counts.length; index++) if (counts[index] !== 0) return false;
  return true;
}

export function total(counts: Counts): number {
  let sum = 0;
  for (let index = 0; index < counts.length; index++) sum += counts[index];
  return sum;
}

/** Every block bought or paid makes such a list: written out it takes half as long as spread. */
export function withColour(list: readonly Colour[], colour: Colour): Colour[] {
  const longer = new Array<Colour>(list.length + 1);
  for (let index = 0; index < list.length; index++) longer[index] = list[index];
  longer[list.length] = colour;
  return longer;
}
