/** The shape of a state, and of a view of it, as schemas. A state of the first rules lacks what is optional here. */
import { RANDOM } from '@bottega/kernel';
import * as v from 'valibot';
import { ALL_BONUS_TILES, COVERED, DISCIPLINES, LOOP, NONE, RANKS, RECRUITMENT_SPACES, TILES, WORKER_SPACES } from '../edition/names.ts';
import { PLAIN_EDITION } from '../edition/schema.ts';

const whole = v.pipe(v.number(), v.integer());
const range = (from: number, to: number) => v.pipe(whole, v.minValue(from), v.maxValue(to));
const count = range(0, 999);
const seat = range(0, 3);
const discipline = range(0, 4);
const bonusTile = v.picklist(ALL_BONUS_TILES);
const worker = range(1, WORKER_SPACES - 1);
const counts = (length: number) => v.pipe(v.array(count), v.length(length));
const tile = (lowest: number) => range(lowest, TILES.length - 1);
const tiles = (lowest: number) => v.array(tile(lowest));

const player = v.strictObject({
  florins: count,
  meeples: counts(5),
  books: counts(5),
  discs: count,
  boxes: counts(5),
  boat: count,
  workers: v.pipe(tiles(NONE), v.length(WORKER_SPACES)),
  financier: range(0, WORKER_SPACES - 1),
  flipped: v.boolean(),
  recruits: v.pipe(tiles(NONE), v.minLength(1), v.maxLength(RECRUITMENT_SPACES)),
  artworks: counts(3),
  tiles: v.array(bonusTile),
  at: range(0, LOOP - 1),
});

const series = <Step extends string>(step: Step) => v.strictObject({ step: v.literal(step), seat, left: range(1, 99), used: range(0, 31), free: v.boolean() });
const plain = <Step extends string>(step: Step) => v.strictObject({ step: v.literal(step), seat });

const frame = v.variant('step', [
  plain('next-turn'),
  v.strictObject({ step: v.literal('arrange'), seat, worker }),
  plain('move'),
  plain('act'),
  v.strictObject({ step: v.literal('hire'), seat, discipline, hired: count, matched: v.boolean(), fired: v.optional(v.boolean(), false) }),
  v.strictObject({ step: v.literal('strengthen'), seat, discipline, strength: count, paid: v.boolean() }),
  v.strictObject({ step: v.literal('carry-out'), seat, discipline, strength: count }),
  v.strictObject({ step: v.literal('sail'), seat, most: range(1, 3) }),
  series('write'),
  series('place-discs'),
  series('take-meeples'),
  v.strictObject({ step: v.literal('create'), seat, most: range(1, 3) }),
  plain('return-meeple'),
  plain('acquire'),
  v.strictObject({ step: v.literal('give-disc'), seat, space: range(0, 11) }),
  v.strictObject({ step: v.literal('effect'), seat, tile: bonusTile }),
  plain('take-character'),
  v.strictObject({ step: v.literal('place-recruit'), seat, space: range(1, LOOP - 1) }),
]);

export const STATE = v.strictObject({
  agenda: v.array(frame),
  random: RANDOM,
  turn: count,
  edition: v.nullable(PLAIN_EDITION),
  options: v.strictObject({
    expert: v.boolean(),
    arrangement: v.picklist(['random', 'chosen']),
    short: v.boolean(),
    hires: v.optional(v.picklist(['any', 'matching']), 'any'),
  }),
  players: v.pipe(v.array(player), v.minLength(2), v.maxLength(4)),
  spaces: v.pipe(tiles(NONE), v.length(LOOP)),
  pile: tiles(0),
  discard: tiles(0),
  removed: counts(5),
  grid: v.pipe(v.array(v.nullable(bonusTile)), v.maxLength(12)),
  gridDiscs: v.pipe(v.array(range(NONE, 3)), v.maxLength(12)),
  masterpieces: v.pipe(v.array(range(COVERED, 3)), v.length(DISCIPLINES.length * RANKS.length)),
  artworks: counts(3),
  meeples: counts(5),
  books: counts(5),
  round: count,
  ending: v.boolean(),
  last: count,
  passed: v.array(seat),
});

/** The state's, with null where `view` hides something. */
export const VIEW = v.strictObject({ ...STATE.entries, random: v.null(), pile: v.array(v.nullable(tile(0))) });
