/** Bots say that they were not trained for an edition, wherever they play with one. */
import { writeFileSync } from 'node:fs';
import { LANGUAGES } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { CLI_TEXT } from '../text/index.ts';
import { UNTRAINED } from '../untrained.ts';
import { bottega, scratch } from './harness.ts';

const file = scratch();
const EDITION = { cards: { value: 20, mark: 'OUR' }, hand: { value: 2, mark: 'RB' } };
writeFileSync(file('edition.json'), JSON.stringify(EDITION));
const played = ['--edition', file('edition.json')];

describe.each([
  ['arena', ['arena', 'toy', '--games', '2', '--bots']],
  ['simulate', ['simulate', 'toy', '--games', '2', '--bots']],
])('%s', (_name, command) => {
  it('tells it beside the figures, and in them', async () => {
    const told = await bottega([...command, 'greedy,random', '--json', ...played]);
    expect(told.err).toContain(UNTRAINED);
    expect(JSON.parse(told.out).untrained).toBe(true);
  });

  it('does not, with the house’s edition or for bots that have learnt nothing', async () => {
    for (const more of [['greedy,random'], ['random,random', ...played]]) {
      const told = await bottega([...command, ...more, '--json']);
      expect(told.err).not.toContain(UNTRAINED);
      expect(JSON.parse(told.out).untrained).toBeUndefined();
    }
  });
});

describe('play', () => {
  it.each(LANGUAGES)('tells it at the start and when a game goes on, in %s', async (lang) => {
    const saved = file(`${lang}.json`);
    const words = CLI_TEXT[lang]['cli.untrained'];
    expect((await bottega(['play', 'toy', '--lang', lang, '--file', saved, ...played])).out).toContain(words);
    expect((await bottega(['play', '--lang', lang, '--file', saved])).out).toContain(words);
    expect((await bottega(['play', 'toy', '--lang', lang, '--file', file(`house-${lang}.json`)])).out).not.toContain(words);
    expect((await bottega(['play', 'toy', '--lang', lang, '--seats', 'human,human', '--file', file(`alone-${lang}.json`), ...played])).out).not.toContain(
      words,
    );
  });
});

describe('the engine protocol', () => {
  it('tells it of a new table, and of one that stands at a state', async () => {
    const ask = async (...requests: object[]): Promise<Record<string, unknown>[]> =>
      (
        await bottega(
          ['engine'],
          requests.map((request) => JSON.stringify(request)),
        )
      ).out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
    const table = { op: 'new', game: 'toy', players: 2, seed: 1 };
    const [own, house, { state }] = await ask({ ...table, edition: EDITION }, table, { op: 'state', table: 1 });
    expect([own.untrained, house.untrained]).toEqual([true, undefined]);
    expect(await ask({ op: 'load', game: 'toy', state })).toMatchObject([{ ok: true, untrained: true }]);
  });
});
