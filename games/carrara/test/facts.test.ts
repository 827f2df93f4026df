/** The facts of a recorded game, and the words for them. */
import { readFileSync } from 'node:fs';
import { LANGUAGES, recordOf } from '@bottega/kernel';
import { expect, it } from 'vitest';
import { facts } from '../review/facts.ts';
import { game } from '../rules/game.ts';
import { markersLeft, type State } from '../rules/state.ts';

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const record = recordOf(game, read('games/normal-3-last-marker.json').saved);
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

it('count buildings, markers and florins as they lie on the table in the end', () => {
  const { players } = record.end as State;
  expect(told['buildings']).toEqual(players.map(({ columns }) => columns.flat().length));
  const values = players.map(({ columns }) => columns.flat().map(({ value }) => value));
  expect(told['building-value']).toEqual(values.map((of) => Math.round((100 * of.reduce((sum, value) => sum + value, 0)) / of.length) / 100));
  expect(told['idle-markers']).toEqual(players.map(markersLeft));
  expect(told['florins-left']).toEqual(players.map(({ florins }) => florins));
});

it('tell what was earned per turn and paid per block', () => {
  expect(told).toMatchObject({ florins: [1.92, 1.22, 1], 'block-price': [3.22, 3.07, 3.07], evaluations: [6, 6, 6], visits: [3, 0, 2] });
});
