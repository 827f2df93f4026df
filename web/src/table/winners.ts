import type { Result, Words } from '@bottega/kernel';

/** Who won, by name; an opponent without a seat may have. */
export function winners(result: Result, words: Words): string[] {
  const seats = result.ranking[0].map((seat) => words.name(seat));
  if (result.rival === undefined || result.beaten === true) return seats;
  return result.shared === true ? [...seats, words.say('name.rival')] : [words.say('name.rival')];
}
