/** What the rules page tells in figures and names: worked out from an edition and its examples, so that no text holds a printed value. */
import type { Words } from '@bottega/kernel';
import {
  type BuildingType,
  CITIES,
  CITY_INDEX,
  type City,
  COLOURS,
  type Colour,
  type Currency,
  DECORATIONS,
  LANDSCAPES,
  type Landscape,
  TYPES,
} from '../../edition/names.ts';
import type { Edition } from '../../edition/schema.ts';
import { listColours } from '../../rules/wheel.ts';
import { type Examples, playExamples } from './examples.ts';
import { type Origin, originOf } from './origins.ts';

export interface Facts {
  readonly edition: Edition;
  readonly examples: Examples;
  /** The values the examples are told with: the edition's own, or the house's where they can't be played with those. */
  readonly playedWith: Edition;
  readonly colour: (colour: Colour) => string;
  readonly city: (city: City) => string;
  readonly type: (type: BuildingType) => string;
  readonly landscape: (landscape: Landscape) => string;
  /** A sector's number, `III`; sectors are counted from 0. */
  readonly sector: (slot: number) => string;
  /** `3 points`, `1 florin`: what is paid, as the board says it. */
  readonly pays: (currency: Currency, amount: number) => string;
  /** `white, yellow and red`, as the language joins them. */
  readonly and: (items: readonly string[]) => string;
  /** How many blocks there are of each colour, the finest first. */
  readonly tally: (colours: readonly Colour[]) => readonly { readonly colour: Colour; readonly count: number }[];
  readonly accepts: (city: City) => readonly Colour[];
  /** The colour of which two blocks stand for one in the city; null where every colour is accepted. */
  readonly below: (city: City) => Colour | null;
  /** What differs by number of players. */
  readonly byPlayers: readonly PlayerFacts[];
  readonly blocksInAll: number;
  /** The blocks on the wheel at the start. */
  readonly startBlocks: readonly Colour[];
  readonly upgradeTiles: number;
  readonly places: { readonly normal: number; readonly advanced: number };
  /** Where a value comes from, by its path in the edition. */
  readonly origin: (path: string) => Origin;
}

interface PlayerFacts {
  readonly players: number;
  /** The values of the tiles of each type. */
  readonly values: readonly number[];
  readonly tiles: number;
  readonly pile: number;
  /** Of each kind, and of all kinds. */
  readonly decorations: number;
  readonly allDecorations: number;
  readonly gold: number;
}

export function factsOf(edition: Edition, words: Words): Facts {
  const { examples, playedWith } = playExamples(edition);
  // no comma before "and" in British English
  const join = new Intl.ListFormat(words.language === 'en' ? 'en-GB' : words.language, { type: 'conjunction' });
  const colour = (name: Colour): string => words.say(`colour.${name}`);
  const normal = CITIES.length + TYPES.length + LANDSCAPES.length;
  return {
    edition,
    examples,
    playedWith,
    colour,
    city: (name) => words.say(`city.${name}`),
    type: (name) => words.say(`type.${name}`),
    landscape: (name) => words.say(`landscape.${name}`),
    sector: (slot) => words.say(`slot.${slot + 1}`),
    pays: (currency, amount) => words.say('board.reward', { pays: currency, reward: amount }),
    and: (items) => join.format(items),
    tally: (colours) =>
      COLOURS.filter((name) => colours.includes(name)).map((name) => ({ colour: name, count: colours.filter((each) => each === name).length })),
    accepts: (city) => COLOURS.slice(0, CITY_INDEX[city] + 1),
    below: (city) => COLOURS[CITY_INDEX[city] + 1] ?? null,
    byPlayers: ([2, 3, 4] as const).map((players) => playerFacts(edition, players)),
    blocksInAll: edition.blocks.perColour * COLOURS.length,
    startBlocks: listColours(edition.wheel.start),
    upgradeTiles: CITIES.reduce((sum, city) => sum + edition.cities[city].improvements, 0),
    places: { normal, advanced: normal + edition.florins.places.length + edition.pieces.statuePlaces.length },
    origin: (path) => originOf(path, edition),
  };
}

function playerFacts(edition: Edition, players: 2 | 3 | 4): PlayerFacts {
  const values = edition.buildings.values[players];
  const tiles = values.length * TYPES.length;
  const decorations = edition.pieces.decorations[players];
  return {
    players,
    values,
    tiles,
    pile: Math.max(0, tiles - edition.buildings.display),
    decorations,
    allDecorations: decorations * DECORATIONS.length,
    gold: edition.pieces.gold * players,
  };
}
