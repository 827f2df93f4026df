/** Walks a log again, looking out for one kind of fault. */
import type { AnyGame, BaseMove, BaseState } from '../game.ts';
import type { SavedGame } from '../match.ts';
import { randomFrom } from '../random.ts';
import { examine } from './oracles.ts';
import { messageOf } from './scene.ts';

export interface Fault {
  /** The oracle that complained, or `crash`, or `termination`. */
  readonly oracle: string;
  readonly fault: string;
  /** The saved game that ends in it. */
  readonly log: SavedGame;
}

/**
 * Plays a log, leaving out what is not legal, with that oracle at every position.
 * The fault it runs into comes with the moves that were really made.
 */
export function retrace(game: AnyGame, log: SavedGame, oracle: string): Fault | undefined {
  const made: string[] = [];
  const fault = (what: string): Fault => ({ oracle, fault: what, log: { ...log, moves: made } });
  try {
    const state: BaseState = game.setup(log, log.seed);
    const scene = { game, state, players: log.players, components: game.proof.components(state), random: randomFrom(log.seed) };
    const look = () => examine(scene, (name) => name === oracle);
    for (const line of log.moves) {
      const found = look();
      if (found !== undefined) return fault(found.fault);
      const seat = Number.parseInt(line, 10);
      const move = game.legal(state, seat).find((legal: BaseMove) => `${seat} ${game.notation.write(legal)}` === line);
      if (move === undefined) continue;
      made.push(line);
      game.play(state, seat, move);
    }
    const last = look();
    if (last !== undefined) return fault(last.fault);
    for (const seat of game.toAct(state)) game.legal(state, seat);
    return undefined;
  } catch (error) {
    return oracle === 'crash' ? fault(messageOf(error)) : undefined;
  }
}
