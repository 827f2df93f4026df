/** Games kept with their results. */
import { readFileSync } from 'node:fs';
import { replay } from '@bottega/kernel';
import { expect } from 'vitest';
import { game } from '../rules/game.ts';
import type { State } from '../rules/state.ts';

export const GAMES = new URL('games/', import.meta.url);
export const keptGame = (file: string) => JSON.parse(readFileSync(new URL(file, GAMES), 'utf8'));

export function standsAsItDid(file: string): void {
  const record = keptGame(file);
  const { state } = replay(game, record.saved);
  const { over, scores, ranking } = game.result(state as State);
  expect(over).toBe(record.over);
  expect(scores.map((score) => score.parts.map((part) => part.points))).toEqual(record.parts);
  expect(scores.map((score) => score.total)).toEqual(record.scores);
  expect(ranking).toEqual(record.ranking);
}
