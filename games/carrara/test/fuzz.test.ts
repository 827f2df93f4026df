import { randomFrom } from '@bottega/kernel';
import { fuzz, playOut } from '@bottega/kernel/proof';
import { expect, it } from 'vitest';
import { mustAnswer } from '../rules/actions/visit.ts';
import { game } from '../rules/game.ts';

it('random games of every count and option keep every promise', () => {
  expect(fuzz(game, { moves: 20_000, seed: 'carrara', longest: 5000 }).violation).toBeUndefined();
});

it('and so does every single position of a few games', () => {
  expect(fuzz(game, { moves: 1500, seed: 'thorough', thorough: true, longest: 5000 }).violation).toBeUndefined();
});

it('each section of the court opens at most once a game, and the answers leave it empty (C12)', () => {
  for (let number = 0; number < 20; number++) {
    const state = game.setup({ players: 2 + (number % 3), options: { variant: number % 2 ? 'advanced' : 'normal' } }, `court ${number}`);
    const random = randomFrom(`court ${number}`);
    const opened = new Set<number>();
    let before = state.visit;
    while (playOut(game, state, random, 1) > 0) {
      if (state.visit === before) continue;
      if (state.visit !== null) {
        expect(opened.has(state.visit.section)).toBe(false);
        opened.add(state.visit.section);
      } else if (before !== null) {
        for (const player of state.players) expect(player.court[before.section]).toBe(0);
        expect(state.players.some((_, seat) => mustAnswer(state, seat))).toBe(false);
      }
      before = state.visit;
    }
  }
});
