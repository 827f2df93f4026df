/** The rules page in the reader's language, with the values of the edition in play. */
import { type Language, type RulesPage, type RulesTexts, sameJson, type Words } from '@bottega/kernel';
import { type Edition, HOUSE_EDITION } from '../../edition/schema.ts';
import { type Facts, factsOf } from './facts.ts';

const TEXTS: RulesTexts<Facts> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  nl: () => import('./nl.ts'),
};

/** Null is the edition of the house. */
export async function rulesPage(language: Language, edition: Edition | null, words: Words): Promise<RulesPage> {
  const { write } = await TEXTS[language]();
  return write(factsOf(edition === null || sameJson(edition, HOUSE_EDITION) ? HOUSE_EDITION : edition, words));
}
