/** Words as they are searched for: without accents, and whatever their case. */
export const fold = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
