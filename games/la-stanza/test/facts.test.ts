/** The facts of a recorded game, and the words for them. */
import { readFileSync } from 'node:fs';
import { LANGUAGES, recordOf } from '@bottega/kernel';
import { expect, it } from 'vitest';
import { facts } from '../review/facts.ts';
import { game } from '../rules/game.ts';

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const record = recordOf(game, read('games/two-apprentices.json').saved);
const told = Object.fromEntries(
  facts(record).map(({ name, values }) => [name, values.map((value) => (value === null ? null : Math.round(value * 100) / 100))]),
);

it.each(LANGUAGES)('every fact is worded in %s, and nothing else', (language) => {
  expect(Object.keys(read(`../review/text/${language}.json`)).sort()).toEqual(
    Object.keys(told)
      .map((name) => `fact.${name}`)
      .sort(),
  );
});

it('count what was done: hires and Masterpieces as the moves tell them', () => {
  const made = (seat: number, verb: string): number => record.played.filter(({ seat: mover, move }) => mover === seat && move.do === verb).length;
  expect(told['hires']).toEqual([made(0, 'hire'), made(1, 'hire')]);
  expect(told['masterpieces']).toEqual([0, 1]);
  expect(told['books']).toEqual([12, 1]);
});

it('tell the Strength of activations and florins per turn as means', () => {
  expect(told).toMatchObject({ activations: [0.58, 0.56], strength: [2.36, 2.3], 'hire-price': [2.38, 2.53], florins: [1.63, 1.72] });
});
