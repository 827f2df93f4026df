/** The shape of a state, and of a view of it, as schemas. */
import { RANDOM } from '@bottega/kernel';
import * as v from 'valibot';
import { CITIES, COLOURS, DECORATIONS, TYPES } from '../edition/names.ts';
import { PLAIN_EDITION } from '../edition/schema.ts';
import { VARIANTS } from './options.ts';

const number = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const six = v.pipe(v.array(number), v.length(6));
const sixHidden = v.pipe(v.array(v.nullable(number)), v.length(6));
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
  ledger: v.optional(v.nullable(v.strictObject({ florins: number, blocks: six })), null),
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

const seated = <Player extends v.GenericSchema>(one: Player) => v.pipe(v.array(one), v.minLength(2), v.maxLength(4));

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

export const STATE = v.strictObject({
  edition: v.nullable(PLAIN_EDITION),
  variant: v.picklist(VARIANTS),
  hidden: v.boolean(),
  players: seated(player),
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

/** The state's, with null where `view` hides something. */
export const VIEW = v.strictObject({
  ...STATE.entries,
  random: v.null(),
  players: seated(v.strictObject({ ...player.entries, florins: v.nullable(number), blocks: sixHidden })),
  bag: sixHidden,
  pile: v.array(v.nullable(tile)),
});
