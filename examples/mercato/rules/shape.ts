/** The shape of a state, and of a view of it, as schemas. */
import { RANDOM } from '@bottega/kernel';
import * as v from 'valibot';
import { FRUITS } from '../edition/names.ts';
import { PLAIN_EDITION } from '../edition/schema.ts';
import { PLAYERS } from './options.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200));
const seat = v.pipe(count, v.maxValue(PLAYERS.max - 1));
const fruit = v.picklist(FRUITS);
const cards = v.array(fruit);

const FRAME = v.variant('step', [
  v.strictObject({ step: v.literal('begin-round'), seat }),
  v.strictObject({ step: v.literal('turn'), seat }),
  v.strictObject({ step: v.literal('give'), seat, to: seat }),
  v.strictObject({ step: v.literal('bid'), seat, waiting: v.pipe(v.array(seat), v.minLength(1)) }),
  v.strictObject({ step: v.literal('end-round'), seat }),
]);

const TRADER = v.strictObject({ hand: cards, coins: count, ribbons: count, bid: v.nullable(count) });
const seated = <Trader extends v.GenericSchema>(trader: Trader) => v.pipe(v.array(trader), v.minLength(PLAYERS.min), v.maxLength(PLAYERS.max));

export const STATE = v.strictObject({
  agenda: v.array(FRAME),
  random: RANDOM,
  turn: count,
  edition: v.nullable(PLAIN_EDITION),
  bidding: v.boolean(),
  round: count,
  fashion: fruit,
  deck: cards,
  sold: v.pipe(v.array(count), v.length(FRUITS.length)),
  bank: count,
  ribbons: count,
  traders: seated(TRADER),
});

const hidden = v.array(v.nullable(fruit));

/** The state's, with null where `view` hides something. */
export const VIEW = v.strictObject({
  ...STATE.entries,
  random: v.null(),
  deck: hidden,
  traders: seated(v.strictObject({ ...TRADER.entries, hand: hidden })),
});
