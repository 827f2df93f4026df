/** The rules page of La Stanza; each language is loaded when somebody reads it. */
import type { Language, RulesPage, Words } from '@bottega/kernel';
import type { PlainEdition } from '../../edition/schema.ts';
import { type Facts, factsOf } from './facts.ts';

const TEXTS: Readonly<Record<Language, () => Promise<{ write: (facts: Facts) => RulesPage }>>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  nl: () => import('./nl.ts'),
};

/** With the plain values of the edition in play; null for the house's own. */
export async function rulesPage(language: Language, edition: PlainEdition | null, words: Words): Promise<RulesPage> {
  const { write } = await TEXTS[language]();
  return write(factsOf(language, edition, words));
}
