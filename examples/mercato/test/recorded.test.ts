/** Whole games played again, one for each way of playing. */
import { readdirSync, readFileSync } from 'node:fs';
import { readSavedGame, replay } from '@bottega/kernel';
import { expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import type { State } from '../rules/state.ts';

const folder = new URL('games/', import.meta.url);

it.each(readdirSync(folder))('%s', (file) => {
  const { saved, totals } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
  const { over, scores } = game.result(replay(game, readSavedGame(saved)).state as State);
  expect(over).toBe(true);
  expect(scores.map(({ total }) => total)).toEqual(totals);
});
