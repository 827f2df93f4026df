/** The shell's own words, loaded a language at a time. */
import { type Dictionary, type Language, Words } from '@bottega/kernel';
import { loadDictionary, loadTitle } from './game-text.svelte.ts';

const dictionaries = import.meta.glob<Dictionary>('./text/*.json', { import: 'default' });

let current = $state.raw<Words | null>(null);

export async function speak(language: Language): Promise<void> {
  const messages = await dictionaries[`./text/${language}.json`]();
  current = new Words(language, messages, []);
}

export const ready = (): boolean => current !== null;

/** The message under a key, in the reader's language. */
export function say(key: string, parameters?: Readonly<Record<string, unknown>>): string {
  return current === null ? '' : current.say(key, parameters);
}

/** A game's words without its rules: for pages that only name it. */
export async function gameWords(id: string, language: Language): Promise<Words> {
  return new Words(language, await loadDictionary(id, language), []);
}

/** What names a game and says what it is (`game.…`), and no more. */
export async function gameTitle(id: string, language: Language): Promise<Words> {
  return new Words(language, await loadTitle(id, language), []);
}
