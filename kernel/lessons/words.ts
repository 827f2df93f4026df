/** The keys of everything a course says; its dictionaries hold exactly these. */
import type { Chapter, Course } from '../lesson.ts';

/**
 * What the game is about; and what is said to a move without an answer of its own: with what it would bring
 * (`{brings}`), and where nothing can be counted.
 */
const COMMON = ['idea', 'other', 'other.plain'];

export const courseKeys = ({ hints = [] }: Course, chapters: readonly Chapter[]): string[] => [
  ...COMMON,
  ...hints.map(({ id }) => `hint.${id}`),
  ...chapters.flatMap(chapterKeys),
];

function chapterKeys({ id, steps }: Chapter): string[] {
  const said = steps.flatMap((step) => [step.id, ...(step.answers ?? []).map((answer) => `${step.id}.${answer.id}`)]);
  return ['title', 'goal', 'remember', ...said].map((key) => `${id}.${key}`);
}
