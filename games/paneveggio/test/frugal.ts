/**
 * A random player soon blocks every token in the help zone; one that asks the Master only when it must sees more of the
 * game.
 */
import type { AnyGame, BaseMove } from '@bottega/kernel';

export function frugal(game: AnyGame): AnyGame {
  const careful = (moves: readonly BaseMove[]): readonly BaseMove[] => {
    const kept = moves.filter((move) => move.do !== 'ask' && !((move as { help?: number }).help ?? 0));
    return kept.length > 1 ? kept : moves;
  };
  return {
    ...game,
    legal: (state, seat) => careful(game.legal(state, seat)),
  };
}
