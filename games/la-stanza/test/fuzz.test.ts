import { fuzz } from '@bottega/kernel/proof';
import { expect, it } from 'vitest';
import { game } from '../rules/game.ts';

it('random games of every count and option keep every promise', () => {
  expect(fuzz(game, { moves: 20_000, seed: 'la stanza' }).violation).toBeUndefined();
});

it('and so does every single position of a few games', () => {
  expect(fuzz(game, { moves: 600, seed: 'thorough', thorough: true }).violation).toBeUndefined();
});
