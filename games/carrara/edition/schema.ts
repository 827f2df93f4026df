/** What an edition of the game must state, and the plain values the rules read. */
import { editionKit, fitting, marked, NAMES } from '@bottega/kernel';
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
    v.check((names) => new Set(names).size === 6, 'each-once'),
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
        name: v.optional(marked(NAMES)),
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

const twice = <Item>(items: readonly Item[]): Item | undefined => items.find((item, at) => items.indexOf(item) < at);

/** Values that only make sense together. */
const consistent = (edition: ReturnType<typeof shape>) =>
  v.pipe(
    edition,
    fitting<v.InferOutput<ReturnType<typeof shape>>>(
      ({ buildings: { types } }) => {
        const decoration = twice(TYPES.map((type) => types[type].decoration));
        const type = TYPES.findLast((name) => types[name].decoration === decoration);
        return decoration === undefined ? null : { path: `buildings.types.${type}.decoration`, fault: 'decoration-twice', icon: decoration };
      },
      ({ buildings: { values, monument } }) => {
        const most = Math.max(...Object.values(values).flat());
        return monument > most ? null : { path: 'buildings.monument', fault: 'monument-cheap', most };
      },
      ({ wheel, start, blocks }) => {
        const least = Math.max(...COLOURS.map((colour, index) => wheel.start[index] + start.blocks.flat().filter((name) => name === colour).length));
        return least <= blocks.perColour ? null : { path: 'blocks.perColour', fault: 'few-blocks', least };
      },
      ({ court }) => (court.normal.every((bonus) => bonus === 'florins' || bonus === 'points') ? null : { path: 'court.normal', fault: 'court-normal' }),
      ({ florins }) => {
        const needs = twice(florins.places.map((place) => place.needs));
        return needs === undefined ? null : { path: 'florins.places', fault: 'florin-places', needs };
      },
      ({ pieces: { statuePlaces } }) => {
        const named = statuePlaces.map((cities) => cities.toSorted().join());
        const place = statuePlaces.findIndex((cities, at) => twice(cities) !== undefined || named.indexOf(named[at]) < at);
        return place < 0 ? null : { path: `pieces.statuePlaces.${place}`, fault: 'statue-places' };
      },
      // a player has one gold statue for each section that gives one
      ({ court, pieces }) => {
        const wanted = court.advanced.filter((bonus) => bonus === 'gold').length;
        return wanted === pieces.gold ? null : { path: 'pieces.gold', fault: 'gold-sections', wanted };
      },
    ),
  );
/** Faults of values that do not fit together. */
export const EDITION_FAULTS = [
  ...['each-once', 'decoration-twice', 'monument-cheap', 'few-blocks', 'court-normal'],
  ...['florin-places', 'statue-places', 'gold-sections'],
] as const;

const FILE = consistent(shape(marked));

export type Edition = v.InferOutput<typeof FILE>;
export const EDITION_KIT = editionKit<Edition>(house, FILE);
export const HOUSE_EDITION = EDITION_KIT.read(house);

/** For states that carry an edition of their own. */
export const PLAIN_EDITION = consistent(PLAIN);

/** The edition a state is played with. */
export const editionOf = (state: { readonly edition: Edition | null }): Edition => state.edition ?? HOUSE_EDITION;
