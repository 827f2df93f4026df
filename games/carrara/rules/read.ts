/** A state from outside: its shape, its components, and that somebody can go on from it. */
import { firstDifference, parse, refuse } from '@bottega/kernel';
import * as v from 'valibot';
import { CITIES, COLOURS, DECORATIONS, TYPES, VARIANTS } from '../edition/names.ts';
import { PLAIN_EDITION } from '../edition/schema.ts';
import { proof } from './proof.ts';
import { layOut } from './setup.ts';
import type { State } from './state.ts';
import { verbs } from './steps.ts';

const number = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const word = v.pipe(v.number(), v.integer());
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
  bare('action'),
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
  bare('end-turn'),
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
  random: v.strictTuple([word, word, word, word]),
  turn: number,
});

export function read(json: unknown): State {
  const state = parse(STATE, json, 'bad-state') as State;
  const players = state.players.length;
  const fresh = layOut(players, state.variant, state.hidden, state.edition, '');
  const wrong = (path: string, fault: string): never => refuse({ code: 'bad-state', path, fault });
  for (const part of ['court', 'statuePlaces'] as const) {
    const index = state.players.findIndex((one) => one[part].length !== fresh.players[0][part].length);
    if (index >= 0) wrong(`players.${index}.${part}`, `there are ${fresh.players[0][part].length} places`);
  }
  if (state.florinPlaces.length !== fresh.florinPlaces.length) wrong('florinPlaces', `there are ${fresh.florinPlaces.length} places`);
  if (state.visit !== null && state.visit.section >= fresh.players[0].court.length) wrong('visit.section', 'there is no such section');
  const stranger = state.agenda.findIndex((one) => one.seat >= players);
  if (stranger >= 0) wrong(`agenda.${stranger}.seat`, 'there is no such seat');
  const lost = firstDifference(proof.components(fresh), proof.components(state));
  if (lost !== undefined) wrong('', `the number of ${lost} is wrong`);
  for (const acting of verbs.toAct(state)) if (verbs.legal(state, acting).length === 0) wrong('agenda', 'nobody can go on from here');
  return state;
}
