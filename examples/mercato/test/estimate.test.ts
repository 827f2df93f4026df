import { expect, it } from 'vitest';
import { estimate } from '../bot/estimate.ts';
import { learning } from '../bot/learning.ts';
import { FEATURES, measure } from '../bot/measure.ts';
import { game } from '../rules/game.ts';
import { market } from './table.ts';

it('more to sell is worth more, most of all in fashion', () => {
  const worth = (card: 'apple' | 'fig' | 'plum'): number => estimate(market({ hands: [[card], ['apple']], deck: ['apple'] }).state, 0);
  expect(worth('apple')).toBeLessThan(worth('fig'));
  expect(worth('fig')).toBeLessThan(worth('plum'));
});

it('when the game is over only the score counts', () => {
  const { state } = market({ hands: [['plum'], []], coins: [4, 1], deck: ['fig'] });
  state.agenda = [];
  const values = FEATURES.map(() => 9);
  measure(state, 0, values);
  expect(values).toEqual([4, 0, 0, 0]);
});

it('there are lessons with a weight for each feature, for every setting', () => {
  for (const setup of game.proof.settings) {
    const { weights } = learning.lessons[learning.lessonOf(game.setup(setup, 'lesson'))];
    expect(weights.length).toBe(FEATURES.length);
  }
});
