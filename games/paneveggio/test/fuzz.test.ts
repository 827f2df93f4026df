import { fuzz } from '@bottega/kernel/proof';
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
