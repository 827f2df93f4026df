/** Makes a failing log smaller, as long as the same oracle still complains. */
import type { AnyGame } from '../game.ts';
import { randomFrom } from '../random.ts';
import { ORACLES } from './oracles.ts';
import { alongLog, type Fault, follow, type Guide } from './retrace.ts';
import { anyMove } from './walk.ts';

/**
 * A smaller log is a kindness, not worth an endless wait: so many moves are retraced at most, fewer where looking is
 * dear.
 */
const patienceFor = (oracle: string): number => 1_000_000 / (2 + (ORACLES[oracle]?.every ?? 0));

/** So many ways of going astray are tried in vain before giving up. */
const TRIES = 1000;

export function shrink(game: AnyGame, found: Fault): Fault {
  if (found.oracle === 'termination') return found;
  const random = randomFrom(`${found.log.seed} shrink`);
  let best = found;
  let patience = patienceFor(found.oracle);

  const shorter = (guide: Guide, most: number): boolean => {
    patience -= most + 1;
    const fault = follow(game, best.log, best.oracle, guide);
    if (fault === undefined || fault.log.moves.length >= best.log.moves.length) return false;
    best = fault;
    return true;
  };
  const without = (start: number, run: number): boolean => {
    const rest = best.log.moves.toSpliced(start, run);
    return shorter(alongLog(game, rest), rest.length);
  };
  /**
   * Goes along with the log for a while, then its own way: turns can't just be left out, but others may get there
   * sooner.
   */
  const astray = (): boolean => {
    const most = best.log.moves.length - 1;
    const log = alongLog(game, best.log.moves.slice(0, random(most + 1)));
    let made = 0;
    return shorter((state) => (made++ < most ? (log(state) ?? anyMove(game, state, random)) : undefined), most);
  };

  without(best.log.moves.length, 0);
  const enough = patience / 2;
  for (let tries = 0; tries < TRIES && patience > enough && best.log.moves.length > 0; tries++) if (astray()) tries = 0;
  for (let run = best.log.moves.length >> 1; run >= 1; ) {
    let cut = false;
    for (let start = 0; start < best.log.moves.length && patience > 0; ) {
      if (without(start, run)) cut = true;
      else start += run;
    }
    if (!cut) run >>= 1;
  }
  return best;
}
