import { LANGUAGES, type Language, marksOf, Words } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { explain } from '../board/explain.ts';
import { linesOf, UNSTATED_NAMES } from '../board/values.ts';
import { edition } from '../edition/schema.ts';
import { carrara } from '../rules/game.ts';
import { text } from '../text/index.ts';
import { rules as de } from '../text/rules/de.ts';
import { rules as en } from '../text/rules/en.ts';
import { rules as fr } from '../text/rules/fr.ts';
import { rules as nl } from '../text/rules/nl.ts';
import { NOTED, VALUES, type ValueName } from '../text/rules/types.ts';

const RULES = { en, fr, de, nl };
const NAMES: readonly ValueName[] = Object.values(VALUES).flat();
const wordsIn = (language: Language): Words => new Words(language, text[language], ['Ada', 'Bea']);

describe('values on the rules page', () => {
  it('are all those the rulebook does not state', () => {
    expect(new Set<string>(NAMES)).toEqual(UNSTATED_NAMES);
    const paths = marksOf(edition.house).map(({ path }) => path);
    for (const path of NOTED) expect(paths).toContain(path);
  });

  it.each(LANGUAGES)('are told in words, never in keys (%s)', (language) => {
    for (const name of NAMES) {
      const lines = linesOf(name, wordsIn(language), RULES[language]).flatMap(({ lines }) => lines);
      expect(lines.length, name).toBeGreaterThan(0);
      for (const { of, is } of lines) {
        expect(is, name).toBeTruthy();
        expect(of + is, name).not.toMatch(/["[\]{}]|undefined|object/);
      }
    }
  });

  it('keep apart what comes from different sources', () => {
    const statues = linesOf('cities.statues', wordsIn('fr'), fr);
    expect(statues.map(({ mark }) => mark)).toEqual(['OUR', 'DER']);
    expect(statues[1].lines).toEqual([{ of: 'Viareggio', is: '9, 5, 2', note: '9 et 2 sont dans le livret.' }]);
    expect(linesOf('landscapes.reward', wordsIn('fr'), fr)).toEqual([{ mark: 'PUB', lines: [{ of: 'rural', is: '1 point', note: '' }] }]);
  });
});

describe('tips', () => {
  const view = carrara.view(carrara.setup({ players: 2 }, 'tips'), null);

  it('count blocks and florins apart, under a title with a capital', () => {
    const title = (language: Language) => explain('block:1:white', view, wordsIn(language))?.title;
    expect(LANGUAGES.map(title)).toEqual([
      'White, sector I: 1 block, 6 florins each',
      'Blanc, secteur I : 1 bloc, 6 florins pièce',
      'Weiß, Sektor I: 1 Block, je 6 Florin',
      'Wit, sector I: 1 blok, 6 florijnen per stuk',
    ]);
  });

  it('say what an upgrade brings with the right plural', () => {
    expect(explain('upgrade:massa', view, wordsIn('fr'))?.text).toBe('Avec elle, Massa rapporte 2 points au lieu de 1 par point de valeur des bâtiments.');
  });
});
