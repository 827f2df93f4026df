import { firstDifference, parse, refuse } from '@bottega/kernel';
import * as v from 'valibot';
import { components } from './proof.ts';
import { editionOf, FRUITS, type State } from './state.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200));
const seat = v.pipe(count, v.maxValue(2));
const cards = v.array(v.picklist(FRUITS));
const perFruit = v.strictObject({ apple: count, fig: count, plum: count });

const FRAME = v.variant('step', [
  v.strictObject({ step: v.literal('begin-round'), seat }),
  v.strictObject({ step: v.literal('turn'), seat }),
  v.strictObject({ step: v.literal('give'), seat, to: seat }),
  v.strictObject({ step: v.literal('bid'), seat, waiting: v.pipe(v.array(seat), v.minLength(1)) }),
  v.strictObject({ step: v.literal('end-round'), seat }),
]);

const EDITION = v.strictObject({
  cards: perFruit,
  prices: perFruit,
  fashion: count,
  hand: v.strictObject({ start: count, most: count }),
  coins: v.strictObject({ start: count, bank: count }),
  ribbon: count,
  mostBid: count,
  rounds: count,
});

const STATE = v.strictObject({
  agenda: v.array(FRAME),
  random: v.strictTuple([v.number(), v.number(), v.number(), v.number()]),
  turn: count,
  edition: v.nullable(EDITION),
  bidding: v.boolean(),
  round: count,
  fashion: v.picklist(FRUITS),
  deck: cards,
  sold: v.pipe(v.array(count), v.length(FRUITS.length)),
  bank: count,
  ribbons: count,
  traders: v.pipe(v.array(v.strictObject({ hand: cards, coins: count, ribbons: count, bid: v.nullable(count) })), v.minLength(2), v.maxLength(3)),
});

export function read(json: unknown): State {
  const state = parse(STATE, json, 'bad-state') as State;
  const { cards: fruits, coins, rounds } = editionOf(state);
  const printed = { ...fruits, coins: coins.bank + coins.start * state.traders.length, ribbons: rounds };
  const wrong = firstDifference(printed, components(state));
  if (wrong !== undefined) refuse({ code: 'bad-state', path: '', fault: `wrong number of ${wrong}` });
  return state;
}
