/** The shape of a state, and of a view of it, as schemas. A state of earlier rules lacks what is optional here. */
import { RANDOM } from '@bottega/kernel';
import * as v from 'valibot';
import { EFFECT } from '../edition/effect.ts';
import { CARDS, LINES } from '../edition/names.ts';
import { PLAIN_EDITION } from '../edition/schema.ts';
import { COUNTED_STEPS, PLAIN_STEPS } from './frames.ts';
import { LEVELS, STARTS } from './options.ts';

const whole = v.pipe(v.number(), v.integer());
const from = (least: number, most: number) => v.pipe(whole, v.minValue(least), v.maxValue(most));
const count = from(0, 99);
const card = from(1, CARDS);
const seat = from(0, 3);
const line = v.picklist(LINES);
const effect = EFFECT as v.GenericSchema<unknown, v.InferOutput<typeof EFFECT>>;

const source = { card, chain: v.array(card), bare: v.boolean(), uncounted: v.optional(v.literal(true)), times: count, discarded: v.nullable(card) };
const frame = <Step extends string, Fields extends v.ObjectEntries>(step: Step, fields: Fields) => v.strictObject({ step: v.literal(step), seat, ...fields });
const of = <Op extends string>(op: Op) =>
  v.pipe(
    effect,
    v.check((value) => (value as { op: string }).op === op, `an effect of ${op}`),
  );

const ACTION = frame('action', {
  line,
  time: count,
  mode: v.picklist(['open', 'draw', 'restore', 'over']),
  used: v.array(card),
  bound: v.boolean(),
  added: v.optional(v.boolean(), false),
  withoutViolin: v.boolean(),
});
const partial = v.boolean();
const purse = v.picklist(['ducat', 'study']);
const slot = from(0, 5);
const FRAME = v.variant('step', [
  ...PLAIN_STEPS.map((step) => frame(step, {})),
  ...COUNTED_STEPS.map((step) => frame(step, { left: count })),
  frame('set-table', { easy: v.optional(v.boolean(), false) }),
  frame('atelier', { beat: count, sounded: v.optional(v.pipe(v.array(v.boolean()), v.length(7))) }),
  ACTION,
  frame('split', { action: ACTION, left: count, parts: v.array(count) }),
  frame('partners', { placed: v.array(card), taken: v.array(card) }),
  frame('effect', { effect, agreed: v.boolean(), ...source }),
  frame('spend', { effect: of('spend'), left: count, ...source }),
  frame('choose', { effect: of('choose'), left: count, taken: v.array(count), ...source }),
  frame('use-relation', { target: v.picklist(['partner', 'opponent']), prestige: count, violin: v.boolean(), ...source }),
  frame('relation-action', { time: count, ...source }),
  frame('give', { card }),
  frame('buy-wood', { time: count }),
  frame('craft', { time: count, here: v.nullable(card) }),
  frame('which-wood', { card, slot }),
  frame('quality', { card, slot }),
  frame('move-notes', { left: count, must: v.boolean() }),
  frame('mark-note', { time: count }),
  frame('place-card', { left: count, kind: v.picklist(['any', 'musician', 'apprentice']), free: v.boolean() }),
  frame('return', { card }),
  frame('age-short', { woods: v.array(from(1, 4)), aged: v.optional(v.array(from(1, 4)), []) }),
  frame('free', { kept: v.nullable(v.picklist(['ducat', 'study', 'wood'])), must: v.boolean() }),
  frame('pay', { what: purse, count }),
  frame('gain', { what: purse, count, partial }),
  frame('stock', { quality: from(1, 4), partial }),
  frame('age', { quality: from(1, 4), partial }),
  frame('mend', { card, slot, partial }),
  frame('mark', { beat: from(0, 6), time: count, partial }),
]);

const VIOLIN = v.strictObject({ owner: seat, tokens: v.pipe(v.array(seat), v.maxLength(3)) });
const MUSICIAN = v.strictObject({ card, home: from(-1, 3), slots: v.array(v.nullable(VIOLIN)) });
const SIDE = v.strictObject({
  hand: v.array(card),
  known: v.optional(v.array(card), () => []),
  aside: v.array(card),
  ready: v.boolean(),
  packet: v.array(card),
  contacts: v.array(v.array(card)),
  discards: v.array(card),
  apprentices: v.array(card),
  formed: count,
  score: v.pipe(v.array(line), v.maxLength(7)),
  notes: v.pipe(v.array(count), v.length(5)),
  boost: v.nullable(v.strictObject({ beat: from(0, 6), time: count, waits: v.optional(v.literal(true)) })),
  violins: count,
  lutherie: count,
  ducats: count,
  studies: count,
  help: count,
  wood: v.array(from(1, 4)),
  heritage: v.pipe(v.array(count), v.length(4)),
});
const seated = <Side extends v.GenericSchema>(side: Side) => v.pipe(v.array(side), v.minLength(2), v.maxLength(4));

export const STATE = v.strictObject({
  agenda: v.array(FRAME),
  random: RANDOM,
  turn: v.pipe(whole, v.minValue(0)),
  edition: v.nullable(PLAIN_EDITION),
  players: from(1, 4),
  start: v.picklist(STARTS),
  level: v.nullable(v.picklist(LEVELS)),
  first: seat,
  active: seat,
  rounds: v.pipe(whole, v.minValue(0)),
  quiet: count,
  quietRound: v.boolean(),
  ending: v.boolean(),
  activity: from(0, 4),
  deck: v.array(card),
  open: v.array(card),
  stage: v.array(MUSICIAN),
  sides: seated(SIDE),
});

const hidden = v.array(v.nullable(card));

/** The state's, with null where `view` hides something. */
export const VIEW = v.strictObject({
  ...STATE.entries,
  random: v.null(),
  deck: hidden,
  sides: seated(v.strictObject({ ...SIDE.entries, hand: hidden, aside: hidden, packet: hidden })),
});
