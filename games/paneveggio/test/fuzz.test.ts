import { checkWords, fuzz, perft } from '@bottega/kernel/proof';
import { expect, it } from 'vitest';
import { box } from '../index.ts';
import { frugal } from './frugal.ts';

const { game } = box;

it('random games of every size and set-up keep the contract', () => {
  expect(fuzz(game, { moves: 20_000, seed: 'paneveggio' }).violation).toBeUndefined();
});

it('so do games of players who spare their tokens', () => {
  expect(fuzz(frugal(game), { moves: 30_000, seed: 'sparing' }).violation).toBeUndefined();
});

it('every oracle at every move of some games', () => {
  expect(fuzz(frugal(game), { moves: 1_500, seed: 'thorough', thorough: true }).violation).toBeUndefined();
});

it('everything can be said in four languages', () => {
  expect(checkWords(box, 3_000)).toEqual([]);
  expect(checkWords({ ...box, game: frugal(game) }, 3_000)).toEqual([]);
});

it('the lines of play from fixed seeds do not change', () => {
  const lines = (players: number, start: string, level: string, depth: number) =>
    perft(game, game.setup({ players, options: { start, level } }, 'perft'), depth);
  expect([lines(2, 'starter', 'piano', 4), lines(3, 'mulligan', 'piano', 2), lines(2, 'draft', 'piano', 3), lines(1, 'starter', 'fortissimo', 5)]).toEqual([
    568, 1026, 1792, 2232,
  ]);
});
