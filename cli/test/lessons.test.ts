/** The lessons of every game, walked through on the real engine. */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type GameBox, type Language, type RulesPage, type Words, wordsFor } from '@bottega/kernel';
import { checkLessons } from '@bottega/kernel/proof';
import { describe, expect, it } from 'vitest';
import { courseIn } from './lessons.ts';

const root = fileURLToPath(new URL('../../games/', import.meta.url));
const taught = readdirSync(root).filter((id) => existsSync(`${root}${id}/lessons/course.json`));

type WriteRules = (language: Language, edition: unknown, words: Words) => Promise<RulesPage>;

describe.each(taught)('the lessons of %s', (id) => {
  const files = courseIn(`${root}${id}/lessons`);

  it('are played to their ends, answer every move, and are said in every language', async () => {
    const { box } = (await import(`${root}${id}/index.ts`)) as { box: GameBox };
    expect(checkLessons(box.game, files)).toEqual([]);
  });

  it('belong to sections of the rules page', async () => {
    const { box } = (await import(`${root}${id}/index.ts`)) as { box: GameBox };
    const { rulesPage } = (await import(`${root}${id}/text/rules/index.ts`)) as { rulesPage: WriteRules };
    const { edition } = box.game;
    const { sections } = await rulesPage('en', edition.read(edition.house), wordsFor(box, 'en', []));
    const known = new Set(sections.map((section) => section.id));
    expect(files.course.chapters.flatMap(({ rules }) => rules.filter((section) => !known.has(section)))).toEqual([]);
  });
});
