import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language, marksOf, type RulesBlock, type RulesPage, type RulesSection, textsOf, Words } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { FIGURES } from '../board/rules/figures.ts';
import { EDITION_KIT, type Edition, HOUSE_EDITION } from '../edition/schema.ts';
import { text } from '../text/index.ts';
import { write } from '../text/rules/en.ts';
import { factsOf } from '../text/rules/facts.ts';
import { rulesPage } from '../text/rules/index.ts';

const wordsIn = (language: Language): Words => new Words(language, text[language], []);
const pageIn = (language: Language, edition: Edition = HOUSE_EDITION): Promise<RulesPage> => rulesPage(language, edition, wordsIn(language));
const english = await pageIn('en');
const blocksOf = (page: RulesPage): RulesBlock[] => page.sections.flatMap(({ blocks }) => blocks.flatMap(inside));
const inside = (block: RulesBlock): RulesBlock[] => (typeof block === 'object' && 'example' in block ? [block, ...block.blocks.flatMap(inside)] : [block]);
const figuresOf = (page: RulesPage) => blocksOf(page).filter((block) => typeof block === 'object' && 'figure' in block);
const textOf = (sections: readonly RulesSection[]): string => sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)]).join('\n');
const ids = new Set(english.sections.map(({ id }) => id));

describe('the rules page', () => {
  it('has each section once, and each link leads to one', () => {
    expect(ids.size).toBe(english.sections.length);
    for (const [, id] of textOf(english.sections).matchAll(/\]\(#([\w-]+)\)/g)) expect(ids).toContain(id);
  });

  it('has every section that a tip leads to', () => {
    const source = readFileSync(new URL('../board/explain.ts', import.meta.url), 'utf8');
    const used = [...source.matchAll(/\brule(?::| =) '([\w-]+)'/g)].map(([, id]) => id);
    expect(used.length).toBeGreaterThan(10);
    for (const id of used) expect(ids).toContain(id);
  });

  it('names only pictures that the board draws, each with a number for every label', () => {
    const named = figuresOf(english);
    expect(new Set(named.map(({ figure }) => figure))).toEqual(new Set(Object.keys(FIGURES)));
    for (const { figure, labels = [] } of named) expect([figure, labels.length]).toEqual([figure, FIGURES[figure].callouts?.length ?? 0]);
  });

  it('says nothing in codes', () => {
    expect(textOf(english.sections)).not.toMatch(/undefined|NaN|\[object|\bC\d+\b|\bLS-|\{/);
  });

  it('has even tables, each with a caption of its own and no empty head', () => {
    const captions = blocksOf(english).flatMap((block) => (typeof block === 'object' && 'table' in block ? [block.table] : []));
    expect(new Set(captions).size).toBe(captions.length);
    for (const block of blocksOf(english)) {
      if (typeof block === 'string' || !('table' in block)) continue;
      expect(block.head).not.toContain('');
      for (const row of block.rows) expect([block.table, row.length]).toEqual([block.table, block.head.length]);
    }
  });
});

describe.each(LANGUAGES)('the page in %s', (language) => {
  it('has the sections, blocks, pictures and tables of the English one', async () => {
    expect(skeleton(await pageIn(language))).toEqual(skeleton(english));
  });
});

/** What translations must share with each other. */
const skeleton = ({ sections }: RulesPage) => sections.map(({ id, part, folded, blocks }) => ({ id, part, folded, blocks: blocks.map(form) }));

function form(block: RulesBlock): unknown {
  if (typeof block === 'string') return 'paragraph';
  if ('list' in block) return { list: block.list.length };
  if ('steps' in block) return { steps: block.steps.length };
  if ('table' in block) return { table: [block.head.length, block.rows.length] };
  if ('figure' in block) return { figure: block.figure, labels: block.labels?.length };
  return 'example' in block ? { example: block.blocks.map(form) } : { answers: block.answers.length };
}

describe('values on the rules page', () => {
  it('are all those the rulebook does not state, each with its source', () => {
    const facts = factsOf(HOUSE_EDITION, wordsIn('en'));
    const asked: string[] = [];
    const origin = (path: string) => {
      asked.push(path);
      return facts.origin(path);
    };
    write({ ...facts, origin });
    const unstated = marksOf(EDITION_KIT.house).filter(({ mark }) => mark !== 'RB');
    for (const { path } of unstated) expect(asked.some((each) => each === path || each.startsWith(`${path}.`) || path.startsWith(`${each}.`))).toBe(true);
  });

  it('name the edition in play where it has a value of its own', async () => {
    const values = async (edition: Edition) => textOf((await pageIn('en', edition)).sections.filter(({ id }) => id === 'values'));
    expect(await values(changed(['cities', 'livorno', 'reward'], 9))).toContain('9 points (this edition)');
    expect(await values(HOUSE_EDITION)).toContain('3 points (public source)');
  });

  it('of the house are told in the examples where the edition in play can’t play them', async () => {
    const poor = await pageIn('en', changed(['start', 'florins'], 0));
    const [said, example] = [0, 2].map((index) => poor.sections.find(({ id }) => id === 'first-turn')!.blocks[index]);
    expect(said).toContain('Bottega’s own values');
    expect(example).toContain('You have 20 florins');
    expect(textOf(poor.sections.filter(({ id }) => id === 'setup'))).toContain('0 florins');
  });

  it('change with the edition, whichever it is: none is typed into a text', async () => {
    const before = plain(english);
    for (const { path, value } of marksOf(EDITION_KIT.house)) {
      for (const inner of numbersIn(value)) {
        const keys = [...path.split('.'), ...inner.path];
        const page = await pageIn('en', changed(keys, inner.number + 1));
        expect(plain(page) === before, `${keys.join('.')} stands nowhere on the page`).toBe(false);
      }
    }
  });
});

it.each([
  ['cities.massa.pays', 'florins'],
  ['start.blocks.2.1', 'white'],
  ['buildings.types.villa.landscape', 'urban'],
  ['buildings.types.villa.decoration', 'cup'],
  ['wheel.decorations.0', 'flag'],
  ['wheel.statues.0', 'red'],
  ['court.normal.0', 'points'],
  ['court.advanced.0', 'points'],
  ['landscapes.rural.pays', 'florins'],
  ['pieces.statuePlaces.0.1', 'lucca'],
])('another %s is told on the page', async (path, value) => {
  expect(plain(await pageIn('en', changed(path.split('.'), value)))).not.toBe(plain(english));
});

/** The page without examples and sources: these change whenever anything does. */
const plain = ({ sections }: RulesPage): string =>
  textOf(
    sections
      .filter(({ id }) => id !== 'first-turn' && id !== 'values')
      .map((section) => ({ ...section, blocks: section.blocks.filter((block) => typeof block === 'string' || !('example' in block)) })),
  );

function numbersIn(value: unknown, path: readonly string[] = []): { path: readonly string[]; number: number }[] {
  if (typeof value === 'number') return [{ path, number: value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, each]) => numbersIn(each, [...path, key]));
}

function changed(keys: readonly string[], value: unknown): Edition {
  const edition = structuredClone(HOUSE_EDITION) as Edition;
  const owner = keys.slice(0, -1).reduce<Record<string, unknown>>((each, key) => each[key] as Record<string, unknown>, edition as never);
  owner[keys.at(-1)!] = value;
  return edition;
}
