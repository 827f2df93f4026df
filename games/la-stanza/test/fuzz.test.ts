import { LANGUAGES, randomFrom, type Setup, wordsFor } from '@bottega/kernel';
import { anyMove, checkWords, fuzz, perft } from '@bottega/kernel/proof';
import { describe, expect, it } from 'vitest';
import { box } from '../index.ts';
import { game } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { greedy } from './greedy.ts';

describe('random games', () => {
  it('keep every promise of the contract', () => {
    expect(fuzz(game, { moves: 20_000, seed: 'la stanza' }).violation).toBeUndefined();
  });

  it('keep them at every single position', () => {
    expect(fuzz(game, { moves: 600, seed: 'thorough', thorough: true }).violation).toBeUndefined();
  });

  it('can be told in four languages', () => {
    expect(checkWords(box, 4000)).toEqual([]);
  });

  it.each(LANGUAGES)('are drawn within 80 columns (%s)', (language) => {
    const words = wordsFor(box, language, ['Ada', 'Bea', 'Cleo', 'Dora']);
    for (const setup of game.proof.settings.slice(-3)) {
      const state = game.setup(setup, 'columns');
      const random = randomFrom('columns');
      for (let next = anyMove(game, state, random); next !== undefined; next = anyMove(game, state, random)) {
        game.play(state, next.seat, next.move as Move);
        if (random(10) > 0) continue;
        for (const line of box.draw(game.view(state, 0), 0, words).split('\n')) if (line.length > 80) expect(line).toBe('at most 80 columns');
      }
    }
  });
});

describe('lines of play from the start', () => {
  it.each<[Setup, number[]]>([
    [{ players: 2 }, [4, 11, 47, 139, 592]],
    [{ players: 4, options: { expert: true } }, [4, 28, 135, 633, 3401]],
    [{ players: 3, options: { arrangement: 'chosen' } }, [5, 20, 60, 120, 600]],
  ])('%j', (setup, lines) => {
    const state = game.setup(setup, 'perft');
    expect(lines.map((_, depth) => perft(game, state, depth + 1))).toEqual(lines);
  });
});

it('a player who looks one turn ahead by the estimate beats random players', () => {
  let wins = 0;
  for (let number = 0; number < 6; number++) {
    const state = game.setup({ players: 2 }, `greedy ${number}`);
    const random = randomFrom(`against ${number}`);
    const own = number % 2;
    for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
      game.play(state, seat, seat === own ? greedy(state, own) : (anyMove(game, state, random)?.move as Move));
    }
    if (game.result(state).ranking[0][0] === own) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(5);
});
