/** Decorations and statues: where they fit, where they come from and how they get onto a building. */
import type { Seat } from '@bottega/kernel';
import { CITY_INDEX, COLOUR_INDEX, DECORATION_INDEX, isDecoration, type Piece } from '../edition/names.ts';
import { editionOf } from '../edition/schema.ts';
import type { Move } from './moves.ts';
import type { Building, State } from './state.ts';

/**
 * Rulings C22 and C9: a decoration on its type of building, a statue where its colour is accepted, gold anywhere; one
 * of each a building.
 */
export function fits(state: State, piece: Piece, building: Building, city: number): boolean {
  if (isDecoration(piece)) return !building.decorated && editionOf(state).buildings.types[building.type].decoration === piece;
  return building.statue === null && (piece === 'gold' || COLOUR_INDEX[piece] <= city);
}

/** Calls back for every own building the piece fits on. */
export function eachFit(state: State, seat: Seat, piece: Piece, found: (city: number, floor: number) => void): void {
  const { columns } = state.players[seat];
  for (let city = 0; city < columns.length; city++) {
    const column = columns[city];
    for (let floor = 0; floor < column.length; floor++) if (fits(state, piece, column[floor], city)) found(city, floor);
  }
}

export function inSupply(state: State, piece: Piece): number {
  if (piece === 'gold') return state.gold;
  return isDecoration(piece) ? state.decorations[DECORATION_INDEX[piece]] : state.statues[COLOUR_INDEX[piece]];
}

/** Moves pieces between the supply and the table; gold that comes back goes to the box. */
export function takeFromSupply(state: State, piece: Piece): void {
  if (piece === 'gold') state.gold--;
  else if (isDecoration(piece)) state.decorations[DECORATION_INDEX[piece]]--;
  else state.statues[COLOUR_INDEX[piece]]--;
}

export function returnToSupply(state: State, piece: Piece): void {
  if (piece === 'gold') state.box.gold++;
  else if (isDecoration(piece)) state.decorations[DECORATION_INDEX[piece]]++;
  else state.statues[COLOUR_INDEX[piece]]++;
}

/** Puts a piece on the building a `place` or `purchase` move names. */
export function putOnBuilding(state: State, seat: Seat, { piece, city, floor }: Extract<Move, { do: 'place' | 'purchase' }>): void {
  const column = state.players[seat].columns[CITY_INDEX[city]];
  const building = column[floor - 1];
  column[floor - 1] = isDecoration(piece) ? { ...building, decorated: true } : { ...building, statue: piece };
}
