/**
 * The words of the whole house: every dictionary and every rules page, against the glossaries and for their typography.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AnyGame, type GameBox, LANGUAGES, type Language, type RulesPage, stretchesOf, textsOf, type Words, wordsFor } from '@bottega/kernel';
import { forbiddenIn, type Glossary, messageFaults, readGlossary, readings, typographyFaults } from '@bottega/kernel/proof';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Games and examples, by their folders. */
const games = ['games', 'examples'].flatMap((shelf) =>
  readdirSync(root + shelf)
    .map((id) => `${shelf}/${id}`)
    .filter((folder) => existsSync(`${root}${folder}/index.ts`)),
);
const GLOSSARY = 'web/src/text/glossary.md';
const HOUSE = [
  'web/src/text',
  'web/src/online/text',
  'web/src/lessons/text',
  'web/src/puzzles/text',
  'web/src/review/text',
  'web/src/whatif/text',
  'web/src/workshop/text',
  'cli/text',
  'kernel/text',
  'server/notices/text',
];

const read = (path: string): string => readFileSync(root + path, 'utf8');
const dictionary = (folder: string, language: Language): [string, string][] => Object.entries(JSON.parse(read(`${folder}/${language}.json`)));

function faultsOf(folder: string, language: Language, glossary: Glossary): string[] {
  return dictionary(folder, language).flatMap(([key, message]) => {
    const forbidden = readings(message).flatMap((reading) => forbiddenIn(reading, glossary[language]));
    return [...new Set([...forbidden, ...messageFaults(language, message)])].map((fault) => `${key}: ${fault}`);
  });
}

describe('the glossary of the house', () => {
  const glossary = readGlossary(read(GLOSSARY));

  it.each(LANGUAGES)('has its terms in %s', (language) => expect(glossary[language].length).toBeGreaterThan(10));
  describe.each(HOUSE)('and the typography of its language are kept in %s', (folder) => {
    it.each(LANGUAGES)('%s', (language) => expect(faultsOf(folder, language, glossary)).toEqual([]));
  });
});

describe('the reasons of a hint', () => {
  const said = (folder: string, language: Language): string[] => {
    const reasons = dictionary('web/src/text', language).filter(([key]) => key === 'coach.gain' || key === 'coach.cost');
    const topics = dictionary(`${folder}/text`, language).filter(([key]) => key.startsWith('topic.'));
    return reasons.flatMap(([, message]) => topics.map(([, topic]) => message.replace('{topic}', topic)));
  };

  it.each(games.filter((folder) => folder.startsWith('games/')))(
    'take what they speak of into the sentence: French draws à and de together with le and les (%s)',
    (folder) => {
      expect(said(folder, 'fr').length).toBeGreaterThan(10);
      expect(said(folder, 'fr').filter((reason) => / (à|de) les? /.test(reason))).toEqual([]);
    },
  );
});

type WriteRules = (language: Language, edition: unknown, words: Words) => Promise<RulesPage>;

/** The texts of a game's rules page by section, without their marks. */
async function pageTexts(folder: string, language: Language): Promise<[string, string][]> {
  const { rulesPage } = (await import(`${root}${folder}/text/rules/index.ts`)) as { rulesPage: WriteRules };
  const { box } = (await import(`${root}${folder}/index.ts`)) as { box: GameBox };
  const { edition } = box.game as AnyGame;
  const { sections } = await rulesPage(language, edition.read(edition.house), wordsFor(box, language, []));
  const plain = (text: string): string =>
    stretchesOf(text)
      .map((stretch) => stretch.text)
      .join('');
  return sections.flatMap((section) => [section.title, ...section.blocks.flatMap(textsOf)].map((text): [string, string] => [section.id, plain(text)]));
}

describe.each(games)('the words of %s', (folder) => {
  const glossary: Glossary = readGlossary(read(`${folder}/text/glossary.md`));

  it('have a glossary in every language', () => {
    expect(LANGUAGES.filter((language) => glossary[language].length === 0)).toEqual([]);
  });
  it.each(LANGUAGES)('keep to it and to the typography of the language in the %s dictionary', (language) => {
    expect(faultsOf(`${folder}/text`, language, glossary)).toEqual([]);
  });
  it.skipIf(!existsSync(`${root}${folder}/lessons`)).each(LANGUAGES)('keep to both in the %s lessons', (language) => {
    expect(faultsOf(`${folder}/lessons/text`, language, glossary)).toEqual([]);
  });
  it.skipIf(!existsSync(`${root}${folder}/review`)).each(LANGUAGES)('keep to both in the %s facts', (language) => {
    expect(faultsOf(`${folder}/review/text`, language, glossary)).toEqual([]);
  });
  it.each(LANGUAGES)('keep to both on the %s rules page', async (language) => {
    const texts = await pageTexts(folder, language);
    expect(texts).not.toEqual([]);
    const faults = texts.flatMap(([section, text]) =>
      [...forbiddenIn(text, glossary[language]), ...typographyFaults(language, text)].map((fault) => `${section}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });
});
