/** The rules page in the reader's language, with the values of the edition in play. */
import type { Language, RulesPage, Words } from '@bottega/kernel';
import type { Edition } from '../../edition/schema.ts';
import { type Facts, factsOf } from './facts.ts';

const WRITERS: Readonly<Record<Language, () => Promise<{ write: (facts: Facts) => RulesPage }>>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  nl: () => import('./nl.ts'),
};

export async function rulesPage(language: Language, edition: Edition, words: Words): Promise<RulesPage> {
  const { write } = await WRITERS[language]();
  return write(factsOf(edition, words));
}
