import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language, type RulesBlock, type RulesPage, stretchesOf, textsOf, wordsFor } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { type Edition, HOUSE_EDITION } from '../edition/schema.ts';
import { box } from '../index.ts';
import { rulesPage } from '../text/rules/index.ts';

const page = (language: Language = 'en', edition: Edition = HOUSE_EDITION): Promise<RulesPage> => rulesPage(language, edition, wordsFor(box, language, []));
const shapeOf = (block: RulesBlock): unknown => (typeof block === 'string' ? 'paragraph' : [...Object.keys(block), textsOf(block).length]);

/** The edition with each of its numbers changed, one at a time. */
function* changed(): Generator<[path: string, Edition]> {
  for (const [path, value] of Object.entries(HOUSE_EDITION)) {
    for (const key of typeof value === 'number' ? [null] : Object.keys(value)) {
      const edition = structuredClone(HOUSE_EDITION) as unknown as Record<string, number | Record<string, number>>;
      if (key === null) edition[path] = (value as number) + 1;
      else (edition[path] as Record<string, number>)[key]++;
      yield [key === null ? path : `${path}.${key}`, edition as unknown as Edition];
    }
  }
}

describe('the rules page', () => {
  it('says the same in four languages', async () => {
    const bones = ({ sections }: RulesPage) => sections.map(({ id, blocks }) => [id, ...blocks.map(shapeOf)]);
    const english = bones(await page());
    for (const language of LANGUAGES) expect(bones(await page(language)), language).toEqual(english);
  });

  it('tells every value of the edition in play', async () => {
    const house = JSON.stringify(await page());
    for (const [path, edition] of changed()) expect(JSON.stringify(await page('en', edition)), path).not.toBe(house);
  });

  it('has every section that explanations and its own links lead to', async () => {
    const { sections } = await page();
    const anchors = sections.map(({ id }) => id);
    const links = sections.flatMap(({ blocks }) => blocks.flatMap(textsOf)).flatMap(stretchesOf);
    const told = [...readFileSync(new URL('../board/explain.ts', import.meta.url), 'utf8').matchAll(/rule: '([\w-]+)'/g)].map(([, id]) => id);
    expect(told.length).toBeGreaterThan(4);
    for (const id of [...told, ...links.flatMap(({ to }) => to ?? [])]) expect(anchors, id).toContain(id);
  });
});
