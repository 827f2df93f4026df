import { attempt, type GameEvent, LANGUAGES, Refusal, randomFrom, wordsFor } from '@bottega/kernel';
import { expect, it } from 'vitest';
import { explain } from '../board/explain.ts';
import { intended, targetOf, targetsOf } from '../board/targets.ts';
import { box } from '../index.ts';
import { game } from '../rules/game.ts';
import { market } from './table.ts';

it('every place a move or an event leads to is explained in every language', () => {
  const words = LANGUAGES.map((language) => wordsFor(box, language, ['Ada', 'Bea', 'Cleo']));
  const seen = new Set<string>();
  const random = randomFrom('board');
  for (let number = 0; number < 10; number++) {
    const state = game.setup({ players: 3 }, `board ${number}`);
    for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
      const view = game.view(state, seat);
      const moves = game.legal(state, seat);
      const events: GameEvent[] = [];
      game.play(state, seat, moves[random(moves.length)], (event) => events.push(event));
      for (const target of [...moves.map((move) => targetOf(move, view)), ...events.flatMap(targetsOf)]) {
        if (target === null) continue;
        seen.add(target.split(':')[0]);
        for (const each of words) expect(explain(target, view, each)?.text, target).toBeTruthy();
      }
    }
  }
  expect([...seen].sort()).toEqual(['card', 'crate', 'deck', 'purse', 'ribbon', 'stall']);
});

it('a quiet place says why nothing can be done there', () => {
  const { state } = market({ hands: [['apple', 'fig', 'apple'], []], deck: ['plum'] });
  const reason = (target: string): string | undefined => {
    try {
      attempt(game, game.clone(state), 0, intended(target, game.view(state, 0))[0]);
    } catch (error) {
      if (error instanceof Refusal) return error.reason.code;
    }
    return undefined;
  };
  expect(['deck', 'crate:plum', 'stall:1', 'purse:0', 'ribbon'].map(reason)).toEqual(['hand-full', 'no-such-card', 'hand-full', 'not-now', 'not-now']);
});
