/** What can be said without writing it: phrases by their names, worded for each reader, and signs for a move. */
export const PHRASES = [
  'hello',
  'good-luck',
  'nice-move',
  'well-played',
  'close',
  'oops',
  'sorry',
  'moment',
  'thinking',
  'back',
  'later',
  'thanks',
  'again',
] as const;
export type Phrase = (typeof PHRASES)[number];

export const REACTIONS = ['👏', '👍', '😮', '🤔', '😄', '❤️'] as const;
export type Sign = (typeof REACTIONS)[number];

/** Characters of one's own notes at a table. */
export const MOST_NOTED = 4000;
