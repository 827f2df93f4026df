/** Makes a failing log smaller: cuts its tail, then leaves out runs of moves, as long as the same oracle still complains. */
import type { AnyGame, BaseMove } from '../game.ts';
import type { SavedGame } from '../match.ts';
import { randomFrom } from '../random.ts';
import { examine, type Fault } from './examine.ts';

export function shrink(game: AnyGame, found: Fault): Fault {
  let best = found;
  for (let run = Math.max(1, found.log.moves.length >> 1); run >= 1; run >>= 1) {
    for (let start = 0; start < best.log.moves.length; ) {
      const fewer = without(best.log, start, run);
      const fault = walk(game, fewer, found.oracle);
      if (fault === undefined || fault.log.moves.length >= best.log.moves.length) start += run;
      else best = fault;
    }
  }
  return best;
}

function without(log: SavedGame, start: number, count: number): SavedGame {
  return { ...log, moves: [...log.moves.slice(0, start), ...log.moves.slice(start + count)] };
}

/** Plays a log as far as it is legal, every oracle at every move; the fault it runs into, if it is of the kind looked for. */
function walk(game: AnyGame, log: SavedGame, oracle: string): Fault | undefined {
  const at = (fault: string, moves: number): Fault => ({ oracle, fault, log: { ...log, moves: log.moves.slice(0, moves) } });
  try {
    const state = game.setup(log, log.seed);
    const scene = { game, state, players: log.players, components: game.proof.components(state), random: randomFrom(log.seed) };
    for (let made = 0; ; made++) {
      const fault = examine(scene);
      if (fault !== undefined) return fault.oracle === oracle ? at(fault.fault, made) : undefined;
      if (made === log.moves.length) return undefined;
      const [, seat, text] = /^(\d+) (.+)$/.exec(log.moves[made]) ?? [];
      const legal = game.legal(state, Number(seat)).find((move: BaseMove) => game.notation.write(move) === text);
      if (legal === undefined) return undefined;
      try {
        game.play(state, Number(seat), legal);
      } catch (error) {
        return oracle === 'crash' ? at(error instanceof Error ? error.message : String(error), made + 1) : undefined;
      }
    }
  } catch {
    return undefined;
  }
}
