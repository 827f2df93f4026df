import { perft } from '@bottega/kernel/proof';
import { expect, it } from 'vitest';
import { game } from '../rules/game.ts';

it.each([
  [2, 'starter', 'piano', 4, 568],
  [3, 'mulligan', 'piano', 2, 1026],
  [2, 'draft', 'piano', 3, 1792],
  [1, 'starter', 'fortissimo', 5, 2232],
])('the lines of play from a fixed seed do not change (%i players, %s, %s)', (players, start, level, depth, lines) => {
  expect(perft(game, game.setup({ players, options: { start, level } }, 'perft'), depth)).toBe(lines);
});
