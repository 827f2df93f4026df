/** Makes a failing log smaller: leaves out runs of moves, long ones first, as long as the same oracle still complains. */
import type { AnyGame } from '../game.ts';
import { type Fault, retrace } from './retrace.ts';

/** As many moves are retraced at most: a smaller log is a kindness, not worth an endless wait. */
const PATIENCE = 20_000;

export function shrink(game: AnyGame, found: Fault): Fault {
  if (found.oracle === 'termination') return found;
  let best = found;
  let patience = PATIENCE;
  const shorter = (moves: readonly string[]): boolean => {
    if (patience <= 0) return false;
    patience -= moves.length;
    const fault = retrace(game, { ...best.log, moves }, best.oracle);
    if (fault === undefined || fault.log.moves.length >= best.log.moves.length) return false;
    best = fault;
    return true;
  };
  shorter(best.log.moves);
  for (let run = best.log.moves.length >> 1; run >= 1; ) {
    let cut = false;
    for (let start = 0; start < best.log.moves.length; ) {
      if (shorter(best.log.moves.toSpliced(start, run))) cut = true;
      else start += run;
    }
    if (!cut) run >>= 1;
  }
  return best;
}
