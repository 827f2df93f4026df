import { LANGUAGES, type Reason, randomFrom, wordsFor } from '@bottega/kernel';
import { anyMove } from '@bottega/kernel/proof';
import { expect, it } from 'vitest';
import { box } from '../index.ts';
import { REFUSALS, type Why } from '../rules/events.ts';
import { game } from '../rules/game.ts';
import { ALL_MOVES, type Move } from '../rules/moves.ts';

/** Random games hardly ever come to these; the tests of their rules meet them, and here they are said. */
const RARE: readonly Why[] = [
  { code: 'already-created', discipline: 'arts' },
  { code: 'already-paid' },
  { code: 'already-placed', character: 'fra-anselmo' },
  { code: 'financier-at-end' },
  { code: 'match-too-dear', discipline: 'religion', fire: true },
  { code: 'no-support', discipline: 'politics' },
  { code: 'none-left' },
  { code: 'shelf-full', book: 'arts', books: 4 },
  { code: 'track-end' },
];

it('every refusal of the game comes up, and can be told in four languages', () => {
  const speakers = LANGUAGES.map((language) => wordsFor(box, language, ['Ada', 'Bea', 'Cleo', 'Dora']));
  const say = (reason: Reason): void => {
    for (const words of speakers) expect(words.refusal(reason)).not.toMatch(/undefined|NaN|\{/);
  };
  const byVerb = new Map<string, Move[]>();
  for (const move of ALL_MOVES) byVerb.set(move.do, [...(byVerb.get(move.do) ?? []), move]);
  const met = new Set<string>();
  for (let number = 0; number < 120; number++) {
    const random = randomFrom(`refusals ${number}`);
    const state = game.setup(game.proof.settings[number % game.proof.settings.length], `refusals ${number}`);
    for (let next = anyMove(game, state, random); next !== undefined; next = anyMove(game, state, random)) {
      const legal = new Set<unknown>(game.legal(state, next.seat));
      for (const moves of byVerb.values()) {
        const move = moves[random(moves.length)];
        if (legal.has(move)) continue;
        const reason = game.why(state, next.seat, move);
        if (reason.code === 'not-now' || met.has(`${reason.code} ${move.do}`)) continue;
        met.add(reason.code).add(`${reason.code} ${move.do}`);
        say(reason);
      }
      game.play(state, next.seat, next.move as Move);
    }
  }
  for (const reason of RARE) {
    say(reason);
    met.add(reason.code);
  }
  expect(REFUSALS.filter((code) => !met.has(code))).toEqual([]);
});
