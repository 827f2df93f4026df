/** Reads a state that came from outside. */
import { parse, RANDOM, refuse } from '@bottega/kernel';
import * as v from 'valibot';
import { EFFECT } from '../edition/effect.ts';
import { CARDS, LINES } from '../edition/names.ts';
import { editionOf, PLAIN_EDITION } from '../edition/schema.ts';
import { COUNTED_STEPS, PLAIN_STEPS } from './frames.ts';
import { LEVELS, STARTS } from './options.ts';
import { proof } from './proof.ts';
import { isBot, musicianCard, qualityOf, type State } from './state.ts';

const whole = v.pipe(v.number(), v.integer());
const from = (least: number, most: number) => v.pipe(whole, v.minValue(least), v.maxValue(most));
const count = from(0, 99);
const card = from(1, CARDS);
const seat = from(0, 3);
const line = v.picklist(LINES);
const effect = EFFECT as v.GenericSchema<unknown, v.InferOutput<typeof EFFECT>>;

const source = { card, chain: v.array(card), bare: v.boolean(), times: count, discarded: v.nullable(card) };
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
  frame('atelier', { beat: count }),
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
  aside: v.array(card),
  ready: v.boolean(),
  packet: v.array(card),
  contacts: v.array(v.array(card)),
  discards: v.array(card),
  apprentices: v.array(card),
  formed: count,
  score: v.pipe(v.array(line), v.maxLength(7)),
  notes: v.pipe(v.array(count), v.length(5)),
  boost: v.nullable(v.strictObject({ beat: from(0, 6), time: count })),
  violins: count,
  lutherie: count,
  ducats: count,
  studies: count,
  help: count,
  wood: v.array(from(1, 4)),
  heritage: v.pipe(v.array(count), v.length(4)),
});
const STATE = v.strictObject({
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
  sides: v.pipe(v.array(SIDE), v.minLength(2), v.maxLength(4)),
});

export function read(json: unknown): State {
  const state = parse(STATE as unknown as v.GenericSchema<unknown, State>, json, 'bad-state');
  const bad = (path: string, fault: string): never => refuse({ code: 'bad-state', path, fault });
  const { players, level, sides, stage } = state;
  if ((players === 1) !== (level !== null)) bad('level', 'only the solo game has a level');
  if (sides.length !== (players === 1 ? 2 : players)) bad('sides', 'one for each player, and one for Stradivarius');
  const seats = sides.length;
  if (state.first >= seats || state.active >= seats) bad('first', 'no such seat');
  state.agenda.forEach((entry, at) => {
    if (entry.seat >= seats || (isBot(state, entry.seat) && !/^(bot-|end-turn|finish)/.test(entry.step))) bad(`agenda.${at}.seat`, 'no such seat');
  });
  stage.forEach(({ card: number, home, slots }, at) => {
    const known = editionOf(state).cards[number - 1];
    if (known.kind !== 'musician') bad(`stage.${at}.card`, 'not a musician');
    if (home >= seats) bad(`stage.${at}.home`, 'no such seat');
    if (slots.length !== musicianCard(state, number).slots.length) bad(`stage.${at}.slots`, 'not the slots of this musician');
    for (const violin of slots) {
      if (violin === null) continue;
      if (violin.owner >= seats || violin.tokens.some((owner) => owner >= seats)) bad(`stage.${at}.slots`, 'no such seat');
      if (qualityOf(violin) > editionOf(state).quality) bad(`stage.${at}.slots`, 'more tokens than the best quality');
    }
  });
  sides.forEach((side, at) => {
    if (side.apprentices.some((number) => editionOf(state).cards[number - 1].kind !== 'apprentice')) bad(`sides.${at}.apprentices`, 'not an apprentice');
    if (side.wood.some((quality, pile) => pile > 0 && quality > side.wood[pile - 1])) bad(`sides.${at}.wood`, 'the best wood comes first');
    if (isBot(state, at) && side.contacts.some((pile) => pile.length !== 1)) bad(`sides.${at}.contacts`, 'Stradivarius has a row of single cards');
    if (side.boost !== null && side.score.length < 7) bad(`sides.${at}.boost`, 'there is no such note');
  });
  const { tokens } = editionOf(state);
  const counts = proof.components(state);
  if (counts.cards !== CARDS || counts['different cards'] !== CARDS) bad('deck', 'not every card is there once');
  sides.forEach((_, at) => {
    if (counts[`violins of seat ${at}`] !== tokens.violins) bad(`sides.${at}.violins`, 'wrong number of violins');
    if (counts[`lutherie of seat ${at}`] !== tokens.lutherie) bad(`sides.${at}.lutherie`, 'wrong number of Lutherie tokens');
  });
  return state;
}
