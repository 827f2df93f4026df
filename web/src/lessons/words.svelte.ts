/** The words of lessons, loaded only when somebody opens one: the pages' own, and those of a game's course. */
import { type Dictionary, KERNEL_TEXT, type Language, type ShownGame, Words } from '@bottega/kernel';
import { loadLessonText } from './chapters.ts';

const dictionaries = import.meta.glob<Dictionary>('./text/*.json', { import: 'default' });

let current = $state.raw<Words | null>(null);

export async function speakLessons(language: Language): Promise<void> {
  current = new Words(language, await dictionaries[`./text/${language}.json`](), []);
}

export const readyLessons = (): boolean => current !== null;

/** The message under a key, in the reader's language. */
export function teach(key: string, parameters?: Readonly<Record<string, unknown>>): string {
  return current === null ? '' : current.say(key, parameters);
}

/** What a course says, under `lesson.<chapter>.<step>`, among the game's own names. */
export async function courseWords(game: string, language: Language, box?: ShownGame): Promise<Words> {
  const said = Object.entries(await loadLessonText(game, language)).map(([key, message]) => [`lesson.${key}`, message]);
  return new Words(language, { ...KERNEL_TEXT[language], ...box?.text[language], ...Object.fromEntries(said) }, []);
}
