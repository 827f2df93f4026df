/** Names that an edition prints on its cards, people or cities, by language. Where one is missing or empty the house's stands. */
import * as v from 'valibot';
import type { Dictionary, Language } from './words.ts';

export const LONGEST_NAME = 40;
/** What has a meaning in messages, and what can't be seen. */
const FORBIDDEN = /[{}<>\p{C}]/u;

const name = v.pipe(
  v.string(),
  v.maxLength(LONGEST_NAME),
  v.check((text) => !FORBIDDEN.test(text), 'name-signs'),
);
export const NAMES = v.strictObject({ en: v.optional(name), fr: v.optional(name), de: v.optional(name), nl: v.optional(name) });
export type Names = v.InferOutput<typeof NAMES>;

/** As a message; null where the house's own name stands, as it does while a name is filled in that can't be one. */
export function ownName(names: Names | undefined, language: Language): string | null {
  const own = String(names?.[language] ?? '').trim();
  // a straight apostrophe quotes in messages
  return own === '' || FORBIDDEN.test(own) ? null : own.replaceAll("'", '’');
}

/** The entries of a dictionary that have a name of their own in that language. */
export const ownEntries = (names: readonly (readonly [key: string, names: Names | undefined])[], language: Language): Dictionary =>
  Object.fromEntries(
    names.flatMap(([key, given]) => {
      const own = ownName(given, language);
      return own === null ? [] : [[key, own]];
    }),
  );
