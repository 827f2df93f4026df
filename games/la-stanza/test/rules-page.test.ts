import { readFileSync } from 'node:fs';
import { LANGUAGES, marksOf, Refusal, type RulesBlock, type RulesPage, textsOf, Words } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { FIGURES, numbersOf } from '../board/rules/figures.ts';
import { EDITION_KIT, HOUSE_EDITION, type PlainEdition } from '../edition/schema.ts';
import { text } from '../text/index.ts';
import { rulesPage } from '../text/rules/index.ts';
import { VALUES, valueRows } from '../text/rules/origins.ts';
import { playAll } from '../text/rules/played.ts';
import { talesOf } from '../text/rules/tales.ts';

const pageIn = (language: (typeof LANGUAGES)[number], edition: PlainEdition | null = null): Promise<RulesPage> =>
  rulesPage(language, edition, new Words(language, text[language], []));
const english = await pageIn('en');

const blocksOf = (page: RulesPage): RulesBlock[] => {
  const inside = (block: RulesBlock): RulesBlock[] => (typeof block === 'object' && 'example' in block ? [block, ...block.blocks.flatMap(inside)] : [block]);
  return page.sections.flatMap(({ blocks }) => blocks.flatMap(inside));
};
const wordsOf = (page: RulesPage): string[] => page.sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)]);
const idsOf = (page: RulesPage): string[] => [
  ...page.sections.map(({ id }) => id),
  ...blocksOf(page).flatMap((block) => (typeof block === 'object' && 'table' in block ? (block.ids ?? []) : [])),
];

describe('the worked examples, played on the rules', () => {
  const tales = talesOf(playAll(null));

  it('a first turn: Vasco da Gama for f 2, Strength 2, from f 7 to f 9', () => {
    expect(tales.firstTurn).toMatchObject({ recruited: 'vasco-da-gama', price: 2, space: 5, displaced: 'soledade-and-bizarro' });
    expect(tales.firstTurn).toMatchObject({ before: 10, left: 8, strength: 2, steps: 2, from: 7, to: 9, cheapest: 1 });
    expect(tales.firstTurn.reach.map(({ character }) => character)).toEqual(['john-calvin', 'vasco-da-gama', 'leonardo', 'paracelsus']);
  });

  it('moving skips empty spaces and figurines, and counts the Bonus Tiles space', () => {
    expect(tales.moving.reach.map(({ character }) => character)).toEqual(['john-calvin', 'charles-v', 'paracelsus']);
  });

  it('two hires for f 4 and f 1 make Strength 3', () => {
    expect(tales.hiring).toMatchObject({ prices: [4, 1], before: 9, left: 4, strength: 3, displaced: ['soledade-and-bizarro', 'maria-nobelli'] });
  });

  it('a yellow meeple activates Arts from Literature', () => {
    expect(tales.favour).toEqual({ recruited: 'charles-v', hired: 'michelangelo', price: 1, strength: 3 });
    expect(playAll(null).favour.positions.at(-1)?.players[0]).toMatchObject({ artworks: [0, 0, 1], meeples: [0, 1, 0, 0, 0] });
  });

  it('discs and money', () => {
    expect(tales.strength).toEqual({ hired: 'leonardo', price: 2, workers: 2, total: 3 });
    expect(tales.money).toEqual({ before: 3, boat: 13, income: 10, displaced: 'massimiliano-de-la-luce' });
    expect(tales.flip).toEqual({ before: 1, boat: 13, income: 12 });
    expect(playAll(null).flip.positions[1].players[0]).toMatchObject({ flipped: true, financier: 0 });
  });

  it('books, discs in boxes, meeples', () => {
    expect(tales.writing).toMatchObject({ strength: 3, second: { kind: 'points', amount: 2 }, meeple: 'blue' });
    expect(playAll(null).writing.positions.at(-1)?.players[1].books).toEqual([1, 0, 1, 2, 2]);
    expect(tales.discs).toEqual({ hired: 'john-calvin', workers: 2, total: 3, supply: [7, 5] });
    expect(tales.favours).toEqual({ hired: 'charles-v', strength: 2, before: 6, limit: 7, left: [4, 5, 4, 6, 7] });
  });

  it('a Masterpiece, a bonus tile, a refill, a firing', () => {
    expect(tales.masterpiece).toEqual({ hired: 'raphael', displaced: 'contessa-orsola', workers: 4, total: 5, points: 8 });
    expect(tales.tile).toEqual({ museum: 5, tile: 'white-meeples', meeples: 3 });
    expect(tales.refill).toEqual({ recruited: 'john-calvin', count: 8 });
    expect(tales.firing).toEqual({ fired: 'maria-nobelli', workers: 2, total: 3 });
  });

  it('the scored game: the dummy comes first, a tie for second is shared and rounded down', () => {
    const part = (code: string) => tales.end.scores.map(({ parts }) => parts.find((each) => each.code === code)?.points);
    expect([tales.end.museums, tales.end.extra, tales.end.left]).toEqual([[7, 6, 2], 4, 12]);
    expect(part('museum')).toEqual([8, 12, 0]);
    expect(part('bonus-majority')).toEqual([12, 6, 6]);
    expect(part('passing')).toEqual([5, 0, 3]);
    expect(tales.end.scores.map(({ total }) => total)).toEqual([43, 17, 30]);
  });

  it('leave their positions as they were written', () => {
    expect(talesOf(playAll(null))).toEqual(tales);
  });
});

