/** Checks an edition of La Stanza and arranges its values for the rules. */
import { editionKit, type Fault, fitting, marked, NAMES, type Names } from '@bottega/kernel';
import * as v from 'valibot';
import house from './edition.json' with { type: 'json' };
import {
  ARTWORKS,
  BOOK_REWARDS,
  BOOKS,
  CHARACTERS,
  DISCIPLINES,
  type DisciplineName,
  RANKS,
  RECRUITMENT_SPACES,
  STARTERS,
  TILES,
  WORKER_SPACES,
} from './names.ts';

type Wrap = <Output>(value: v.GenericSchema<unknown, Output>) => v.GenericSchema<unknown, Output>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
const positive = v.pipe(count, v.minValue(1));
const list = (length: number) => v.pipe(v.array(count), v.length(length));
const listOf = (fewest: number, most: number) => v.pipe(v.array(count), v.minLength(fewest), v.maxLength(most));
const perDiscipline = <Output>(value: v.GenericSchema<unknown, Output>) =>
  v.strictObject({ discoveries: value, literature: value, religion: value, arts: value, politics: value });
const rooms = <Output>(value: v.GenericSchema<unknown, Output>) => perDiscipline(value) as v.GenericSchema<unknown, Record<DisciplineName, Output>>;

const bookReward = v.strictObject({ kind: v.picklist(BOOK_REWARDS), amount: positive });
const shelf = v.pipe(v.array(bookReward), v.length(3));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** What the rules below look at. */
interface Shape {
  characters: Record<DisciplineName, readonly string[]>;
  starters: Record<DisciplineName, string>;
  startingFlorins: readonly number[];
  bank: number | null;
  moneyTrack: { florins: readonly number[]; points: readonly number[]; whiteMeeples: readonly number[] };
  masterpieces: { points: readonly number[]; covers: readonly number[] };
  meeples: { each: number; limit: number; start: readonly number[] };
  discs: { each: number; start: number };
}

/** Values that only make sense together. */
const RULES: readonly ((edition: Shape) => Fault | null)[] = [
  ({ characters, starters }) => {
    const placed = DISCIPLINES.flatMap((room) => [
      ...characters[room].map((name, at) => ({ name, path: `characters.${room}.${at}` })),
      { name: starters[room], path: `starters.${room}` },
    ]);
    const again = placed.find(({ name }, at) => placed.findIndex((other) => other.name === name) < at);
    return again === undefined ? null : { path: again.path, fault: 'character-twice', character: again.name };
  },
  ({ masterpieces: { points, covers } }) => {
    const unfit = covers.find((worth) => !(points.indexOf(worth) in [0, 1, 2]));
    return unfit === undefined ? null : { path: 'masterpieces.covers', fault: 'cover-unfit', points: unfit };
  },
  ({ moneyTrack: { florins, points } }) =>
    florins.length === points.length ? null : { path: 'moneyTrack.points', fault: 'money-track-lengths', florins: florins.length, points: points.length },
  ({ moneyTrack: { florins, whiteMeeples } }) => {
    const beyond = whiteMeeples.find((space) => space >= florins.length);
    return beyond === undefined ? null : { path: 'moneyTrack.whiteMeeples', fault: 'meeple-beyond', space: beyond };
  },
  ({ meeples }) => {
    const least = Math.max(...meeples.start) * 4;
    return least <= meeples.each ? null : { path: 'meeples.each', fault: 'few-meeples', least };
  },
  ({ discs }) => (discs.start <= discs.each ? null : { path: 'discs.each', fault: 'few-discs', least: discs.start }),
  ({ bank, startingFlorins }) => (bank === null || sum(startingFlorins) <= bank ? null : { path: 'bank', fault: 'few-florins', least: sum(startingFlorins) }),
  ({ meeples }) => (sum(meeples.start) <= meeples.limit ? null : { path: 'meeples.limit', fault: 'full-hand', least: sum(meeples.start) }),
];
/** Faults of values that do not fit together. */
export const EDITION_FAULTS = [
  ...['character-twice', 'cover-unfit', 'money-track-lengths', 'meeple-beyond'],
  ...['few-meeples', 'few-discs', 'few-florins', 'full-hand'],
] as const;

/** Of characters and starters; what is left out has the house's. */
const names = (wrap: Wrap) =>
  v.strictObject(Object.fromEntries(TILES.map((tile) => [tile, v.optional(wrap(NAMES))]))) as unknown as v.GenericSchema<
    Record<string, unknown>,
    Readonly<Record<string, Names>>
  >;

