/** The facts of a recorded game, and the words for them. */
import { readFileSync } from 'node:fs';
import { LANGUAGES, recordOf } from '@bottega/kernel';
import { expect, it } from 'vitest';
import { facts } from '../review/facts.ts';
import { game } from '../rules/game.ts';
import { type State, violinsMade } from '../rules/state.ts';

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const record = recordOf(game, read('games/twelve-violins.json').saved);
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

it('count violins by quality, which add up', () => {
  expect(told['violins']).toEqual([12, 11]);
  const sorts = [1, 2, 3, 4].map((quality) => told[`quality-${quality}`] as number[]);
  expect([0, 1].map((seat) => sorts.reduce((sum, values) => sum + values[seat], 0))).toEqual([12, 11]);
});

it('agree with what the table shows: violins made, less those that broke, are those that count (ruling P22)', () => {
  for (const file of ['twelve-violins', 'stalled']) {
    const other = recordOf(game, read(`games/${file}.json`).saved);
    const { violins, broken } = Object.fromEntries(facts(other).map(({ name, values }) => [name, values as number[]]));
    const end = other.end as State;
    expect(violins.map((made, seat) => made - broken[seat])).toEqual(end.sides.slice(0, end.players).map((side) => violinsMade(end, side)));
  }
});

it('tell how turns were used', () => {
  expect(told).toMatchObject({ ateliers: [0.48, 0.45], ignored: [2, 1.5], prestige: [1.92, 1.73], apprentices: [1, 6], restored: [17, 19], broken: [0, 0] });
});
