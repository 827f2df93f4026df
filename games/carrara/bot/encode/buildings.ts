/** A player's buildings: what stands in the cities, and what the places that are still free would pay for it. */
import { parts, type SeatSection, thermometer } from '@bottega/kernel';
import { CITIES, LANDSCAPES, TYPE_INDEX, TYPES } from '../../edition/names.ts';
import { type Edition, editionOf } from '../../edition/schema.ts';
import type { State } from '../../rules/state.ts';
import { tablesOf } from '../../rules/tables.ts';
import { FLORIN_PLACES, STATUE_PLACES } from './sizes.ts';

const FLOORS = [1, 2, 3];
/** What stands where. */
const FLOOR = 0;
const VALUE = FLOOR + CITIES.length * FLOORS.length;
const STATUES = VALUE + CITIES.length;
const DECORATED = STATUES + CITIES.length;
const SETS = DECORATED + TYPES.length;
const IMPROVED = SETS + 1;
/** Places in use. */
const CITIES_HELD = IMPROVED + CITIES.length;
const TYPES_USED = CITIES_HELD + CITIES.length;
const LANDSCAPES_USED = TYPES_USED + TYPES.length;
const STATUE_PLACES_USED = LANDSCAPES_USED + LANDSCAPES.length;
const FLORINS_HELD = STATUE_PLACES_USED + STATUE_PLACES;
/** What free places pay: points and florins apart where both may come. */
const BY_CITY = FLORINS_HELD + FLORIN_PLACES;
const BY_TYPE = BY_CITY + CITIES.length;
const BY_LANDSCAPE = BY_TYPE + 2 * TYPES.length;
const BY_STATUES = BY_LANDSCAPE + LANDSCAPES.length;
const SIZE = BY_STATUES + 2 * STATUE_PLACES;

/** A good reward, in points or florins. */
const REWARD = 15;

export const buildings: SeatSection<State> = {
  name: 'buildings, places in use, what free places pay',
  size: SIZE,
  write(state, seat, _viewer, into, at) {
    const edition = editionOf(state);
    const tables = tablesOf(state);
    const { columns, improved, types, landscapes, statuePlaces } = state.players[seat];
    for (let city = 0; city < CITIES.length; city++) {
      const column = columns[city];
      if (state.cities[city] === seat) into[at + CITIES_HELD + city] = 1;
      if (column.length === 0) continue;
      const { pays, reward, improved: better } = tables.cities[city];
      const rate = improved[city] > 0 ? better : reward;
      const currency = pays === 'points' ? 0 : 1;
      let sum = 0;
      for (let floor = 0; floor < column.length; floor++) {
        const building = column[floor];
        const type = TYPE_INDEX[building.type];
        const worth = building.decorated ? building.value + 1 : building.value;
        sum += worth;
        if (building.decorated) into[at + DECORATED + type] += 0.25;
        if (types[type] === 0) into[at + BY_TYPE + 2 * type + currency] += (worth * rate) / REWARD;
        const landscape = tables.landscapes[type];
        if (landscapes[landscape] === 0) into[at + BY_LANDSCAPE + landscape] += worth / REWARD;
        if (building.statue === null) continue;
        into[at + STATUES + city] += 0.25;
        const place = statuePlaceIn(edition, city);
        if (place >= 0 && statuePlaces[place] === 0) into[at + BY_STATUES + 2 * place + currency] += (worth * rate) / REWARD;
      }
      thermometer(into, at + FLOOR + city * FLOORS.length, column.length, FLOORS);
      into[at + VALUE + city] = sum / REWARD;
      if (state.cities[city] === null && column.length >= tables.needed[city]) into[at + BY_CITY + city] = (sum * rate) / REWARD;
    }
    parts(into, at + IMPROVED, improved, CITIES.length, 1);
    parts(into, at + TYPES_USED, types, TYPES.length, 1);
    parts(into, at + LANDSCAPES_USED, landscapes, LANDSCAPES.length, 1);
    parts(into, at + STATUE_PLACES_USED, statuePlaces, STATUE_PLACES, 1);
    for (let place = 0; place < FLORIN_PLACES && place < state.florinPlaces.length; place++) {
      if (state.florinPlaces[place] === seat) into[at + FLORINS_HELD + place] = 1;
    }
    into[at + SETS] = setPoints(edition, into, at + DECORATED) / 40;
  },
};

/** The place that counts a city's statues, of those there is room for. */
function statuePlaceIn({ pieces }: Edition, city: number): number {
  const places = pieces.statuePlaces;
  for (let place = 0; place < STATUE_PLACES && place < places.length; place++) if (places[place].includes(CITIES[city])) return place;
  return -1;
}

/** What the sets of decorations are worth, from the quarters just counted. */
function setPoints({ pieces }: Edition, into: Float32Array, at: number): number {
  const { decorationSets } = pieces;
  let points = 0;
  for (let type = 0; type < TYPES.length; type++) {
    const size = into[at + type] * 4;
    if (size > 0) points += decorationSets[Math.min(size, decorationSets.length) - 1] ?? 0;
  }
  return points;
}
