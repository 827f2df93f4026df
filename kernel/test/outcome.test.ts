import { outcomeOf, wordsFor, wordsOfOutcome } from '@bottega/kernel';
import { box } from '@bottega/mercato';
import { expect, it } from 'vitest';
import { market } from '../../examples/mercato/test/table.ts';

const table = () => market({ hands: [['fig', 'plum'], ['apple']], coins: [4, 2], deck: ['fig', 'plum', 'apple'], bidding: false });
const outcome = (text: string, { state } = table()) => outcomeOf(box, box.game.view(state, 0), 0, [box.game.notation.read(text)]);

it('a sale brings coins and costs a card, and the score follows', () => {
  const before = table();
  const sold = table();
  sold.play('0 sell plum');
  const price = sold.state.traders[0].coins - before.state.traders[0].coins;
  expect(outcome('sell plum')).toEqual({
    changes: [
      { thing: 'coins', by: price },
      { thing: 'cards', by: -1 },
    ],
    score: price,
    ends: true,
    over: false,
    reveals: false,
  });
});

it('what is drawn stays hidden: only the number of cards is told', () => {
  expect(outcome('draw')).toMatchObject({ changes: [{ thing: 'cards', by: 1 }], score: 0, reveals: true });
});

it('nothing is changed by looking', () => {
  const { state } = table();
  const before = JSON.stringify(state);
  outcome('sell fig', { state } as ReturnType<typeof table>);
  expect(JSON.stringify(state)).toBe(before);
});

it('a line is played move by move, and one that can’t be made has no outcome', () => {
  const view = box.game.view(table().state, 0);
  const sell = box.game.notation.read('sell plum');
  expect(outcomeOf(box, view, 0, [sell, sell])).toBeNull();
});

it('is told in words, with signs and plurals', () => {
  const words = wordsFor(box, 'en', ['Ada', 'Bea']);
  const changes = [
    { thing: 'coins', by: 1 },
    { thing: 'cards', by: -2 },
    { thing: 'nameless', by: 3 },
  ];
  expect(wordsOfOutcome({ changes, score: 8, ends: false, over: false, reveals: true }, words)).toEqual([
    '+1 coin',
    '−2 cards',
    '+8 points',
    'shows something hidden',
  ]);
});
