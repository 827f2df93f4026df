/** The words of the puzzles' pages, loaded only when somebody opens one. */
import { type Dictionary, type Language, Words } from '@bottega/kernel';

const dictionaries = import.meta.glob<Dictionary>('./text/*.json', { import: 'default' });

let current = $state.raw<Words | null>(null);

export async function speakPuzzles(language: Language): Promise<void> {
  current = new Words(language, await dictionaries[`./text/${language}.json`](), []);
}

export const readyPuzzles = (): boolean => current !== null;

/** The message under a key, in the reader's language. */
export function pose(key: string, parameters?: Readonly<Record<string, unknown>>): string {
  return current === null ? '' : current.say(key, parameters);
}
