/**
 * A glossary says which word we use for a thing, and which never. It is a Markdown file with a table under `## en`, `##
 * fr`, `## de` and `## nl`: `| term | book's term | never |`, where `never` lists forbidden forms separated by `; `.
 */
import { LANGUAGES, type Language } from '../words.ts';

export interface Term {
  readonly term: string;
  /** As the boxed game's book in this language has it; a dash where there is no such book. */
  readonly book: string;
  readonly never: readonly string[];
}

export type Glossary = Readonly<Record<Language, readonly Term[]>>;

/** Throws with the number of the line that is not understood. */
export function readGlossary(markdown: string): Glossary {
  const glossary: Record<Language, Term[]> = { en: [], fr: [], de: [], nl: [] };
  let language: Language | undefined;
  for (const [index, line] of markdown.split('\n').entries()) {
    const wrong = (fault: string): never => {
      throw new Error(`glossary, line ${index + 1}: ${fault}`);
    };
    const heading = /^## +(.+?) *$/.exec(line)?.[1];
    if (heading !== undefined) language = LANGUAGES.find((each) => each === heading) ?? wrong(`“${heading}” is no language`);
    if (!line.startsWith('|')) continue;
    const cells = line.split('|').slice(1, -1);
    const [term, book, never] = cells.map((cell) => cell.trim());
    if (cells.length !== 3) wrong(`${cells.length} columns instead of 3`);
    if (term === 'term' || /^:?-+:?$/.test(term)) continue;
    if (language === undefined) return wrong('a table without a language');
    if (term === '') wrong('a row without a term');
    glossary[language].push({ term, book, never: formsOf(never) });
  }
  return glossary;
}

/** A dash stands for none. */
const formsOf = (cell: string): string[] =>
  cell
    .split(';')
    .map((form) => form.trim())
    .filter((form) => form !== '' && form !== '–' && form !== '-');

/**
 * What is never to be said but stands in the text, as whole words and in the very case; names of parameters are no
 * words.
 */
export function forbiddenIn(text: string, terms: readonly Term[]): string[] {
  const words = evened(text.replace(/\{\w+\}/g, '\uFFFC'));
  return terms.flatMap(({ term, never }) => never.filter((form) => wholeWords(evened(form)).test(words)).map((form) => `never “${form}”: ${term}`));
}

const wholeWords = (form: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])${form.replace(/[.*+?^$()|[\]\\/{}]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u');

/** However spaces and apostrophes are typed, they are the same. */
const evened = (text: string): string => text.replace(/[\u00A0\u202F]/g, ' ').replaceAll("'", '’');
