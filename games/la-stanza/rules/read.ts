/** Reads a state that came from outside: its shape, then that every component is there. */
import { parse, refuse } from '@bottega/kernel';
import * as v from 'valibot';
import { editionOf, PLAIN_EDITION } from '../edition/schema.ts';
import { ALL_BONUS_TILES, BONUS_SPACE, CHARACTERS, COVERED, DISCIPLINES, isStarter, LOOP, MEEPLES, NONE, RANKS, TILES } from './names.ts';
import { proof } from './proof.ts';
import type { State } from './state.ts';

const whole = v.pipe(v.number(), v.integer());
const range = (from: number, to: number) => v.pipe(whole, v.minValue(from), v.maxValue(to));
const count = range(0, 999);
const seat = range(0, 3);
const discipline = range(0, 4);
const bonusTile = v.picklist(ALL_BONUS_TILES);
const worker = range(1, 5);
const counts = (length: number) => v.pipe(v.array(count), v.length(length));
const tiles = (lowest: number) => v.array(range(lowest, TILES.length - 1));

const player = v.strictObject({
  florins: count,
  meeples: counts(5),
  books: counts(5),
  discs: count,
  boxes: counts(5),
  boat: range(0, 16),
  workers: v.pipe(tiles(NONE), v.length(6)),
  financier: range(0, 5),
  flipped: v.boolean(),
  recruits: v.pipe(tiles(NONE), v.minLength(1), v.maxLength(5)),
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
  v.strictObject({ step: v.literal('hire'), seat, discipline, hired: count, matched: v.boolean() }),
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

const STATE = v.strictObject({
  agenda: v.array(frame),
  random: v.tuple([whole, whole, whole, whole]),
  turn: count,
  edition: v.nullable(PLAIN_EDITION),
  options: v.strictObject({ expert: v.boolean(), arrangement: v.picklist(['random', 'chosen']), short: v.boolean() }),
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

export function read(json: unknown): State {
  const state = parse(STATE, json, 'bad-state') as State;
  for (const [path, fault] of faults(state)) refuse({ code: 'bad-state', path, fault });
  return state;
}

/** What the shape alone can't tell. */
function* faults(state: State): Iterable<[path: string, fault: string]> {
  const edition = editionOf(state);
  const { players } = state;
  const seats = [...state.agenda.map((item) => item.seat), ...state.passed, ...state.gridDiscs, ...state.masterpieces];
  if (Math.max(...seats, 0) >= players.length) yield ['players', 'a seat that is not at the table'];
  if (state.spaces[BONUS_SPACE] !== NONE) yield [`spaces.${BONUS_SPACE}`, 'a character on the Bonus space'];
  if (new Set(state.passed).size < state.passed.length) yield ['passed', 'somebody passed out twice'];
  if (state.pile.some(isStarter)) yield ['pile', 'a starter in the draw pile'];
  if (state.discard.some(isStarter)) yield ['discard', 'a starter on the discard pile'];
  if (state.grid.length !== state.gridDiscs.length) yield ['gridDiscs', 'not one entry a space of the grid'];
  for (const [index, one] of players.entries()) {
    if (one.workers[one.financier] !== NONE) yield [`players.${index}.workers`, 'a character on the financier’s space'];
    if (one.recruits.length !== edition.recruitmentSpaces[String(players.length) as '2']) yield [`players.${index}.recruits`, 'a wrong number of spaces'];
    if (one.books.some((books) => books > edition.shelfLength)) yield [`players.${index}.books`, 'more books than the shelf holds'];
  }
  yield* miscounts(state);
}

function* miscounts(state: State): Iterable<[path: string, fault: string]> {
  const { artworks, bookSupply, bonusTiles, discs, meeples } = editionOf(state);
  const { length } = state.players;
  const found = proof.components(state);
  const expected: Record<string, number> = { 'grid spaces': 4 * bonusTiles.drawn };
  for (const [tile, name] of TILES.entries()) expected[name] = tile < CHARACTERS.length ? 1 : length;
  for (const colour of MEEPLES) expected[`${colour} meeples`] = meeples.each;
  for (const room of DISCIPLINES) expected[`${room} books`] = room === 'literature' ? 0 : bookSupply;
  for (const kind of ['sculpture', 'script', 'painting']) expected[kind] = artworks.each * length;
  for (let index = 0; index < length; index++) expected[`discs of ${index}`] = discs.each;
  for (const [name, number] of Object.entries(expected)) if (found[name] !== number) yield [name, `${found[name]} instead of ${number}`];
  const twice = ALL_BONUS_TILES.find((tile) => found[tile] > 1);
  if (twice !== undefined) yield [twice, 'twice in the game'];
}
