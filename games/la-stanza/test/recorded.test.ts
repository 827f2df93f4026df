/** Whole games kept with their results; those named `v1-…` were played by the first version of the rules. */
import { readdirSync, readFileSync } from 'node:fs';
import { type Reason, Refusal, replay } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import type { State } from '../rules/state.ts';

const FOLDER = new URL('games/', import.meta.url);
const files = readdirSync(FOLDER);
const read = (file: string) => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'));
const REFUSED = 'v1-two-pass-out.json';

function reasonOf(run: () => unknown): Reason | undefined {
  try {
    run();
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    throw error;
  }
  return undefined;
}

function standsAsItDid(file: string): void {
  const record = read(file);
  const { state } = replay(game, record.saved);
  const { over, scores, ranking } = game.result(state as State);
  expect(over).toBe(record.over);
  expect(scores.map((score) => score.parts.map((part) => part.points))).toEqual(record.parts);
  expect(scores.map((score) => score.total)).toEqual(record.scores);
  expect(ranking).toEqual(record.ranking);
}

describe('recorded games end as they did', () => {
  it.each(files.filter((file) => !file.startsWith('v1-')))('%s', standsAsItDid);
});

describe('games of the first rules', () => {
  it.each(files.filter((file) => file.startsWith('v1-') && file !== REFUSED))('%s is taken along and stands as it did', standsAsItDid);

  it('one in which somebody passed for good instead of moving is refused with the move (LS-A4)', () => {
    const { saved } = read(REFUSED);
    const reason = reasonOf(() => replay(game, saved));
    expect(reason).toEqual({ code: 'other-rules', saved: 1, present: 2, move: saved.moves.length - 1, text: '0 pass-out' });
  });
});
