/** Who knows one game finds everything in the others: the same files in the same places, with the same names in them. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LANGUAGES = ['en', 'fr', 'de', 'nl'];

const FILES: Readonly<Record<string, readonly string[]>> = {
  '.': ['package.json', 'core.ts', 'index.ts'],
  edition: ['edition.json', 'schema.ts', 'names.ts'],
  rules: [
    ...['state.ts', 'frames.ts', 'moves.ts', 'steps.ts', 'steps', 'options.ts', 'setup.ts', 'clone.ts', 'view.ts', 'guess.ts'],
    ...['result.ts', 'notation.ts', 'shape.ts', 'read.ts', 'proof.ts', 'events.ts', 'game.ts'],
  ],
  text: [...LANGUAGES.map((language) => `${language}.json`), 'index.ts', 'draw.ts', 'board.ts', 'glossary.md'],
  'text/rules': [...LANGUAGES.map((language) => `${language}.ts`), 'index.ts', 'facts.ts'],
  bot: ['estimate.ts', 'measure.ts', 'learning.ts', 'lessons.json'],
  board: ['Board.svelte', 'Panel.svelte', 'Picture.svelte', 'index.ts', 'table.ts', 'targets.ts', 'explain.ts', 'rules/Rules.svelte'],
  // positions of all kinds, for the gallery
  gallery: [],
  test: [...['fuzz', 'perft', 'words', 'recorded', 'estimate', 'rules-page', 'board'].map((name) => `${name}.test.ts`), 'table.ts', 'games'],
};

/** Of games that are taught: a course, its chapters beside it. */
const LESSONS = ['course.json', 'positions', ...LANGUAGES.map((language) => `text/${language}.json`)].map((name) => `lessons/${name}`);

/** Of games whose experts ask for figures after the game. */
const REVIEW = ['facts.ts', ...LANGUAGES.map((language) => `text/${language}.json`)].map((name) => `review/${name}`);

/** Of games whose rules changed, so that older games go on. */
const FORMER = ['rules/formerly.ts', 'test/former.test.ts'];

/** What a file hands out, under the same name everywhere. */
const EXPORTS: Readonly<Record<string, readonly string[]>> = {
  'edition/schema.ts': ['EDITION_KIT', 'HOUSE_EDITION', 'PLAIN_EDITION', 'editionOf'],
  'rules/game.ts': ['game'],
  'rules/options.ts': ['PLAYERS', 'OPTIONS'],
  'rules/setup.ts': ['setup'],
  'rules/steps.ts': ['PROMPTS', 'settle', 'verbs'],
  'rules/moves.ts': ['MOVES'],
  'rules/events.ts': ['EVENTS', 'REFUSALS'],
  'rules/result.ts': ['SCORES', 'result'],
  'rules/notation.ts': ['notation'],
  'rules/shape.ts': ['STATE', 'VIEW'],
  'text/index.ts': ['codes', 'text'],
  'text/rules/index.ts': ['rulesPage'],
  'bot/measure.ts': ['FEATURES', 'measure'],
};

const foldersIn = (place: string): string[] =>
  existsSync(join(ROOT, place))
    ? readdirSync(join(ROOT, place), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [`${place}/${entry.name}`] : []))
    : [];

const missing = (folder: string): string[] =>
  Object.entries(FILES).flatMap(([place, names]) => names.map((name) => join(place, name)).filter((path) => !existsSync(join(folder, path))));

/** Whatever lies beside the folders that every game has. */
const astray = (folder: string): string[] => {
  const expected = ['node_modules', 'lessons', 'puzzles', 'review', ...FILES['.'], ...Object.keys(FILES)];
  return readdirSync(folder).filter((name) => !expected.includes(name));
};

describe.each([...foldersIn('games'), ...foldersIn('examples')])('%s', (folder) => {
  const inside = (path: string): string => join(ROOT, folder, path);

  it('has every file that a game has, and nothing beside its folders', () => {
    expect({ missing: missing(inside('.')), astray: astray(inside('.')) }).toEqual({ missing: [], astray: [] });
  });

  it('calls the same things the same', async () => {
    const unnamed: string[] = [];
    for (const [path, names] of Object.entries(EXPORTS)) {
      const found = await import(inside(path));
      unnamed.push(...names.filter((name) => !(name in found)).map((name) => `${path}: ${name}`));
    }
    expect(unnamed).toEqual([]);
  });

  it('has its lessons whole, if it is taught', () => {
    expect(LESSONS.filter((path) => existsSync(inside(path)))).toEqual(existsSync(inside('lessons')) ? LESSONS : []);
  });

  it('tells its facts in every language, if it tells any', () => {
    expect(REVIEW.filter((path) => existsSync(inside(path)))).toEqual(existsSync(inside('review')) ? REVIEW : []);
  });

  it('says what its earlier rules did, if there were any', async () => {
    const { game } = await import(inside('core.ts'));
    expect(FORMER.filter((path) => existsSync(inside(path)))).toEqual(game.version > 1 ? FORMER : []);
  });
});

it('a file that is missing or astray is named', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bottega-layout-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const left = join(ROOT, 'games/carrara/rules/frames.ts');
  const filter = (path: string): boolean => path !== left && !path.includes('node_modules');
  await cp(join(ROOT, 'games/carrara'), folder, { recursive: true, filter });
  await cp(left, join(folder, 'frames.ts'));
  expect([missing(folder), astray(folder)]).toEqual([['rules/frames.ts'], ['frames.ts']]);
});
