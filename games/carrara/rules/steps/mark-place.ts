/**
 * Put the evaluation marker on an open place and take its reward; free things may still come before (rulings C14, C20,
 * C21).
 */
import type { Choice, GameEvent, Log, Seat } from '@bottega/kernel';
import { CITIES, CITY_INDEX, LANDSCAPES, TYPE_INDEX, TYPES } from '../../edition/names.ts';
import { editionOf } from '../../edition/schema.ts';
import { placeStored } from '../actions/place-stored.ts';
import { offerPurchases } from '../actions/purchase.ts';
import type { FrameOf } from '../frames.ts';
import { moveFlorins } from '../ledger.ts';
import { MARK_CITY, MARK_LANDSCAPE, MARK_TYPE, type Move, markFlorins } from '../moves.ts';
import {
  anyPlaceOpen,
  builtTypes,
  cityOpen,
  cityReward,
  florinPlaceOpen,
  landscapeOpen,
  landscapeReward,
  purchaseLeavesPlace,
  type Reward,
  statuePlaceOf,
  statuePlaceOpen,
  statueReward,
  typeOpen,
  typeReward,
} from '../places.ts';
import { behindScreens, type State } from '../state.ts';
import { FREE, FREE_BY_VERB } from './action.ts';
import { whyNotMark } from './why-not-mark.ts';

export const markPlace: Choice<State, FrameOf<'mark-place'>, Move> = {
  moves: ['mark-city', 'mark-type', 'mark-landscape', 'mark-florins', 'mark-statues', ...FREE.flatMap((free) => free.moves)],
  legal(state, _frame, seat, most) {
    const edition = editionOf(state);
    const { florins, statuePlaces } = state.players[seat];
    const moves: Move[] = [];
    if (state.variant === 'advanced') {
      placeStored.offer(state, seat, moves);
      offerPurchases(state, seat, moves, (piece, city) => purchaseLeavesPlace(state, seat, piece, city));
    }
    for (let city = 0; city < CITIES.length; city++) if (cityOpen(state, seat, city)) moves.push(MARK_CITY[city]);
    const built = builtTypes(state, seat);
    for (let type = 0; type < TYPES.length; type++) if (typeOpen(state, seat, type, built)) moves.push(MARK_TYPE[type]);
    if (moves.length >= most) return moves;
    for (let landscape = 0; landscape < LANDSCAPES.length; landscape++) if (landscapeOpen(state, seat, landscape, built)) moves.push(MARK_LANDSCAPE[landscape]);
    for (let place = 0; place < state.florinPlaces.length; place++) {
      if (!florinPlaceOpen(state, seat, place, florins)) continue;
      const { needs, rate } = edition.florins.places[place];
      moves.push(markFlorins(needs, rate));
    }
    for (let place = 0; place < statuePlaces.length; place++) {
      if (statuePlaceOpen(state, seat, place)) moves.push({ do: 'mark-statues', cities: edition.pieces.statuePlaces[place] });
    }
    return moves;
  },
  play(state, frame, seat, move, log) {
    const player = state.players[seat];
    switch (move.do) {
      case 'mark-city': {
        const city = CITY_INDEX[move.city];
        state.cities[city] = seat;
        collect(state, seat, cityReward(state, seat, city), { code: 'marked-city', city: move.city }, log);
        return;
      }
      case 'mark-type': {
        const type = TYPE_INDEX[move.type];
        player.types[type] = 1;
        collect(state, seat, typeReward(state, seat, type), { code: 'marked-type', type: move.type }, log);
        return;
      }
      case 'mark-landscape': {
        const landscape = LANDSCAPES.indexOf(move.landscape);
        player.landscapes[landscape] = 1;
        collect(state, seat, landscapeReward(state, seat, landscape), { code: 'marked-landscape', landscape: move.landscape }, log);
        return;
      }
      case 'mark-statues': {
        const place = statuePlaceOf(state, move.cities);
        player.statuePlaces[place] = 1;
        collect(state, seat, statueReward(state, seat, place), { code: 'marked-statues', cities: move.cities }, log);
        return;
      }
      case 'mark-florins':
        // pays at the end of the game; now everybody is shown that the minimum is there, and no more than that (ruling
        // C28)
        state.florinPlaces[editionOf(state).florins.places.findIndex(({ needs }) => needs === move.needs)] = seat;
        log?.({ code: 'marked-florins', seat, needs: move.needs, rate: move.rate });
        return;
      default:
        state.agenda.push(frame);
        FREE_BY_VERB[move.do].play(state, seat, move, log);
    }
  },
  // florins decide about florin places and purchases
  discreet: (state) => behindScreens(state) && state.variant === 'advanced',
  why: (state, _frame, seat, move) => whyNotMark(state, seat, move),
  // ruling C27: the florins of the bonus may have to buy the statue that opens a place
  prompt: (state, _frame, seat) => ({ open: anyPlaceOpen(state, seat, state.players[seat].florins) ? 'yes' : 'no' }),
};

function collect(state: State, seat: Seat, reward: Reward, event: GameEvent, log?: Log): void {
  const player = state.players[seat];
  moveFlorins(player, reward.florins);
  player.points.evaluation += reward.points;
  log?.({ ...event, seat, ...reward });
}
