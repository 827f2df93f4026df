import { perft } from '@bottega/kernel/proof';
import { expect, it } from 'vitest';
import { game } from '../rules/game.ts';

it('the lines of play from a fixed seed do not change', () => {
  const state = game.setup({ players: 2 }, 'fingerprint');
  expect([1, 2, 3, 4, 5, 6].map((depth) => perft(game, state, depth))).toEqual([4, 15, 65, 204, 556, 1501]);
});
