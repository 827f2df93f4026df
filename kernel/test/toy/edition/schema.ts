import { editionKit, marked } from '@bottega/kernel';
import * as v from 'valibot';
import house from './edition.json' with { type: 'json' };

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50));
const perFruit = v.strictObject({ apple: count, fig: count, plum: count });

const EDITION = v.strictObject({
  cards: marked(perFruit),
  prices: marked(perFruit),
  fashion: marked(count),
  hand: marked(v.strictObject({ start: count, most: count })),
  coins: marked(v.strictObject({ start: count, bank: count })),
  ribbon: marked(count),
  mostBid: marked(count),
  rounds: marked(v.pipe(count, v.minValue(1))),
});

export type Edition = v.InferOutput<typeof EDITION>;

export const EDITION_KIT = editionKit<Edition>(house, EDITION);
export const HOUSE = EDITION_KIT.read(house);
