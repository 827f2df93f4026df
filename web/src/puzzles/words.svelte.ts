/** The words of the puzzles' pages, loaded only when somebody opens one. */
import type { Dictionary } from '@bottega/kernel';
import { PartWords } from '../part-words.svelte.ts';

export const puzzleWords = new PartWords(import.meta.glob<Dictionary>('./text/*.json', { import: 'default' }));

/** The message under a key, in the reader's language. */
export const pose = puzzleWords.say;
