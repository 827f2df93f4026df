import { firstDifference, parse, RANDOM, refuse } from '@bottega/kernel';
import * as v from 'valibot';
import { FRUITS } from '../edition/names.ts';
import { editionOf, PLAIN_EDITION } from '../edition/schema.ts';
import { PLAYERS } from './options.ts';
import { components } from './proof.ts';
import type { State } from './state.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200));
const seat = v.pipe(count, v.maxValue(PLAYERS.max - 1));
const cards = v.array(v.picklist(FRUITS));

const FRAME = v.variant('step', [
  v.strictObject({ step: v.literal('begin-round'), seat }),
  v.strictObject({ step: v.literal('turn'), seat }),
  v.strictObject({ step: v.literal('give'), seat, to: seat }),
  v.strictObject({ step: v.literal('bid'), seat, waiting: v.pipe(v.array(seat), v.minLength(1)) }),
  v.strictObject({ step: v.literal('end-round'), seat }),
]);

const STATE = v.strictObject({
  agenda: v.array(FRAME),
  random: RANDOM,
  turn: count,
  edition: v.nullable(PLAIN_EDITION),
  bidding: v.boolean(),
  round: count,
  fashion: v.picklist(FRUITS),
  deck: cards,
  sold: v.pipe(v.array(count), v.length(FRUITS.length)),
  bank: count,
  ribbons: count,
  traders: v.pipe(
    v.array(v.strictObject({ hand: cards, coins: count, ribbons: count, bid: v.nullable(count) })),
    v.minLength(PLAYERS.min),
    v.maxLength(PLAYERS.max),
  ),
});

export function read(json: unknown): State {
  const state = parse(STATE, json, 'bad-state') as State;
  const { cards: fruits, coins, rounds } = editionOf(state);
  const printed = { ...fruits, coins: coins.bank + coins.start * state.traders.length, ribbons: rounds };
  const wrong = firstDifference(printed, components(state));
  if (wrong !== undefined) refuse({ code: 'bad-state', path: '', fault: `wrong number of ${wrong}` });
  return state;
}
