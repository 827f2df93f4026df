/** The words of reviews, loaded only when somebody opens one: the pages' own, and those of a game's facts. */
import { type Dictionary, type Facts, type Language, Words } from '@bottega/kernel';
import { PartWords } from '../part-words.svelte.ts';

export const reviewWords = new PartWords(import.meta.glob<Dictionary>('./text/*.json', { import: 'default' }));

/** The message under a key, in the reader's language. */
export const remark = reviewWords.say;

const factTexts = import.meta.glob<Dictionary>('../../../games/*/review/text/{en,fr,de,nl}.json', { import: 'default' });
const factModules = import.meta.glob<Facts>('../../../games/*/review/facts.ts', { import: 'facts' });

/** What a game's experts ask for, with the words for it; null for a game that tells nothing. */
export async function loadFacts(game: string, language: Language): Promise<{ readonly facts: Facts; readonly words: Words } | null> {
  const folder = `../../../games/${game}/review`;
  const loading = factModules[`${folder}/facts.ts`];
  if (loading === undefined) return null;
  const [facts, text] = await Promise.all([loading(), factTexts[`${folder}/text/${language}.json`]()]);
  return { facts, words: new Words(language, text, []) };
}
