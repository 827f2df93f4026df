/** The words of lessons, loaded only when somebody opens one: the pages' own, and those of a game's course. */
import { type Dictionary, type Language, type ShownGame, Words } from '@bottega/kernel';
import { loadKernelWords } from '../game-text.svelte.ts';
import { PartWords } from '../part-words.svelte.ts';
import { loadLessonText } from './chapters.ts';

export const lessonWords = new PartWords(import.meta.glob<Dictionary>('./text/*.json', { import: 'default' }));

/** The message under a key, in the reader's language. */
export const teach = lessonWords.say;

/** What a course says, under `lesson.<chapter>.<step>`, among the game's own names. */
export async function courseWords(game: string, language: Language, box?: ShownGame): Promise<Words> {
  const said = Object.entries(await loadLessonText(game, language)).map(([key, message]) => [`lesson.${key}`, message]);
  return new Words(language, { ...(await loadKernelWords(language)), ...box?.text[language], ...Object.fromEntries(said) }, []);
}
