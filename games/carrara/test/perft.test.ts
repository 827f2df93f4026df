import { perft } from '@bottega/kernel/proof';
import { expect, it } from 'vitest';
import { game } from '../rules/game.ts';

it.each<[number, string, number[]]>([
  [2, 'normal', [11, 35, 183, 810, 3927]],
  [4, 'advanced', [7, 11, 37, 158, 559]],
])('the lines of play from a fixed seed do not change (%i players, %s game)', (players, variant, lines) => {
  const state = game.setup({ players, options: { variant } }, 'perft');
  expect(lines.map((_, depth) => perft(game, state, depth + 1))).toEqual(lines);
});
