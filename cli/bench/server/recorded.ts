/**
 * Games that were played beforehand: under load a player only sends what comes next, and takes little of the machine.
 */
import { type AnyGame, type BaseMove, randomFrom, type Seat } from '@bottega/kernel';

export interface RecordedGame {
  readonly seed: string;
  readonly moves: readonly { readonly seat: Seat; readonly move: BaseMove }[];
}

/** Games of two players at random, each with a seed of its own. */
export function recordGames(game: AnyGame, count: number): RecordedGame[] {
  return Array.from({ length: count }, (_, number) => record(game, `load-${number}`));
}

export function record(game: AnyGame, seed: string, players = 2): RecordedGame {
  const state = game.setup({ players }, seed);
  const random = randomFrom(seed);
  const made: { seat: Seat; move: BaseMove }[] = [];
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const moves = game.legal(state, seat);
    const move = moves[random(moves.length)];
    made.push({ seat, move });
    game.play(state, seat, move);
  }
  return { seed, moves: made };
}
