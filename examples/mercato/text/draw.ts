import type { Viewer, Words } from '@bottega/kernel';
import type { View } from '../rules/view.ts';

/** The market in a line, then a line for every trader; the viewer's own is marked with a star. */
export function draw(json: unknown, viewer: Viewer, words: Words): string {
  const view = json as View;
  const head = words.say('board.round', { round: view.round, fruit: view.fashion, cards: view.deck.length });
  const lines = view.traders.map(({ hand, coins, ribbons }, seat) => {
    const cards = hand.map((card) => `[${card === null ? '?' : words.say(`fruit.${card}`)}]`).join(' ');
    return `${seat === viewer ? '*' : ' '} ${words.say('board.trader', { seat, coins, ribbons })} ${cards}`;
  });
  return [head, ...lines].join('\n');
}
