/** The rules page in the reader's language, with the values of the edition in play. */
import type { Language, RulesPage, RulesTexts, Words } from '@bottega/kernel';
import type { PlainEdition } from '../../edition/schema.ts';
import { type Facts, factsOf } from './facts.ts';

const TEXTS: RulesTexts<Facts> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  nl: () => import('./nl.ts'),
};

/** Null is the edition of the house. */
export async function rulesPage(language: Language, edition: PlainEdition | null, words: Words): Promise<RulesPage> {
  const { write } = await TEXTS[language]();
  return write(factsOf(edition, words));
}