describe('the rules page', () => {
  it('has every picture drawn, each with a label for each of its numbers', () => {
    const figures = blocksOf(english).filter((block) => typeof block === 'object' && 'figure' in block);
    for (const { figure, labels = [] } of figures) {
      expect(FIGURES[figure], figure).toBeDefined();
      expect(labels.length, figure).toBe(numbersOf(FIGURES[figure], HOUSE_EDITION).length);
    }
    expect(new Set(figures.map(({ figure }) => figure))).toEqual(new Set(Object.keys(FIGURES)));
  });

  it('leads only to sections it has', () => {
    const ids = idsOf(english);
    expect(new Set(ids).size).toBe(ids.length);
    for (const words of wordsOf(english)) for (const [, id] of words.matchAll(/\]\(#([\w-]+)\)/g)) expect(ids, words).toContain(id);
  });

  it('leaves no word unsaid', () => {
    for (const words of wordsOf(english)) expect(words).not.toMatch(/undefined|NaN|\[object|#\s|\$\{/);
  });

  it('tells in words what pictures show: books, pairs of 6+1, colours', () => {
    const tables = blocksOf(english).filter((block) => typeof block === 'object' && 'table' in block);
    const rows = tables.flatMap((table) => table.rows.map((row) => row.join(' | ')));
    expect(rows).toContain('Politics | take a meeple of any colour but white | put a disc into the Religion box | 3 PP at the end');
    expect(rows).toContain('Discoveries | Politics');
    expect(rows.some((row) => row.startsWith('Politics | white'))).toBe(true);
    expect(rows).toContain('Florins | 6 | 5 | 4 | 3 | 2 | 1');
    expect(rows).toContain('15 | 15 | 11 | yes');
  });

  it.each(LANGUAGES)('says the same in %s as in English', async (language) => {
    expect(shapeOf(await pageIn(language))).toEqual(shapeOf(english));
  });

  it('lists every value that the rulebook does not state', () => {
    const unstated = marksOf(EDITION_KIT.house).filter(({ mark }) => mark !== 'RB');
    for (const { path } of unstated)
      expect(
        VALUES.some((name) => path === name || path.startsWith(`${name}.`)),
        path,
      ).toBe(true);
    expect(valueRows().every(({ origins }) => origins.length > 0)).toBe(true);
  });
});

/** All that a translation must keep. */
function shapeOf({ sections }: RulesPage): unknown {
  const shape = (block: RulesBlock): unknown => {
    if (typeof block === 'string') return 'text';
    if ('list' in block) return ['list', block.list.length];
    if ('steps' in block) return ['steps', block.steps.length];
    if ('table' in block) return ['table', block.head.length, block.rows.map((row) => row.length), block.ids];
    if ('figure' in block) return ['figure', block.figure, block.labels?.length];
    if ('example' in block) return ['example', block.blocks.map(shape)];
    return ['answers', block.answers.length];
  };
  return sections.map(({ id, part, folded, blocks }) => [id, part, folded, blocks.map(shape)]);
}

describe('another edition', () => {
  /**
   * Every way to change one number or name of the house's edition: a bit more or, where that is refused, a bit less.
   */
  const changes = marksOf(EDITION_KIT.house).flatMap(({ path, value }) => {
    const less = variantsOf(value, -1);
    return variantsOf(value, 1).map((more, index) => [path, editionWith(path, more) ?? editionWith(path, less[index])] as const);
  });

  it('shows in the page, whatever value it changes', async () => {
    const before = JSON.stringify(english);
    for (const [path, edition] of changes) {
      if (edition !== null) expect(JSON.stringify(await pageIn('en', edition)) === before, path).toBe(false);
    }
    expect(changes.filter(([, edition]) => edition !== null).length).toBeGreaterThan(100);
  });

  it('that an example can’t be played with gets the house’s example, and says so', async () => {
    const dear = editionWith('hiringCosts', [60, 50, 40, 30, 20, 10]);
    const page = await pageIn('en', dear);
    expect(playAll(dear).firstTurn.asAsked).toBe(false);
    expect(playAll(dear).money.asAsked).toBe(true);
    expect(wordsOf(page).some((words) => words.includes('told with our own values'))).toBe(true);
    expect(wordsOf(english).some((words) => words.includes('told with our own values'))).toBe(false);
  });

  it('with another reach counts the spaces of the house’s example, and with another limit its meeples', async () => {
    for (const movement of [1, 3, 5]) expect(talesOf(playAll(editionWith('movement', movement))).moving).toEqual(talesOf(playAll(null)).moving);
    const words = wordsOf(await pageIn('en', editionWith('meeples.limit', 9)));
    expect(words.some((text) => text.includes('never hold more than 9 meeples'))).toBe(true);
    expect(words.some((text) => text.includes('one more than 7'))).toBe(true);
  });

  it.each([
    ['en', 'Meeples: none.'],
    ['fr', 'Pions : aucun.'],
    ['de', 'Günstlinge: keine.'],
    ['nl', 'Helpers: geen.'],
  ] as const)('without meeples at the start says so (%s)', async (language, said) => {
    const words = wordsOf(await pageIn(language, editionWith('meeples.start', [0, 0, 0, 0, 0])));
    expect(words.map((text) => text.replaceAll('**', ''))).toContain(said);
  });

  it('with a single last turn speaks of one', async () => {
    const words = wordsOf(await pageIn('en', editionWith('lastTurns', 1))).join(' ');
    expect(words).toContain('up to **1 more turn**');
    expect(words).not.toMatch(/\b1 (more )?turns/);
  });

  it('with its own money track says where its PP come from', () => {
    const [row] = valueRows(editionWith('moneyTrack.points', HOUSE_EDITION.moneyTrack.points.with(-1, 20)) ?? undefined).filter(
      ({ name }) => name === 'moneyTrack.points',
    );
    expect(row.origins).toEqual(['FILE']);
  });
});

/** The value with one thing in it changed. */
function variantsOf(value: unknown, by: number): unknown[] {
  if (value === null) return [100];
  if (typeof value === 'number') return [value + by];
  if (Array.isArray(value)) return value.flatMap((item, index) => variantsOf(item, by).map((changed) => value.with(index, changed)));
  if (typeof value === 'object') return Object.entries(value).flatMap(([key, item]) => variantsOf(item, by).map((changed) => ({ ...value, [key]: changed })));
  return value === 'politics' ? ['discoveries'] : [];
}

/** Null for an edition that the schema refuses. */
function editionWith(path: string, value: unknown): PlainEdition | null {
  const annotated = structuredClone(EDITION_KIT.house) as Record<string, unknown>;
  const place = path.split('.').reduce((inside, key) => inside[key] as Record<string, unknown>, annotated);
  place.value = value;
  try {
    return EDITION_KIT.read(annotated);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

describe('the glossary', () => {
  const parts = readFileSync(new URL('../text/glossary.md', import.meta.url), 'utf8')
    .split(/^## /m)
    .slice(1);
  const tables = Object.fromEntries(
    parts.map((part) => [
      part.slice(0, 2),
      part
        .split('\n')
        .filter((line) => line.startsWith('| '))
        .slice(1)
        .map((line) =>
          line
            .split('|')
            .slice(1, -1)
            .map((cell) => cell.trim()),
        ),
    ]),
  );
  const forbidden = (language: string): string[] => tables[language].flatMap(([, , never]) => (never === '–' ? [] : never.split('; ')));

  it.each(LANGUAGES)('has a term, the box’s term and forbidden forms for %s', (language) => {
    expect(tables[language].length).toBeGreaterThan(25);
    for (const row of tables[language]) expect(row, row.join(' | ')).toHaveLength(3);
    expect(forbidden(language).length).toBeGreaterThan(20);
  });

  it('is kept by the English dictionary and page', () => {
    const said = [
      ...Object.values(text.en).map((message) => message.replace(/\{\w+, (plural|select|selectordinal),/g, '{').replace(/\{\w+\}/g, '')),
      ...wordsOf(english),
    ];
    for (const form of forbidden('en')) {
      const found = new RegExp(`(?<![\\p{L}\\p{N}-])${form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}-])`, 'u');
      expect(
        said.filter((words) => found.test(words)),
        form,
      ).toEqual([]);
    }
  });
});
