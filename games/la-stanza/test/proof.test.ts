import { LANGUAGES, randomFrom, type Setup, wordsFor } from '@bottega/kernel';
import { anyMove, checkWords, fuzz, perft } from '@bottega/kernel/proof';
import { describe, expect, it } from 'vitest';
import { box } from '../index.ts';
import { laStanza } from '../rules/game.ts';
import type { Move } from '../rules/state.ts';
import { greedy } from './greedy.ts';

describe('random games', () => {
  it('keep every promise of the contract', () => {
    expect(fuzz(laStanza, { moves: 20_000, seed: 'la stanza' }).violation).toBeUndefined();
  });

  it('keep them at every single position', () => {
    expect(fuzz(laStanza, { moves: 600, seed: 'thorough', thorough: true }).violation).toBeUndefined();
  });

  it('can be told in four languages', () => {
    expect(checkWords(box, 4000)).toEqual([]);
  });

  it.each(LANGUAGES)('are drawn within 80 columns (%s)', (language) => {
    const words = wordsFor(box, language, ['Ada', 'Bea', 'Cleo', 'Dora']);
    for (const setup of laStanza.proof.settings.slice(-3)) {
      const state = laStanza.setup(setup, 'columns');
      const random = randomFrom('columns');
      for (let next = anyMove(laStanza, state, random); next !== undefined; next = anyMove(laStanza, state, random)) {
        laStanza.play(state, next.seat, next.move as Move);
        if (random(10) > 0) continue;
        for (const line of box.draw(laStanza.view(state, 0), 0, words).split('\n')) if (line.length > 80) expect(line).toBe('at most 80 columns');
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
    const state = laStanza.setup(setup, 'perft');
    expect(lines.map((_, depth) => perft(laStanza, state, depth + 1))).toEqual(lines);
  });
});

it('a player who looks one turn ahead by the estimate beats random players', () => {
  let wins = 0;
  for (let game = 0; game < 6; game++) {
    const state = laStanza.setup({ players: 2 }, `greedy ${game}`);
    const random = randomFrom(`against ${game}`);
    const own = game % 2;
    for (let [seat] = laStanza.toAct(state); seat !== undefined; [seat] = laStanza.toAct(state)) {
      laStanza.play(state, seat, seat === own ? greedy(state, own) : (anyMove(laStanza, state, random)?.move as Move));
    }
    if (laStanza.result(state).ranking[0][0] === own) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(5);
});
