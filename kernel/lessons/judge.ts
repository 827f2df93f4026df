/** What a step makes of a legal move. */
import type { Step } from '../lesson.ts';
import { fits } from './pattern.ts';

/** What became of a move; to one that is answered by default (`null`) the screen tells what it would have done. */
export type Verdict = { readonly became: 'played' | 'answered' | 'shown'; readonly answer: string | null };

/** `made`: how many moves of the line were made already. */
export function judge(step: Step | null, made: number, text: string): Verdict {
  const { line = [], accept = [], answers = [] } = step ?? {};
  if (line[made] === text || accept.some((pattern) => fits(pattern, text))) return { became: 'played', answer: null };
  const answer = answers.find(({ moves }) => moves.some((pattern) => fits(pattern, text)));
  if (answer === undefined) return { became: 'answered', answer: null };
  if (answer.accept) return { became: 'played', answer: answer.id };
  return { became: answer.shows === undefined ? 'answered' : 'shown', answer: answer.id };
}
