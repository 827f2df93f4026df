/** Why a marker can't go to a place, or a free thing can't come before it. */
import { type Reason, type Seat, sameJson } from '@bottega/kernel';
import { CITY_INDEX, LANDSCAPES, TYPE_INDEX } from '../../edition/names.ts';
import { editionOf } from '../../edition/schema.ts';
import { because } from '../events.ts';
import type { Move, MoveOf } from '../moves.ts';
import { statuePlaceOf } from '../places.ts';
import type { State } from '../state.ts';
import { FREE_BY_VERB } from './action.ts';

export function whyNotMark(state: State, seat: Seat, move: Move): Reason | undefined {
  const edition = editionOf(state);
  const player = state.players[seat];
  switch (move.do) {
    case 'mark-city': {
      const city = CITY_INDEX[move.city];
      const other = state.cities[city];
      if (other !== null) return because('place-taken');
      return because('too-few-buildings', { city: move.city, needed: edition.cities[move.city].needed, have: player.columns[city].length });
    }
    case 'mark-type':
      return player.types[TYPE_INDEX[move.type]] > 0 ? because('place-taken') : because('no-building-of', { kind: move.type });
    case 'mark-landscape':
      return player.landscapes[LANDSCAPES.indexOf(move.landscape)] > 0 ? because('place-taken') : because('no-building-of', { kind: move.landscape });
    case 'mark-florins': {
      const place = edition.florins.places.findIndex(({ needs, rate }) => needs === move.needs && rate === move.rate);
      if (place < 0 || state.variant === 'normal') return undefined;
      if (state.florinPlaces.includes(seat)) return because('one-florin-place');
      return state.florinPlaces[place] === null ? because('too-dear', { price: move.needs, florins: player.florins }) : because('place-taken');
    }
    case 'mark-statues': {
      const place = statuePlaceOf(state, move.cities);
      if (place < 0 || state.variant === 'normal') return undefined;
      return player.statuePlaces[place] > 0 ? because('place-taken') : because('no-statue-there', { cities: move.cities });
    }
    default:
      return whyNotFree(state, seat, move);
  }
}

function whyNotFree(state: State, seat: Seat, move: Move): Reason | undefined {
  const reason = FREE_BY_VERB[move.do]?.why?.(state, seat, move);
  const fits = move.do === 'purchase' && reason?.code === 'does-not-fit' && fitsPurchase(state, seat, move);
  return fits ? because('must-enable') : reason;
}

/** A purchase that would be fine at any other moment. */
function fitsPurchase(state: State, seat: Seat, move: MoveOf<'purchase'>): boolean {
  const moves: Move[] = [];
  FREE_BY_VERB.purchase.offer(state, seat, moves);
  return moves.some((other) => sameJson(other, move));
}
