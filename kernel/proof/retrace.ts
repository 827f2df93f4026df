/** Walks a game again, looking out for one kind of fault. */
import type { AnyGame, BaseMove, BaseState } from '../game.ts';
import type { SavedGame } from '../match.ts';
import { randomFrom } from '../random.ts';
import { examine } from './oracles.ts';
import { messageOf } from './scene.ts';
import type { Played } from './walk.ts';

export interface Fault {
  /** The oracle that complained, or `crash`, or `termination`. */
  readonly oracle: string;
  readonly fault: string;
  /** The saved game that ends in it. */
  readonly log: SavedGame;
}

/** Says how to go on, until it has nothing more to say. */
export type Guide = (state: BaseState) => Played | undefined;

/** Plays a log, leaving out what is not legal, with that oracle at every position; gives the fault it runs into. */
export function retrace(game: AnyGame, log: SavedGame, oracle: string): Fault | undefined {
  return follow(game, log, oracle, alongLog(game, log.moves));
}

/** Plays where the guide leads; the fault it runs into comes with the moves that were made. */
export function follow(game: AnyGame, log: SavedGame, oracle: string, guide: Guide): Fault | undefined {
  const made: string[] = [];
  const fault = (what: string): Fault => ({ oracle, fault: what, log: { ...log, moves: made } });
  try {
    const state: BaseState = game.setup(log, log.seed);
    const scene = { game, state, players: log.players, components: game.proof.components(state), random: randomFrom(log.seed) };
    for (;;) {
      const found = examine(scene, (name) => name === oracle);
      if (found !== undefined) return fault(found.fault);
      for (const seat of game.toAct(state)) game.legal(state, seat);
      const next = guide(state);
      if (next === undefined) return undefined;
      made.push(`${next.seat} ${game.notation.write(next.move)}`);
      game.play(state, next.seat, next.move);
    }
  } catch (error) {
    return oracle === 'crash' ? fault(messageOf(error)) : undefined;
  }
}

/** The moves of a log, one by one, as far as they are legal. */
export function alongLog(game: AnyGame, moves: readonly string[]): Guide {
  let line = 0;
  return (state) => {
    while (line < moves.length) {
      const text = moves[line++];
      const seat = Number.parseInt(text, 10);
      const move = game.legal(state, seat).find((legal: BaseMove) => `${seat} ${game.notation.write(legal)}` === text);
      if (move !== undefined) return { seat, move };
    }
    return undefined;
  };
}
