/** Printed values in words, for whoever compares editions or fills one in. */
import { blankOf, type FormSchema } from './edition-form.ts';
import type { Dictionary, Language, Words } from './words.ts';

/** How a game words the values of its editions. */
export interface PrintedWords {
  /** The dictionary's prefixes under which values have names (`colour`), tried in this order. */
  readonly names: readonly string[];
  /** Parts whose values have names of another kind. */
  readonly by?: Readonly<Record<string, string>>;
  /** The entries of the dictionary that the names of an edition replace. */
  renamed?(edition: unknown, language: Language): Dictionary;
  /** The entry of the dictionary that stands where an edition prints nothing, such as a name; null for none. */
  unsaid?(path: string): string | null;
  /** A value that reads as a sentence, such as what a card does; null for all others. */
  sentence?(value: unknown, words: Words): string | null;
}

const NONE = '–';

/** One of the game's names. `part` is the part of the edition it stands in. */
export function nameOf(printed: PrintedWords, words: Words, part: string, name: string): string {
  const prefixes = printed.by?.[part] === undefined ? printed.names : [printed.by[part]];
  const prefix = prefixes.find((each) => words.has(`${each}.${name}`));
  return prefix === undefined ? name : words.say(`${prefix}.${name}`);
}

/** The last name in a path: the part a value belongs to. */
export const partNamed = (path: string): string => path.split('.').findLast((part) => !/^\d+$/.test(part) && part !== 'value') ?? '';

/** What stands in a place of an edition; a name where nothing is printed is the house's. */
export function shownText(printed: PrintedWords, words: Words, path: string, one: { readonly value: unknown } | null): string {
  return one === null ? (unsaidText(printed, words, path) ?? NONE) : printedText(printed, words, path, one.value);
}

function unsaidText(printed: PrintedWords, words: Words, path: string): string | null {
  const key = printed.unsaid?.(path) ?? null;
  return key !== null && words.has(key) ? words.say(key) : null;
}

/** What the thing at that path is called, by the edition or else the house; empty where things have no names. */
export function nameOfThing(printed: PrintedWords | undefined, words: Words, path: string): string {
  return (printed && unsaidText(printed, words, `${path}.name`)) ?? '';
}

export function printedText(printed: PrintedWords, words: Words, path: string, value: unknown): string {
  const part = partNamed(path);
  if (value === null || value === undefined) return NONE;
  const sentence = printed.sentence?.(value, words) ?? null;
  if (sentence !== null) return sentence;
  if (typeof value === 'string') return nameOf(printed, words, part, value);
  if (Array.isArray(value)) return value.length === 0 ? NONE : value.map((item) => printedText(printed, words, path, item)).join(listed(value) ? ' / ' : ' · ');
  if (typeof value !== 'object') return String(value);
  const shown = (key: string): string => (words.has(`edition.${key}`) ? words.say(`edition.${key}`) : key);
  return Object.entries(value)
    .map(([key, inner]) => `${shown(key)} ${printedText(printed, words, `${path}.${key}`, inner)}`)
    .join(', ');
}

/** One of several shapes that a value can have: by its name where it has one, else by what its plainest value says. */
export function shapeText(printed: PrintedWords, words: Words, name: string, shape: FormSchema): string {
  return words.has(`shape.${name}`) ? words.say(`shape.${name}`) : printedText(printed, words, name, blankOf(shape));
}

const listed = (value: readonly unknown[]): boolean => value.some((item) => typeof item === 'object');
