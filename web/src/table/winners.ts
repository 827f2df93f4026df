import type { Result, Words } from '@bottega/kernel';

/** Who won, by name; an opponent without a seat may have. */
export function winners(result: Result, words: Words): string[] {
  if (result.rival !== undefined && result.beaten !== true) return [words.say('name.rival')];
  return result.ranking[0].map((seat) => words.name(seat));
}
