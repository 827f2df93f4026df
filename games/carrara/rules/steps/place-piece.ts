/** A piece just taken is placed or stored; with room nowhere it may take the place of a stored one (ruling C19). */
import type { Choice } from '@bottega/kernel';
import { editionOf } from '../../edition/schema.ts';
import { because } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { type Move, type MoveOf, place } from '../moves.ts';
import { eachFit, putOnBuilding, returnToSupply, takeFromSupply } from '../pieces.ts';
import { statueWouldOpen } from '../places.ts';
import { behindScreens, type State } from '../state.ts';
import { goldMustOpen } from './offer-piece.ts';

type Verb = 'place' | 'store' | 'swap';

export const placePiece: Choice<State, FrameOf<'place-piece'>, MoveOf<Verb>> = {
  moves: ['place', 'store', 'swap'],
  legal(state, { piece }, seat) {
    const { warehouse } = state.players[seat];
    const mustOpen = goldMustOpen(state, seat, piece);
    const moves: Move[] = [];
    eachFit(state, seat, piece, (city, floor) => {
      if (!mustOpen || statueWouldOpen(state, seat, city)) moves.push(place(piece, city, floor + 1));
    });
    if (mustOpen) return moves as MoveOf<Verb>[];
    if (warehouse.length < editionOf(state).pieces.warehouses) moves.push({ do: 'store', piece });
    else if (moves.length === 0) {
      const discards = new Set(warehouse.map((stored) => stored.piece));
      for (const discard of discards) moves.push({ do: 'swap', piece, discard });
    }
    return moves as MoveOf<Verb>[];
  },
  play(state, { piece }, seat, move, log) {
    const { warehouse } = state.players[seat];
    takeFromSupply(state, piece);
    log?.({ code: 'took-piece', seat, piece });
    switch (move.do) {
      case 'place':
        putOnBuilding(state, seat, move);
        log?.({ code: 'placed', seat, piece, city: move.city });
        return;
      case 'swap': {
        const index = warehouse.findIndex((stored) => stored.piece === move.discard);
        warehouse.splice(index, 1);
        returnToSupply(state, move.discard);
        log?.({ code: 'swapped', seat, piece, discard: move.discard });
        break;
      }
      case 'store':
        log?.({ code: 'stored', seat, piece });
    }
    warehouse.push({ piece, turn: state.turn });
  },
  // where a gold statue must go depends on the florins
  discreet: (state, { piece }) => piece === 'gold' && behindScreens(state),
  why(state, { piece }, seat, move) {
    if (goldMustOpen(state, seat, piece)) return because('must-enable');
    if (move.do === 'place') return because('does-not-fit', { piece, city: move.city });
    return move.do === 'store' ? because('warehouses-full') : undefined;
  },
  prompt: (_state, { piece }) => ({ piece }),
};
