/** The puzzles of one game that bots play, tried by bots of every level. */
import type { GameCore, Puzzle } from '@bottega/kernel';
import { checkPuzzle } from './check.ts';
import { findPuzzles } from './find.ts';
import { ratePuzzle } from './rate.ts';

/** What does not hold when it is studied anew, as those that are served are, hung on the worlds that were looked at. */
export function makePuzzles(core: GameCore, number: number, seed: string): Puzzle[] {
  const found = findPuzzles(core, number, seed).filter((puzzle) => checkPuzzle(core, puzzle, `${seed} again`) === null);
  return found.map((puzzle) => ratePuzzle(core, puzzle));
}
