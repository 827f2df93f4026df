import type { Words } from '@bottega/kernel';
import type { Examples } from '../../../text/rules/examples.ts';

/** What every drawing gets; each takes what it needs. */
export interface FigureProps {
  examples: Examples;
  words: Words;
  /** Where the numbers of its labels stand, if they stand at points of the drawing. */
  points: readonly { readonly x: number; readonly y: number }[];
}
