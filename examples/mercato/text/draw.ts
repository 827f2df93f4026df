/** The table in plain text, for terminals: everything the viewer may see. */
import type { Viewer, Words } from '@bottega/kernel';
import { editionOf } from '../edition/schema.ts';
import type { View } from '../rules/view.ts';

/** The words this drawing needs, as `draw.…`. */
export const DRAWN: readonly string[] = ['round', 'trader'];

/** The market in a line, then a line for every trader; the viewer's own is marked with a star. */
export function draw(given: unknown, viewer: Viewer, words: Words): string {
  const view = given as View;
  const { rounds } = editionOf(view);
  const head = words.say('draw.round', { round: view.round, rounds, fruits: view.fashion, cards: view.deck.length });
  const lines = view.traders.map(({ hand, coins, ribbons }, seat) => {
    const cards = hand.map((card) => `[${card === null ? '?' : words.say(`card.${card}`)}]`).join(' ');
    return `${seat === viewer ? '*' : ' '} ${words.say('draw.trader', { seat, coins, ribbons })} ${cards}`;
  });
  return [head, ...lines].join('\n');
}
