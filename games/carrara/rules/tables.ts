/**
 * What the rules ask an edition most, by places in the order of names: that is found much sooner than by the names
 * themselves.
 */
import { CITIES, type City, LANDSCAPE_INDEX, TYPES } from '../edition/names.ts';
import { type Edition, HOUSE_EDITION } from '../edition/schema.ts';
import type { State } from './state.ts';

export interface Tables {
  /** What each city pays and needs. */
  readonly cities: readonly Edition['cities'][City][];
  /** How many buildings each city needs to be evaluated. */
  readonly needed: readonly number[];
  /** The landscape of each type of building. */
  readonly landscapes: readonly number[];
}

const tablesFor = ({ cities, buildings }: Edition): Tables => ({
  cities: CITIES.map((city) => cities[city]),
  needed: CITIES.map((city) => cities[city].needed),
  landscapes: TYPES.map((type) => LANDSCAPE_INDEX[buildings.types[type].landscape]),
});

const HOUSE_TABLES = tablesFor(HOUSE_EDITION);
const given = new WeakMap<Edition, Tables>();

export function tablesOf({ edition }: State): Tables {
  if (edition === null) return HOUSE_TABLES;
  let tables = given.get(edition);
  if (tables === undefined) {
    tables = tablesFor(edition);
    given.set(edition, tables);
  }
  return tables;
}
