/** A piece stored on an earlier turn may be placed for free at any moment of a turn (ruling C20). */
import type { Log, Reason, Seat } from '@bottega/kernel';
import { because } from '../events.ts';
import { type Move, type MoveOf, place } from '../moves.ts';
import { eachFit, putOnBuilding } from '../pieces.ts';
import type { State, Stored } from '../state.ts';
import type { Action } from './action.ts';

export const placeStored: Action<'place'> = {
  moves: ['place'],
  offer(state: State, seat: Seat, moves: Move[]): void {
    const { warehouse } = state.players[seat];
    for (let index = 0; index < warehouse.length; index++) {
      const { piece } = warehouse[index];
      if (!mayLeave(state, warehouse[index]) || offeredBefore(state, warehouse, index)) continue;
      eachFit(state, seat, piece, (city, floor) => moves.push(place(piece, city, floor + 1)));
    }
  },
  play(state: State, seat: Seat, move: MoveOf<'place'>, log?: Log): void {
    const { warehouse } = state.players[seat];
    warehouse.splice(
      warehouse.findIndex((stored) => stored.piece === move.piece && mayLeave(state, stored)),
      1,
    );
    putOnBuilding(state, seat, move);
    log?.({ code: 'placed', seat, piece: move.piece, city: move.city });
  },
  why(state: State, seat: Seat, { piece, city }: MoveOf<'place'>): Reason {
    const stored = state.players[seat].warehouse.filter((entry) => entry.piece === piece);
    if (stored.length === 0) return because('not-stored', { piece });
    if (!stored.some((entry) => mayLeave(state, entry))) return because('stored-this-turn', { piece });
    return because('does-not-fit', { piece, city });
  },
};

const mayLeave = (state: State, { turn }: Stored): boolean => turn < state.turn;

/** Equal pieces are one offer. */
function offeredBefore(state: State, warehouse: readonly Stored[], index: number): boolean {
  for (let earlier = 0; earlier < index; earlier++) {
    if (warehouse[earlier].piece === warehouse[index].piece && mayLeave(state, warehouse[earlier])) return true;
  }
  return false;
}
