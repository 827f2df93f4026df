/** What an edition of the game must state, and the plain values the rules read. */
import { editionKit, marked } from '@bottega/kernel';
import * as v from 'valibot';
import house from './edition.json' with { type: 'json' };

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50));
const positive = v.pipe(count, v.minValue(1));
const perFruit = v.strictObject({ apple: count, fig: count, plum: count });

type Wrap = <Input, Output>(value: v.GenericSchema<Input, Output>) => v.GenericSchema<unknown, Output>;

/** In a file each value stands with its mark; inside a state it stands bare. */
const shape = (wrap: Wrap) =>
  v.strictObject({
    cards: wrap(perFruit),
    prices: wrap(perFruit),
    fashion: wrap(count),
    hand: wrap(v.strictObject({ start: count, most: count })),
    coins: wrap(v.strictObject({ start: count, bank: count })),
    ribbon: wrap(count),
    mostBid: wrap(count),
    rounds: wrap(positive),
  });

const FILE = shape(marked);

export type Edition = v.InferOutput<typeof FILE>;
export const EDITION_KIT = editionKit<Edition>(house, FILE);
export const HOUSE_EDITION = EDITION_KIT.read(house);

/** For states that carry an edition of their own. */
export const PLAIN_EDITION = shape((value) => value as v.GenericSchema<unknown, never>);

/** The values a state is played with. */
export const editionOf = (state: { readonly edition: Edition | null }): Edition => state.edition ?? HOUSE_EDITION;
