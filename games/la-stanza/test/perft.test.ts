import type { Setup } from '@bottega/kernel';
import { perft } from '@bottega/kernel/proof';
import { expect, it } from 'vitest';
import { game } from '../rules/game.ts';

it.each<[Setup, number[]]>([
  [{ players: 2 }, [4, 11, 47, 139, 592]],
  [{ players: 4, options: { expert: true } }, [4, 28, 135, 633, 3401]],
  [{ players: 3, options: { arrangement: 'chosen' } }, [5, 20, 60, 120, 600]],
])('the lines of play from a fixed seed do not change (%j)', (setup, lines) => {
  const state = game.setup(setup, 'perft');
  expect(lines.map((_, depth) => perft(game, state, depth + 1))).toEqual(lines);
});
