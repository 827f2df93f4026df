/** Once a turn a decoration or statue of the supply may be bought for florins and placed at once (ruling C21). */
import type { Log, Reason, Seat } from '@bottega/kernel';
import { CITIES, CITY_INDEX, COLOURS, type Piece } from '../../edition/names.ts';
import { editionOf } from '../../edition/schema.ts';
import { because } from '../events.ts';
import { moveFlorins } from '../ledger.ts';
import { type Move, type MoveOf, purchase as purchaseMove } from '../moves.ts';
import { inSupply, putOnBuilding, takeFromSupply } from '../pieces.ts';
import type { State } from '../state.ts';
import type { Action } from './action.ts';

export const purchase: Action<'purchase'> = {
  moves: ['purchase'],
  offer(state: State, seat: Seat, moves: Move[]): void {
    offerPurchases(state, seat, moves, () => true);
  },
  play(state: State, seat: Seat, move: MoveOf<'purchase'>, log?: Log): void {
    const { price } = editionOf(state).pieces;
    moveFlorins(state.players[seat], -price);
    state.purchased = true;
    takeFromSupply(state, move.piece);
    putOnBuilding(state, seat, move);
    log?.({ code: 'purchased', seat, piece: move.piece, city: move.city, florins: price });
  },
  why(state: State, seat: Seat, { piece, city }: MoveOf<'purchase'>): Reason | undefined {
    const { price } = editionOf(state).pieces;
    const { florins } = state.players[seat];
    if (state.variant === 'normal') return because('other-variant', { variant: state.variant });
    if (state.purchased) return because('already-purchased');
    if (florins < price) return because('too-dear', { price, florins });
    if (CITY_INDEX[city] === undefined) return undefined;
    return piece !== 'gold' && inSupply(state, piece) === 0 ? because('not-in-supply', { piece }) : because('does-not-fit', { piece, city });
  },
};

/** The purchases that can be paid, of those that are allowed. */
export function offerPurchases(state: State, seat: Seat, moves: Move[], allowed: (piece: Piece, city: number) => boolean): void {
  const edition = editionOf(state);
  const player = state.players[seat];
  if (state.variant === 'normal' || state.purchased || player.florins < edition.pieces.price) return;
  for (let city = 0; city < CITIES.length; city++) {
    const column = player.columns[city];
    for (let floor = 0; floor < column.length; floor++) {
      const building = column[floor];
      const decoration = edition.buildings.types[building.type].decoration;
      if (!building.decorated && inSupply(state, decoration) > 0 && allowed(decoration, city)) moves.push(purchaseMove(decoration, city, floor + 1));
      // a bought statue stands only in the city of its own colour
      const statue = COLOURS[city];
      if (building.statue === null && state.statues[city] > 0 && allowed(statue, city)) moves.push(purchaseMove(statue, city, floor + 1));
    }
  }
}
