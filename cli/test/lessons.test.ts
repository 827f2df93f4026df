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

/** A newcomer reads slowly, and looks for what is asked before it is pressed. */
const WORDS_A_MINUTE = 150;
const PRESSES_A_MINUTE = 12;
const LOOKING = 1.25;

describe.each(taught)('the lessons of %s', (id) => {
  const files = courseIn(`${root}${id}/lessons`);

  it('are played to their ends, answer every move, and are said in every language', async () => {
    const { box } = (await import(`${root}${id}/index.ts`)) as { box: GameBox };
    expect(checkLessons(box.game, files)).toEqual([]);
  });

  it('take the minutes that are told: to read in the longest language, to press, and a quarter more to look about', () => {
    const { course, chapters, text } = files;
    const told = Object.fromEntries(course.chapters.map(({ id, minutes }) => [id, minutes]));
    const found = chapters.map(({ id, steps }) => {
      const keys = [...steps.map((step) => step.id), 'remember'];
      const words = Math.max(
        ...Object.values(text).map(
          (said) =>
            keys
              .map((key) => said[`${id}.${key}`])
              .join(' ')
              .split(' ').length,
        ),
      );
      const presses = steps.reduce((sum, { line = ['next'] }) => sum + line.length, 0);
      return [id, Math.max(1, Math.round(LOOKING * (words / WORDS_A_MINUTE + presses / PRESSES_A_MINUTE)))];
    });
    expect(Object.fromEntries(found)).toEqual(told);
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
