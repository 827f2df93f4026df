/** The words of the workshop of editions, loaded only when somebody goes there. */
import type { Dictionary } from '@bottega/kernel';
import { PartWords } from '../part-words.svelte.ts';

export const workshopWords = new PartWords(import.meta.glob<Dictionary>('./text/*.json', { import: 'default' }));

/** The message under a key, in the reader's language. */
export const label = workshopWords.say;
