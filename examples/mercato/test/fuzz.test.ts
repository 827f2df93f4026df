import { fuzz } from '@bottega/kernel/proof';
import { expect, it } from 'vitest';
import { game } from '../rules/game.ts';

it('random games keep every promise at every position', () => {
  expect(fuzz(game, { moves: 1_500, seed: 'thorough', thorough: true }).violation).toBeUndefined();
});

it('so does a long run with the oracles in turn', () => {
  expect(fuzz(game, { moves: 50_000, seed: 'long' }).violation).toBeUndefined();
});
