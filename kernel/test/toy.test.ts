import { checkWords, fuzz } from '@bottega/kernel/proof';
import { describe, expect, it } from 'vitest';
import { box } from './toy/index.ts';
import { toy } from './toy/rules/game.ts';

describe('the untouched toy', () => {
  it('passes every oracle at every position', () => {
    expect(fuzz(toy, { moves: 3_000, seed: 'thorough', thorough: true }).violation).toBeUndefined();
  });

  it('passes a long run with the oracles in turn', () => {
    expect(fuzz(toy, { moves: 50_000, seed: 'long' }).violation).toBeUndefined();
  });

  it('says everything in four languages', () => {
    expect(checkWords(box)).toEqual([]);
  });
});
