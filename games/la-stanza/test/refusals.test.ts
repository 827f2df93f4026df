import { LANGUAGES, randomFrom, wordsFor } from '@bottega/kernel';
import { anyMove } from '@bottega/kernel/proof';
import { expect, it } from 'vitest';
import { box } from '../index.ts';
import { REFUSALS } from '../rules/events.ts';
import { laStanza } from '../rules/game.ts';
import { ALL_MOVES } from '../rules/notation.ts';
import type { Move } from '../rules/state.ts';

/** Needs a board that random games hardly ever come to; the tests of their rules meet them. */
const RARE = ['already-created', 'already-paid', 'no-support', 'none-left', 'shelf-full', 'track-end'];

it('every refusal of the game comes up, and can be told in four languages', () => {
  const speakers = LANGUAGES.map((language) => wordsFor(box, language, ['Ada', 'Bea', 'Cleo', 'Dora']));
  const byVerb = new Map<string, Move[]>();
  for (const move of ALL_MOVES) byVerb.set(move.do, [...(byVerb.get(move.do) ?? []), move]);
  const met = new Set<string>();
  for (let game = 0; game < 120; game++) {
    const random = randomFrom(`refusals ${game}`);
    const state = laStanza.setup(laStanza.proof.settings[game % laStanza.proof.settings.length], `refusals ${game}`);
    for (let next = anyMove(laStanza, state, random); next !== undefined; next = anyMove(laStanza, state, random)) {
      const legal = new Set<unknown>(laStanza.legal(state, next.seat));
      for (const moves of byVerb.values()) {
        const move = moves[random(moves.length)];
        if (legal.has(move)) continue;
        const reason = laStanza.why(state, next.seat, move);
        if (reason.code === 'not-now' || met.has(`${reason.code} ${move.do}`)) continue;
        met.add(reason.code).add(`${reason.code} ${move.do}`);
        for (const words of speakers) expect(words.refusal(reason)).not.toMatch(/undefined|NaN|\{/);
      }
      laStanza.play(state, next.seat, next.move as Move);
    }
  }
  expect(REFUSALS.filter((code) => !met.has(code) && !RARE.includes(code))).toEqual([]);
});
