/** What the rules page tells in figures and names, worked out from an edition: no text holds a printed value. */
import type { Words } from '@bottega/kernel';
import { FRUITS, type Fruit } from '../../edition/names.ts';
import type { Edition } from '../../edition/schema.ts';

export interface Facts {
  readonly edition: Edition;
  /** `Apple`, `an apple`, `apples`. */
  readonly name: (fruit: Fruit) => string;
  readonly one: (fruit: Fruit) => string;
  readonly many: (fruit: Fruit) => string;
  readonly cardsInAll: number;
  /** A fruit for the example, and what it sells for in fashion. */
  readonly example: { readonly fruit: Fruit; readonly price: number; readonly inFashion: number };
  /** For each fruit its name, cards, price and price in fashion. */
  readonly rows: readonly (readonly string[])[];
}

export function factsOf(edition: Edition, words: Words): Facts {
  const { cards, prices, fashion } = edition;
  const name = (fruit: Fruit): string => words.say(`card.${fruit}`);
  const dearest = FRUITS.toSorted((one, other) => prices[other] - prices[one])[0];
  return {
    edition,
    name,
    one: (fruit) => words.say(`fruit.${fruit}`),
    many: (fruit) => words.say(`fruits.${fruit}`),
    cardsInAll: FRUITS.reduce((sum, fruit) => sum + cards[fruit], 0),
    example: { fruit: dearest, price: prices[dearest], inFashion: prices[dearest] + fashion },
    rows: FRUITS.map((fruit) => [name(fruit), ...[cards[fruit], prices[fruit], prices[fruit] + fashion].map(String)]),
  };
}
