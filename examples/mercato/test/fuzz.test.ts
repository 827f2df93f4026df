import { checkWords, fuzz } from '@bottega/kernel/proof';
import { describe, expect, it } from 'vitest';
import { box } from '../index.ts';
import { game } from '../rules/game.ts';

describe('Mercato', () => {
  it('passes every oracle at every position', () => {
    expect(fuzz(game, { moves: 1_500, seed: 'thorough', thorough: true }).violation).toBeUndefined();
  });

  it('passes a long run with the oracles in turn', () => {
    expect(fuzz(game, { moves: 50_000, seed: 'long' }).violation).toBeUndefined();
  });

  it('says everything in four languages', () => {
    expect(checkWords(box)).toEqual([]);
  });
});
