/**
 * The rules page: it tells the edition it is given, in four languages alike, and its examples are played by the rules.
 */
import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language, type RulesBlock, type RulesPage, stretchesOf, textsOf, Words } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { figuresOf, numbersIn } from '../board/rules/figures.ts';
import { type Edition, HOUSE_EDITION } from '../edition/schema.ts';
import { text } from '../text/index.ts';
import { examplesOf } from '../text/rules/examples.ts';
import { rulesPage } from '../text/rules/index.ts';
import { VALUES } from '../text/rules/origins.ts';
import { RULINGS } from '../text/rules/rulings.ts';
import { anchorsOf } from './anchors.ts';

const words = (language: Language): Words => new Words(language, text[language], []);
const page = (edition: Edition | null = null, language: Language = 'en'): Promise<RulesPage> => rulesPage(language, edition, words(language));
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** All blocks, those inside examples too. */
const deep = (blocks: readonly RulesBlock[]): RulesBlock[] =>
  blocks.flatMap((block) => [block, ...(typeof block === 'object' && 'example' in block ? deep(block.blocks) : [])]);
const blocksOf = ({ sections }: RulesPage): RulesBlock[] => deep(sections.flatMap(({ blocks }) => blocks));
const wordsOf = ({ sections }: RulesPage): string[] => sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)]);

/** What a block is without its words. */
function shapeOf(block: RulesBlock): unknown {
  if (typeof block === 'string') return 'paragraph';
  if ('list' in block) return ['list', block.list.length];
  if ('steps' in block) return ['steps', block.steps.length];
  if ('table' in block) return ['table', block.head.length, ...block.rows.map((row) => row.length)];
  if ('figure' in block) return ['figure', block.figure, block.labels?.length ?? 0];
  if ('example' in block) return ['example', ...block.blocks.map(shapeOf)];
  return ['answers', block.answers.length];
}

/** The house's edition with one value changed. */
function changed(path: string, change: (value: unknown) => unknown): Edition {
  const edition = structuredClone(HOUSE_EDITION);
  const keys = path.split('.');
  const last = keys.pop() as string;
  const record = keys.reduce((inner, key) => inner[key] as Record<string, unknown>, edition as unknown as Record<string, unknown>);
  record[last] = change(record[last]);
  return edition;
}
const other = (value: unknown): unknown => (typeof value === 'number' ? value + 1 : typeof value === 'string' ? 'wood' : (value as unknown[]).toReversed());
const valueAt = (path: string): unknown => path.split('.').reduce((inner: unknown, key) => (inner as Record<string, unknown>)[key], HOUSE_EDITION);

describe('the rules page', () => {
  it('says the same in four languages', async () => {
    const bones = ({ sections }: RulesPage) => sections.map(({ id, part, folded, blocks }) => [id, part, folded, ...blocks.map(shapeOf)]);
    const english = bones(await page());
    for (const language of LANGUAGES) expect(bones(await page(null, language)), language).toEqual(english);
  });

  it('has every place that explanations and its own links lead to', async () => {
    const anchors = await anchorsOf(words('en'));
    const told = [...read('../board/explain.ts').matchAll(/rule: '([\w-]+)'/g)].map(([, id]) => id);
    expect(told.length).toBeGreaterThan(10);
    for (const id of [...told, 'card-1', 'card-75']) expect(anchors, id).toContain(id);
    for (const { to } of wordsOf(await page()).flatMap(stretchesOf)) if (to !== undefined) expect(anchors, to).toContain(to);
  });

  it('names only pictures that are drawn, with a label for each number in them', async () => {
    const figures = figuresOf(HOUSE_EDITION, examplesOf(HOUSE_EDITION));
    const named = blocksOf(await page()).flatMap((block) => (typeof block === 'object' && 'figure' in block ? [block] : []));
    for (const { figure, labels = [] } of named) {
      expect(figures, figure).toHaveProperty(figure);
      expect([figure, labels.length]).toEqual([figure, numbersIn(figures[figure])]);
    }
    expect(new Set(named.map(({ figure }) => figure))).toEqual(new Set(Object.keys(figures)));
  });

  it('draws no picture that the Figure component does not know', () => {
    const component = read('../board/rules/Figure.svelte');
    for (const [name, { draw }] of Object.entries(figuresOf(HOUSE_EDITION, examplesOf(HOUSE_EDITION)))) {
      // what no branch names is drawn by the last one
      if (draw !== 'bonuses') expect(component, name).toContain(`drawing.draw === '${draw}'`);
    }
  });

  it('answers every ruling of the docs, and shows no numbers of rulings', async () => {
    const answered: readonly string[] = Object.values(RULINGS).flat();
    expect(new Set(answered).size).toBe(answered.length);
    const docs = [...read('../../../docs/rules/paneveggio.md').matchAll(/^\| (P-?N?\d+) \|/gm)].map(([, code]) => code);
    expect(docs.length).toBeGreaterThan(50);
    for (const code of docs) expect(answered, code).toContain(code);
    for (const sentence of wordsOf(await page())) expect(sentence).not.toMatch(/\bP-?N?\d|undefined|NaN|\[object|[{}]/);
  });

  it('has its link marks and strong marks in order', async () => {
    for (const sentence of wordsOf(await page())) for (const { text: plain } of stretchesOf(sentence)) expect(plain, sentence).not.toMatch(/\*\*|\]\(/);
  });

  it('tells the edition in play: every value changed changes the page, and is told as that edition’s own', async () => {
    const house = JSON.stringify(await page());
    for (const path of Object.keys(VALUES).filter((each) => valueAt(each) !== undefined)) {
      const told = JSON.stringify(await page(changed(path, other)));
      expect(told === house, path).toBe(false);
      expect(told, path).toContain('the edition in play');
    }
    expect(house).not.toContain('the edition in play has others');
  });

  it('plays its examples with the edition’s own cards where they tell the same story, and says so where they don’t', async () => {
    const unused = changed('cards.45.relation', () => ({ op: 'draw', count: 3 }));
    expect(examplesOf(unused).firstTurn).toMatchObject({ borrowed: false });
    expect(examplesOf(unused).firstTurn.states[0].edition?.cards[45]).toMatchObject({ relation: { count: 3 } });
    const used = changed('cards.45.slots', () => ['draw', 'study', 'ducat', 'place']);
    expect(examplesOf(used).firstTurn).toMatchObject({ borrowed: true });
    expect(wordsOf(await page(used)).join()).toContain('played with the cards of this house');
  });
});
