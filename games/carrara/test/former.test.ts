import { readdirSync, readFileSync } from 'node:fs';
import { Refusal, replay, type SavedGame } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import type { State } from '../rules/state.ts';

interface Played {
  readonly saved: SavedGame;
  readonly over: boolean;
  readonly turn: number;
  readonly totals: readonly number[];
}

const folder = new URL('games/', import.meta.url);
const STALLED = 'v1-advanced-4-screens-greedy-stalled.json';
const open = (file: string): Played => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
const after = (saved: SavedGame) => replay(game, saved).state as State;

describe('games of version 1, played by chance or by a bot', () => {
  it.each(readdirSync(folder).filter((file) => file.startsWith('v1-') && file !== STALLED))('%s is taken along', (file) => {
    const { saved, over, turn, totals } = open(file);
    const state = after(saved);
    const { over: now, scores } = game.result(state);
    expect({ over: now, turn: state.turn, totals: scores.map(({ total }) => total) }).toEqual({ over, turn, totals });
  });

  it('one that three rounds of passes ended goes on from there (C3)', () => {
    const { saved, turn, totals } = open(STALLED);
    const state = after(saved);
    expect(state).toMatchObject({ turn: turn + 1, passes: 3 * totals.length });
    expect(game.toAct(state)).toEqual([1]);
  });

  it('a damaged one is refused with the first move that can’t be made', () => {
    const { saved } = open('v1-advanced-2-open-declined.json');
    const moves = [...saved.moves.slice(0, 20), '0 mark city livorno'];
    const reason = { code: 'other-rules', saved: 1, present: game.version, move: 21, text: '0 mark city livorno' };
    expect(() => after({ ...saved, moves })).toThrow(new Refusal(reason));
  });
});

describe('what version 1 did by itself', () => {
  it('a Visit that only ruling C27 lets somebody follow was declined', () => {
    const { saved } = open('v1-advanced-2-open-declined.json');
    const declined: string[] = [];
    replay(game, saved, ({ text, number, match }) => {
      if (text !== saved.moves[number - 1 - declined.length]) declined.push(text);
      else expect(game.formerly?.(match.state as State, game.toAct(match.state as State)[0], 2) ?? null).toBeNull();
    });
    expect(declined).toEqual(['0 decline 6']);
  });
});
