/** What a place on the board is, what it does and what it is worth, in words. */
import type { Explanation, Words } from '@bottega/kernel';
import { FRUITS, type Fruit } from '../edition/names.ts';
import { editionOf } from '../edition/schema.ts';
import { priceOf } from '../rules/price.ts';
import type { View } from '../rules/view.ts';

type Explain = (words: Words, view: View, what: string) => Explanation;

const EXPLAIN: Readonly<Record<string, Explain>> = {
  crate: (words, view, fruit) => ({
    title: words.say('board.crate', { card: fruit, price: priceOf(view, fruit as Fruit) }),
    text: words.say('board.crate.text', { sold: view.sold[FRUITS.indexOf(fruit as Fruit)] }),
    rule: 'selling',
  }),
  card: (words, view, fruit) => ({
    title: words.say(`card.${fruit}`),
    text: words.say('board.card.text', { price: priceOf(view, fruit as Fruit) }),
    rule: 'selling',
  }),
  deck: (words, view) => ({
    title: words.say('board.deck', { cards: view.deck.length }),
    text: words.say('board.deck.text', { most: editionOf(view).hand.most }),
    rule: 'drawing',
  }),
  stall: (words, view, seat) => ({
    title: words.say('board.stall', { seat: Number(seat), cards: view.traders[Number(seat)].hand.length }),
    text: words.say('board.stall.text', { seat: Number(seat) }),
    rule: 'begging',
  }),
  purse: (words, view, seat) => ({
    title: words.say('board.purse', { coins: view.traders[Number(seat)].coins }),
    text: words.say('board.purse.text'),
    rule: 'begging',
  }),
  ribbon: (words, view) => ({
    title: words.say('board.ribbon'),
    text: words.say('board.ribbon.text', { most: editionOf(view).mostBid, points: editionOf(view).ribbon }),
    rule: 'bidding',
  }),
};

export function explain(target: string, shown: unknown, words: Words): Explanation | null {
  const [kind, what] = target.split(':');
  return EXPLAIN[kind]?.(words, shown as View, what) ?? null;
}
