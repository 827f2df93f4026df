/** How many lines of play there are from a position, a fingerprint of the whole rules. */
import type { AnyGame, BaseState } from '../game.ts';

export function perft(game: AnyGame, state: BaseState, depth: number): number {
  if (depth === 0) return 1;
  let lines = 0;
  for (const seat of game.toAct(state)) {
    const moves = game.legal(state, seat);
    if (depth === 1) {
      lines += moves.length;
      continue;
    }
    for (const move of moves) {
      const next = game.clone(state);
      game.play(next, seat, move);
      lines += perft(game, next, depth - 1);
    }
  }
  return lines;
}
