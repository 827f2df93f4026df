/** What an edition of the game must state, and the plain values the rules read. */
import { editionKit, marked } from '@bottega/kernel';
import * as v from 'valibot';
import house from './edition.json' with { type: 'json' };
import { BONUSES, CITIES, COLOURS, CURRENCIES, DECORATIONS, LANDSCAPES, TYPES } from './names.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));
const positive = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000));
const counts = v.pipe(v.array(count), v.length(6));
const colour = v.picklist(COLOURS);
const city = v.picklist(CITIES);
const decoration = v.picklist(DECORATIONS);
const currency = v.picklist(CURRENCIES);
const byPlayers = <Input, Output>(value: v.GenericSchema<Input, Output>) => v.strictObject({ 2: value, 3: value, 4: value });
const eachOnce = <Name extends string>(name: v.GenericSchema<Name>) =>
  v.pipe(
    v.array(name),
    v.length(6),
    v.check((names) => new Set(names).size === 6, 'each must stand here once'),
  );
const record = <Name extends string, Input, Output>(names: readonly Name[], value: v.GenericSchema<Input, Output>) =>
  v.strictObject(Object.fromEntries(names.map((name) => [name, value])) as Record<Name, v.GenericSchema<Input, Output>>);
const sections = v.pipe(v.array(v.picklist(BONUSES)), v.minLength(1), v.maxLength(8));

type Wrap = <Input, Output>(value: v.GenericSchema<Input, Output>) => v.GenericSchema<unknown, Output>;

/** First, second and third place: each with a mark of its own, or all three with one. */
const ranks = (marked: Wrap): v.GenericSchema<unknown, number[]> => {
  const each = v.pipe(v.array(marked(count)), v.length(3));
  const together = marked(v.pipe(v.array(count), v.length(3)));
  return v.lazy((given): v.GenericSchema<unknown, number[]> => (Array.isArray(given) ? each : together));
};

/** In a file each value stands with its mark; inside a state it stands bare. */
const shape = (marked: Wrap) =>
  v.strictObject({
    blocks: v.strictObject({ perColour: marked(positive) }),
    wheel: v.strictObject({
      prices: marked(v.pipe(v.array(counts), v.length(6))),
      capacity: marked(positive),
      start: marked(counts),
      decorations: marked(eachOnce(decoration)),
      statues: marked(eachOnce(colour)),
    }),
    start: v.strictObject({ florins: marked(count), blocks: marked(v.pipe(v.array(v.array(colour)), v.length(4))) }),
    cities: record(
      CITIES,
      v.strictObject({
        pays: marked(currency),
        reward: marked(count),
        improved: marked(count),
        needed: marked(positive),
        statues: ranks(marked),
        improvements: marked(count),
      }),
    ),
    buildings: v.strictObject({
      types: record(TYPES, v.strictObject({ landscape: marked(v.picklist(LANDSCAPES)), decoration: marked(decoration) })),
      values: marked(byPlayers(v.pipe(v.array(positive), v.minLength(1)))),
      monument: marked(positive),
      display: marked(positive),
    }),
    court: v.strictObject({ normal: marked(sections), advanced: marked(sections), florins: marked(count), points: marked(count) }),
    landscapes: record(LANDSCAPES, v.strictObject({ pays: marked(currency), reward: marked(count) })),
    pieces: v.strictObject({
      decorations: marked(byPlayers(count)),
      statues: marked(count),
      gold: marked(count),
      warehouses: marked(positive),
      price: marked(count),
      decorationSets: marked(v.array(count)),
      statuePlaces: marked(v.array(v.pipe(v.array(city), v.minLength(1)))),
    }),
    florins: v.strictObject({
      pass: marked(count),
      places: marked(v.array(v.strictObject({ needs: count, rate: positive }))),
      rate: marked(positive),
    }),
    end: v.strictObject({ points: marked(count), stalledRounds: marked(positive) }),
  });
const PLAIN = shape((value) => value as v.GenericSchema<unknown, never>);

/** Values that only make sense together. */
const consistent = (edition: ReturnType<typeof shape>) =>
  v.pipe(
    edition,
    v.check(
      (edition) => new Set(TYPES.map((type) => edition.buildings.types[type].decoration)).size === TYPES.length,
      'each type of building has a decoration of its own',
    ),
    v.check(
      (edition) => Object.values(edition.buildings.values).every((values) => values.every((value) => value < edition.buildings.monument)),
      'a monument is worth more than any building',
    ),
    v.check((edition) => {
      const needed = edition.wheel.start.map((start, index) => start + edition.start.blocks.flat().filter((name) => name === COLOURS[index]).length);
      return needed.every((blocks) => blocks <= edition.blocks.perColour);
    }, 'there are too few blocks for the start'),
    v.check((edition) => edition.court.normal.every((bonus) => bonus === 'florins' || bonus === 'points'), 'the normal court gives florins and points only'),
    v.check(({ florins }) => new Set(florins.places.map(({ needs }) => needs)).size === florins.places.length, 'florin places differ in what they need'),
    v.check((edition) => {
      const golden = edition.court.advanced.filter((bonus) => bonus === 'gold').length;
      return golden === edition.pieces.gold;
    }, 'a player has one gold statue for each section that gives one'),
  );

const FILE = consistent(shape(marked));

export type Edition = v.InferOutput<typeof FILE>;
export const EDITION_KIT = editionKit<Edition>(house, FILE);
export const HOUSE_EDITION = EDITION_KIT.read(house);

/** For states that carry an edition of their own. */
export const PLAIN_EDITION = consistent(PLAIN);

/** The edition a state is played with. */
export const editionOf = (state: { readonly edition: Edition | null }): Edition => state.edition ?? HOUSE_EDITION;
