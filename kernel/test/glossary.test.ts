import { forbiddenIn, readGlossary } from '@bottega/kernel/proof';
import { describe, expect, it } from 'vitest';

const MARKDOWN = `# Words

Some prose.

## en

| term | book's term | never |
|---|---|---|
| seat | – | chair; the own |
| pass | pass | retire; retiring |

## fr

| term | book's term | never |
|:--|---|--:|
| pilier | pilier | colonne; tuiles de fermeture |
| table | – | – |
`;
const glossary = readGlossary(MARKDOWN);

describe('a glossary', () => {
  it('is read language by language', () => {
    expect(glossary.en).toEqual([
      { term: 'seat', book: '–', never: ['chair', 'the own'] },
      { term: 'pass', book: 'pass', never: ['retire', 'retiring'] },
    ]);
    expect(glossary.fr.map(({ term }) => term)).toEqual(['pilier', 'table']);
    expect(glossary.de).toEqual([]);
  });
  it('has no forbidden form where a dash stands', () => expect(glossary.fr[1].never).toEqual([]));
  it.each([
    ['an unknown language', '## it', 'line 1: “it” is no language'],
    ['a row of two columns', '## en\n\n| seat | – |', 'line 3: 2 columns'],
    ['a row without a term', '## en\n| | – | chair |', 'line 2: a row without a term'],
    ['a table before any language', '| seat | – | chair |', 'line 1: a table without a language'],
  ])('with %s is refused', (_, markdown, fault) => expect(() => readGlossary(markdown)).toThrow(fault));
});

describe('forbidden forms', () => {
  const found = (text: string, language: 'en' | 'fr' = 'en') => forbiddenIn(text, glossary[language]);

  it('are found with the word to say instead', () => expect(found('Take the own chair.')).toEqual(['never “chair”: seat', 'never “the own”: seat']));
  it('are found at either end and beside signs', () => {
    expect(found('chair')).toHaveLength(1);
    expect(found('(chair), and so on')).toHaveLength(1);
    expect(found('la colonne, là', 'fr')).toHaveLength(1);
  });
  it('are found in several words', () => expect(found('les tuiles de fermeture', 'fr')).toEqual(['never “tuiles de fermeture”: pilier']));
  it('count as whole words only, accents included', () => {
    expect(found('armchair chairs retired')).toEqual([]);
    expect(found('colonnes écolonne colonneé', 'fr')).toEqual([]);
  });
  it('count in their very case', () => expect(found('Chair')).toEqual([]));
  it('are found whatever spaces and apostrophes are typed with', () => {
    const terms = [{ term: 'bien', book: '–', never: ["l'un : deux", 'a.b'] }];
    expect(forbiddenIn('l’un\u202F: deux', terms)).toHaveLength(1);
    expect(forbiddenIn('axb', terms)).toEqual([]);
  });
  it('are no names of parameters', () => expect(found('{chair} is free')).toEqual([]));
});
