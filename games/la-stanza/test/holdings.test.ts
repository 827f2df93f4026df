import { outcomeOf } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import * as core from '../core.ts';
import { game } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { acting, of } from './table.ts';

/** What moves, written one after the other, bring seat 0. */
function brings(state: State, ...moves: string[]): Record<string, number> {
  const outcome = outcomeOf(
    core as never,
    game.view(state, 0),
    0,
    moves.map((move) => game.notation.read(move)),
  )!;
  return { ...Object.fromEntries(outcome.changes.map(({ thing, by }) => [thing, by])), score: outcome.score };
}

describe('what a move brings', () => {
  it('money fills the purse up to the amount at the sailboat, and pushes a worker off', () => {
    const state = acting({ florins: 2 });
    expect(brings(state, 'money')).toMatchObject({ florins: 5 });
  });

  it('a hire costs its price, and adds strength where somebody of the discipline comes', () => {
    const state = acting({ florins: 10, recruits: [of(3), -1, -1, -1, -1] });
    const [move] = game.legal(state, 0).filter(({ do: kind }) => kind === 'activate');
    game.play(state, 0, move);
    const hire = game.legal(state, 0).find((each) => each.do === 'hire' && each.worker === 6)!;
    expect(brings(state, game.notation.write(hire))).toMatchObject({ florins: -1, 'recruit-arts': -1, 'strength-arts': 1 });
  });

  it('majorities are marked as projected while playing, and certain at the end', () => {
    const state = acting({});
    const marked = (): string[] => game.result(state).scores[0].parts.flatMap(({ code, projected }) => (projected ? [code] : []));
    expect(marked()).toEqual(['tiles', 'bonus-majority', 'museum']);
    state.agenda = [];
    expect(marked()).toEqual([]);
  });
});
