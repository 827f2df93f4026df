/**
 * Every move of the game. Moves are shared constants wherever their parameters are few: legal lists then cost nothing.
 */
import {
  type BuildingType,
  CITIES,
  type City,
  COLOURS,
  type Colour,
  LANDSCAPES,
  type Landscape,
  PIECE_INDEX,
  PIECES,
  type Piece,
  TYPE_INDEX,
  TYPES,
} from '../edition/names.ts';
import type { Tile } from './state.ts';

/** What the wheel's turn moves: the one wheel of the normal game, or both or only the statues' of the advanced one. */
export type Wheels = 'wheel' | 'both' | 'statues';

export type Move =
  | { readonly do: 'turn'; readonly wheels: Wheels }
  | { readonly do: 'sector'; readonly slot: number }
  | { readonly do: 'take'; readonly colour: Colour }
  | { readonly do: 'stop' }
  | { readonly do: 'build'; readonly type: BuildingType; readonly value: number; readonly city: City }
  | { readonly do: 'monument'; readonly type: BuildingType; readonly city: City }
  | { readonly do: 'upgrade'; readonly type: BuildingType; readonly value: number; readonly city: City; readonly floor: number }
  | { readonly do: 'pay'; readonly colour: Colour }
  | { readonly do: 'exchange'; readonly colour: Colour }
  | { readonly do: 'improve'; readonly city: City }
  | { readonly do: 'evaluate'; readonly section: number }
  | { readonly do: 'evaluate-open' }
  | { readonly do: 'follow'; readonly section: number }
  | { readonly do: 'decline'; readonly section: number }
  | { readonly do: 'mark-city'; readonly city: City }
  | { readonly do: 'mark-type'; readonly type: BuildingType }
  | { readonly do: 'mark-landscape'; readonly landscape: Landscape }
  | { readonly do: 'mark-florins'; readonly needs: number; readonly rate: number }
  | { readonly do: 'mark-statues'; readonly cities: readonly City[] }
  | { readonly do: 'take-piece'; readonly piece: Piece }
  | { readonly do: 'refuse-piece' }
  | { readonly do: 'place'; readonly piece: Piece; readonly city: City; readonly floor: number }
  | { readonly do: 'purchase'; readonly piece: Piece; readonly city: City; readonly floor: number }
  | { readonly do: 'store'; readonly piece: Piece }
  | { readonly do: 'swap'; readonly piece: Piece; readonly discard: Piece }
  | { readonly do: 'pass' }
  | { readonly do: 'end-turn' };

export type MoveOf<Verb extends Move['do']> = Extract<Move, { do: Verb }>;

export const MOVES = [
  'turn',
  'sector',
  'take',
  'stop',
  'build',
  'monument',
  'upgrade',
  'pay',
  'exchange',
  'improve',
  'evaluate',
  'evaluate-open',
  'follow',
  'decline',
  'mark-city',
  'mark-type',
  'mark-landscape',
  'mark-florins',
  'mark-statues',
  'take-piece',
  'refuse-piece',
  'place',
  'purchase',
  'store',
  'swap',
  'pass',
  'end-turn',
] as const satisfies readonly Move['do'][];

const SECTIONS = 8;
const upTo = <T>(length: number, make: (index: number) => T): readonly T[] => Array.from({ length }, (_, index) => make(index));

export const TURN: Readonly<Record<Wheels, Move>> = {
  wheel: { do: 'turn', wheels: 'wheel' },
  both: { do: 'turn', wheels: 'both' },
  statues: { do: 'turn', wheels: 'statues' },
};
export const SECTOR = upTo(6, (index): Move => ({ do: 'sector', slot: index + 1 }));
export const TAKE = COLOURS.map((colour): Move => ({ do: 'take', colour }));
export const STOP: Move = { do: 'stop' };
export const PAY = COLOURS.map((colour): Move => ({ do: 'pay', colour }));
export const EXCHANGE = COLOURS.map((colour): Move => ({ do: 'exchange', colour }));
export const MONUMENT = TYPES.map((type) => CITIES.map((city): Move => ({ do: 'monument', type, city })));
export const IMPROVE = CITIES.map((city): Move => ({ do: 'improve', city }));
export const EVALUATE = upTo(SECTIONS, (index): Move => ({ do: 'evaluate', section: index + 1 }));
export const EVALUATE_OPEN: Move = { do: 'evaluate-open' };
export const FOLLOW = upTo(SECTIONS, (index): Move => ({ do: 'follow', section: index + 1 }));
export const DECLINE = upTo(SECTIONS, (index): Move => ({ do: 'decline', section: index + 1 }));
export const MARK_CITY = CITIES.map((city): Move => ({ do: 'mark-city', city }));
export const MARK_TYPE = TYPES.map((type): Move => ({ do: 'mark-type', type }));
export const MARK_LANDSCAPE = LANDSCAPES.map((landscape): Move => ({ do: 'mark-landscape', landscape }));
export const REFUSE_PIECE: Move = { do: 'refuse-piece' };
export const PASS: Move = { do: 'pass' };
export const END_TURN: Move = { do: 'end-turn' };

/** Moves with a value or a floor in them are made when first needed, then kept: editions may have any values. */
function kept<T>(table: T[], index: number, make: () => T): T {
  let entry = table[index];
  if (entry === undefined) {
    entry = make();
    table[index] = entry;
  }
  return entry;
}

/**
 * For steps that choose from the same few moves again and again: the moves whose bits are set, in a list that is made
 * once. Lists of a block bought or paid are asked for more often than all others together.
 */
export function sharedLists<M extends Move>(all: readonly M[]): (bits: number) => readonly M[] {
  const lists = new Array<readonly M[]>(1 << all.length);
  return (bits) => kept(lists, bits, () => all.filter((_, index) => (bits & (1 << index)) !== 0));
}

const BUILD: (readonly Move[])[][] = TYPES.map(() => []);
const UPGRADE: Move[][][][] = TYPES.map(() => []);
const PLACE: Move[][][] = PIECES.map(() => CITIES.map(() => []));
const PURCHASE: Move[][][] = PIECES.map(() => CITIES.map(() => []));
const MARK_FLORINS: Move[][] = [];
const TAKE_PIECE = PIECES.map((piece): Move => ({ do: 'take-piece', piece }));

/** Building a tile, city by city. */
export const buildsOf = ({ type, value }: Tile): readonly Move[] =>
  kept(BUILD[TYPE_INDEX[type]], value, () => CITIES.map((city): Move => ({ do: 'build', type, value, city })));

export const upgrade = (type: BuildingType, value: number, city: number, floor: number): Move =>
  kept(kept(UPGRADE[TYPE_INDEX[type]], value, () => CITIES.map((): Move[] => []))[city], floor, () => ({
    do: 'upgrade',
    type,
    value,
    city: CITIES[city],
    floor,
  }));

export const markFlorins = (needs: number, rate: number): Move =>
  kept(
    kept(MARK_FLORINS, needs, () => []),
    rate,
    () => ({ do: 'mark-florins', needs, rate }),
  );

export const place = (piece: Piece, city: number, floor: number): Move =>
  kept(PLACE[PIECE_INDEX[piece]][city], floor, () => ({ do: 'place', piece, city: CITIES[city], floor }));

export const purchase = (piece: Piece, city: number, floor: number): Move =>
  kept(PURCHASE[PIECE_INDEX[piece]][city], floor, () => ({ do: 'purchase', piece, city: CITIES[city], floor }));

export const takePiece = (piece: Piece): Move => TAKE_PIECE[PIECE_INDEX[piece]];