function entries(wrap: Wrap) {
  const byPlayers = <Output>(value: v.GenericSchema<unknown, Output>) => v.strictObject({ '2': wrap(value), '3': wrap(value), '4': wrap(value) });
  // As many as the board prints: the dummy may take one, and a spot may stay free.
  const places = () => byPlayers(listOf(1, 5));
  const fields = v.strictObject({
    characters: rooms(wrap(v.pipe(v.array(v.picklist(CHARACTERS)), v.length(CHARACTERS.length / DISCIPLINES.length)))),
    starters: rooms(wrap(v.picklist(STARTERS))),
    names: v.optional(names(wrap), {}),
    // with a single one, whoever stands before the Bonus space is stuck as long as no tile can be had
    movement: wrap(v.pipe(positive, v.minValue(2))),
    // no board has room for more, and a game must come to its end
    lastTurns: wrap(v.pipe(positive, v.maxValue(20))),
    roundsBeyondPlayers: wrap(v.pipe(count, v.maxValue(20))),
    topReward: wrap(v.pipe(positive, v.maxValue(ARTWORKS.length))),
    startingFlorins: wrap(list(4)),
    bank: wrap(v.nullable(count)),
    hiringCosts: wrap(list(WORKER_SPACES)),
    recruitmentSpaces: byPlayers(v.pipe(positive, v.maxValue(RECRUITMENT_SPACES))),
    moneyTrack: v.strictObject({ florins: wrap(listOf(2, 40)), points: wrap(listOf(2, 40)), whiteMeeples: wrap(list(3)) }),
    books: v.strictObject({ discoveries: wrap(shelf), religion: wrap(shelf), arts: wrap(shelf), politics: wrap(shelf), supply: wrap(count) }),
    masterpieces: v.strictObject({
      strengths: wrap(list(RANKS.length)),
      points: wrap(list(RANKS.length)),
      support: wrap(rooms(v.picklist(DISCIPLINES))),
      covers: wrap(list(6)),
    }),
    museum: places(),
    bonusMajority: places(),
    passing: places(),
    flippedFinancier: wrap(count),
    artworks: v.strictObject({ values: wrap(list(ARTWORKS.length)), each: wrap(count) }),
    meeples: v.strictObject({ each: wrap(positive), limit: wrap(positive), start: wrap(list(5)) }),
    discs: v.strictObject({ each: wrap(positive), start: wrap(count) }),
    bonusTiles: v.strictObject({
      drawn: wrap(v.pipe(positive, v.maxValue(3))),
      discsInBox: wrap(positive),
      artworkValue: wrap(list(3)),
      florins: wrap(count),
      boatSteps: wrap(positive),
      religionDiscs: wrap(positive),
      otherDiscs: wrap(positive),
      whiteMeeples: wrap(positive),
      books: wrap(positive),
      bookFlorins: wrap(count),
      strengthPrice: wrap(count),
      artwork: wrap(count),
      extraDiscs: wrap(count),
      farthestBoat: wrap(list(2)),
      religionBooks: wrap(list(2)),
    }),
  });
  return v.pipe(fields, fitting<v.InferOutput<typeof fields>>(...RULES));
}

/** The values without their marks, as a state carries them. */
export const PLAIN_EDITION = entries((value) => value);
export type PlainEdition = v.InferOutput<typeof PLAIN_EDITION>;
export const EDITION_KIT = editionKit<PlainEdition>(house, entries(marked));

/** What the rules look up at every move, by number instead of by name. */
export interface Edition extends Omit<PlainEdition, 'books' | 'masterpieces'> {
  /** The discipline of every tile number. */
  readonly disciplineOf: readonly number[];
  readonly bookRewards: readonly PlainEdition['books']['arts'][];
  readonly bookSupply: number;
  readonly shelfLength: number;
  readonly masterpieces: Omit<PlainEdition['masterpieces'], 'support'> & { readonly support: readonly number[] };
}

function arrange(plain: PlainEdition): Edition {
  const { books, masterpieces, ...rest } = plain;
  const home = (tile: string): number =>
    DISCIPLINES.findIndex((room) => plain.starters[room] === tile || (plain.characters[room] as readonly string[]).includes(tile));
  return {
    ...rest,
    disciplineOf: TILES.map(home),
    bookRewards: DISCIPLINES.map((room) => (room === 'literature' ? [] : books[room])),
    bookSupply: books.supply,
    shelfLength: Math.min(...BOOKS.map((book) => books[DISCIPLINES[book] as 'arts'].length)) + 1,
    masterpieces: { ...masterpieces, support: DISCIPLINES.map((room) => DISCIPLINES.indexOf(masterpieces.support[room])) },
  };
}

export const HOUSE_EDITION = arrange(EDITION_KIT.read(house));
const arranged = new WeakMap<PlainEdition, Edition>();

/** The edition a state is played with. Clones share the plain one, so it is arranged once. */
export function editionOf(state: { readonly edition: PlainEdition | null }): Edition {
  if (state.edition === null) return HOUSE_EDITION;
  let edition = arranged.get(state.edition);
  if (edition === undefined) {
    edition = arrange(state.edition);
    arranged.set(state.edition, edition);
  }
  return edition;
}
