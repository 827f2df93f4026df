/** A state from outside: its shape, its components, and that somebody can go on from it. */
import { firstDifference, parse, RANDOM, refuse } from '@bottega/kernel';
import * as v from 'valibot';
import { CITIES, COLOUR_INDEX, COLOURS, DECORATIONS, TYPES } from '../edition/names.ts';
import { editionOf, PLAIN_EDITION } from '../edition/schema.ts';
import { VARIANTS } from './options.ts';
import { proof } from './proof.ts';
import { layOut } from './setup.ts';
import type { State } from './state.ts';
import { PROMPTS, verbs } from './steps.ts';

const number = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const six = v.pipe(v.array(number), v.length(6));
const used = v.picklist([0, 1]);
const allUsed = v.pipe(v.array(used), v.length(6));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3));
const holder = v.nullable(seat);
const city = v.picklist(CITIES);
const colour = v.picklist(COLOURS);
const type = v.picklist(TYPES);
const statue = v.picklist([...COLOURS, 'gold']);
const piece = v.picklist([...DECORATIONS, ...COLOURS, 'gold']);
const tile = v.strictObject({ type, value: number });
const building = v.strictObject({ type, value: number, monument: v.boolean(), decorated: v.boolean(), statue: v.nullable(statue) });
const slot = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5));

const player = v.strictObject({
  florins: number,
  blocks: six,
  columns: v.pipe(v.array(v.array(building)), v.length(6)),
  court: v.array(used),
  open: number,
  types: allUsed,
  landscapes: v.pipe(v.array(used), v.length(2)),
  statuePlaces: v.array(used),
  improved: allUsed,
  warehouse: v.array(v.strictObject({ piece, turn: number })),
  points: v.strictObject({ building: number, evaluation: number, court: number, end: number }),
});

const bare = <Name extends string>(step: Name) => v.strictObject({ step: v.literal(step), seat });
const frame = v.variant('step', [
  bare('turn'),
  v.strictObject({ step: v.literal('action'), seat, busy: v.boolean() }),
  bare('choose-sector'),
  v.strictObject({ step: v.literal('take-blocks'), seat, slot, taken: v.array(colour), cost: number }),
  v.strictObject({ step: v.literal('pay'), seat, city, left: number, paid: v.array(colour) }),
  v.strictObject({ step: v.literal('raise'), seat, city, type, value: number, floor: number, work: v.picklist(['building', 'monument', 'upgrade']) }),
  bare('improve'),
  v.strictObject({ step: v.literal('offer-piece'), seat, pieces: v.pipe(v.array(piece), v.minLength(1)) }),
  v.strictObject({ step: v.literal('place-piece'), seat, piece }),
  bare('mark-place'),
  v.strictObject({ step: v.literal('after-action'), seat, pile: number, markers: number }),
  bare('finish'),
]);

const STATE = v.strictObject({
  edition: v.nullable(PLAIN_EDITION),
  variant: v.picklist(VARIANTS),
  hidden: v.boolean(),
  players: v.pipe(v.array(player), v.minLength(2), v.maxLength(4)),
  bag: six,
  wheel: v.pipe(v.array(six), v.length(6)),
  decorationWheel: slot,
  statueWheel: slot,
  display: v.array(v.nullable(tile)),
  pile: v.array(tile),
  monuments: allUsed,
  improvements: six,
  decorations: six,
  statues: six,
  gold: number,
  box: v.strictObject({ gold: number, tiles: v.array(tile) }),
  cities: v.pipe(v.array(holder), v.length(6)),
  florinPlaces: v.array(holder),
  visit: v.nullable(v.strictObject({ holder: seat, section: number })),
  purchased: v.boolean(),
  passes: number,
  ender: holder,
  agenda: v.pipe(v.array(frame), v.maxLength(20)),
  random: RANDOM,
  turn: number,
});

export function read(json: unknown): State {
  const state = parse(STATE, json, 'bad-state') as State;
  const fresh = layOut(state.players.length, state.variant, state.hidden, state.edition, '');
  checkSeats(state);
  checkSizes(state, fresh);
  checkStatues(state);
  const lost = firstDifference(proof.components(fresh), proof.components(state));
  if (lost !== undefined) wrong('', `the number of ${lost} is wrong`);
  checkAgenda(state);
  return state;
}

const wrong = (path: string, fault: string): never => refuse({ code: 'bad-state', path, fault });

function checkSeats(state: State): void {
  const known = (holder: number | null | undefined): boolean => holder === null || holder === undefined || holder < state.players.length;
  const check = (holder: number | null | undefined, path: string): void => {
    if (!known(holder)) wrong(path, 'there is no such seat');
  };
  check(state.ender, 'ender');
  check(state.visit?.holder, 'visit.holder');
  state.cities.forEach((holder, index) => {
    check(holder, `cities.${index}`);
  });
  state.florinPlaces.forEach((holder, index) => {
    check(holder, `florinPlaces.${index}`);
  });
  state.agenda.forEach((one, index) => {
    check(one.seat, `agenda.${index}.seat`);
  });
}

function checkSizes(state: State, fresh: State): void {
  const size = (path: string, list: readonly unknown[], wanted: number): void => {
    if (list.length !== wanted) wrong(path, `there are ${wanted} places`);
  };
  size('display', state.display, fresh.display.length);
  size('florinPlaces', state.florinPlaces, fresh.florinPlaces.length);
  state.players.forEach((one, index) => {
    size(`players.${index}.court`, one.court, fresh.players[0].court.length);
    size(`players.${index}.statuePlaces`, one.statuePlaces, fresh.players[0].statuePlaces.length);
    if (one.warehouse.length > editionOf(state).pieces.warehouses) wrong(`players.${index}.warehouse`, 'there are not so many warehouses');
  });
  if (state.visit !== null && state.visit.section >= fresh.players[0].court.length) wrong('visit.section', 'there is no such section');
}

/** Ruling C22: a statue stands only where its colour is accepted. */
function checkStatues(state: State): void {
  state.players.forEach(({ columns }, index) => {
    columns.forEach((column, place) => {
      const stranger = column.findIndex(({ statue: one }) => one !== null && one !== 'gold' && COLOUR_INDEX[one] > place);
      if (stranger >= 0) wrong(`players.${index}.columns.${place}.${stranger}.statue`, 'the city does not accept this colour');
    });
  });
}

/** Somebody must be asked, and have an answer. */
function checkAgenda(state: State): void {
  const top = state.agenda.at(-1);
  if (top === undefined) return;
  if (!PROMPTS.includes(top.step)) wrong(`agenda.${state.agenda.length - 1}.step`, 'this asks nobody');
  if (verbs.legal(state, top.seat).length === 0) wrong('agenda', 'nobody can go on from here');
}
