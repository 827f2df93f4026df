/**
 * The evaluation places: which are open to a seat, and what they bring. Decorations count one each, statues nothing
 * (ruling C23).
 */
import type { Seat } from '@bottega/kernel';
import { CITIES, CITY_INDEX, type City, type Currency, isDecoration, LANDSCAPES, type Piece, TYPE_INDEX, TYPES } from '../edition/names.ts';
import { editionOf } from '../edition/schema.ts';
import type { Building, State } from './state.ts';
import { tablesOf } from './tables.ts';

export interface Reward {
  florins: number;
  points: number;
}

/** Rulings C16: cities and florin places are shared and exclusive, the others are one's own. */
export const cityOpen = (state: State, seat: Seat, city: number): boolean =>
  state.cities[city] === null && state.players[seat].columns[city].length >= tablesOf(state).needed[city];

/** One bit for each type of building that stands in some city of the seat. */
export function builtTypes(state: State, seat: Seat): number {
  const { columns } = state.players[seat];
  let built = 0;
  for (let city = 0; city < columns.length; city++) {
    const column = columns[city];
    for (let floor = 0; floor < column.length; floor++) built |= 1 << TYPE_INDEX[column[floor].type];
  }
  return built;
}

export const typeOpen = (state: State, seat: Seat, type: number, built: number): boolean =>
  (built & (1 << type)) !== 0 && state.players[seat].types[type] === 0;

export function landscapeOpen(state: State, seat: Seat, landscape: number, built: number): boolean {
  if (state.players[seat].landscapes[landscape] !== 0) return false;
  const { landscapes } = tablesOf(state);
  for (let type = 0; type < landscapes.length; type++) if (landscapes[type] === landscape && (built & (1 << type)) !== 0) return true;
  return false;
}

export const florinPlaceOpen = (state: State, seat: Seat, place: number, florins: number): boolean =>
  state.florinPlaces[place] === null && florins >= editionOf(state).florins.places[place].needs && !state.florinPlaces.includes(seat);

export const statuePlaceOpen = (state: State, seat: Seat, place: number): boolean =>
  state.players[seat].statuePlaces[place] === 0 &&
  editionOf(state).pieces.statuePlaces[place].some((city) => state.players[seat].columns[CITY_INDEX[city]].some((building) => building.statue !== null));

/** The place for the statues of these cities. */
export const statuePlaceOf = (state: State, cities: readonly City[]): number =>
  editionOf(state).pieces.statuePlaces.findIndex((place) => place.join() === cities.join());

export function anyPlaceOpen(state: State, seat: Seat, florins: number): boolean {
  const tables = tablesOf(state);
  const { columns, types, landscapes, statuePlaces } = state.players[seat];
  for (let city = 0; city < columns.length; city++) {
    const column = columns[city];
    for (let floor = 0; floor < column.length; floor++) {
      const type = TYPE_INDEX[column[floor].type];
      if (types[type] === 0 || landscapes[tables.landscapes[type]] === 0) return true;
    }
    if (cityOpen(state, seat, city)) return true;
  }
  for (let place = 0; place < statuePlaces.length; place++) if (statuePlaceOpen(state, seat, place)) return true;
  return anyFlorinPlaceOpen(state, seat, florins);
}

export function anyFlorinPlaceOpen(state: State, seat: Seat, florins: number): boolean {
  const { florinPlaces } = state;
  const { places } = editionOf(state).florins;
  let open = false;
  for (let place = 0; place < florinPlaces.length; place++) {
    if (florinPlaces[place] === seat) return false;
    if (florinPlaces[place] === null && florins >= places[place].needs) open = true;
  }
  return open;
}

/** Whether a statue on this city's buildings would open a statue place that is not open yet. */
export const statueWouldOpen = (state: State, seat: Seat, city: number): boolean =>
  editionOf(state).pieces.statuePlaces.some((cities, place) => cities.includes(CITIES[city]) && state.players[seat].statuePlaces[place] === 0);

/** Whether a statue would open a place: on a building without one, in a city to which it may go. */
export const someStatueOpens = (state: State, seat: Seat, mayGoTo: (city: number) => boolean): boolean =>
  state.players[seat].columns.some(
    (column, city) => mayGoTo(city) && column.some((building) => building.statue === null) && statueWouldOpen(state, seat, city),
  );

/** Ruling C27: whether these florins buy a statue that opens a place. */
export const purchaseOpensPlace = (state: State, seat: Seat, florins: number): boolean =>
  state.variant === 'advanced' &&
  !state.purchased &&
  florins >= editionOf(state).pieces.price &&
  someStatueOpens(state, seat, (city) => state.statues[city] > 0);

/**
 * Whether some place is open after a purchase: the rest of the florins, or the statue bought, must open one (ruling
 * C15).
 */
export function purchaseLeavesPlace(state: State, seat: Seat, piece: Piece, city: number): boolean {
  const rest = state.players[seat].florins - editionOf(state).pieces.price;
  return anyPlaceOpen(state, seat, rest) || (!isDecoration(piece) && statueWouldOpen(state, seat, city));
}

export const worth = (building: Building): number => (building.decorated ? building.value + 1 : building.value);

export function cityReward(state: State, seat: Seat, city: number): Reward {
  return total(state, seat, (_, place) => place === city);
}
export function typeReward(state: State, seat: Seat, type: number): Reward {
  return total(state, seat, (building) => building.type === TYPES[type]);
}
export function statueReward(state: State, seat: Seat, place: number): Reward {
  const cities = editionOf(state).pieces.statuePlaces[place];
  return total(state, seat, (building, city) => building.statue !== null && cities.includes(CITIES[city]));
}

/** A landscape pays by its own place, not by the cities. */
export function landscapeReward(state: State, seat: Seat, landscape: number): Reward {
  const { landscapes } = tablesOf(state);
  const { pays, reward } = editionOf(state).landscapes[LANDSCAPES[landscape]];
  let value = 0;
  for (const column of state.players[seat].columns) {
    for (const building of column) if (landscapes[TYPE_INDEX[building.type]] === landscape) value += worth(building);
  }
  return add({ florins: 0, points: 0 }, pays, value * reward);
}

/** Each building that counts, times the reward of the city it stands in. */
function total(state: State, seat: Seat, counts: (building: Building, city: number) => boolean): Reward {
  const { columns, improved } = state.players[seat];
  const { cities } = tablesOf(state);
  const sum: Reward = { florins: 0, points: 0 };
  for (let city = 0; city < columns.length; city++) {
    const { pays, reward, improved: better } = cities[city];
    for (const building of columns[city]) if (counts(building, city)) add(sum, pays, worth(building) * (improved[city] > 0 ? better : reward));
  }
  return sum;
}

function add(sum: Reward, currency: Currency, amount: number): Reward {
  sum[currency] += amount;
  return sum;
}
