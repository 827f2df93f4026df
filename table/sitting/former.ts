/**
 * Games that were begun under earlier rules: what those did by themselves, where the present ones ask, is played in its
 * place.
 */
import { type AnyGame, formerMove } from '@bottega/kernel';
import type { Sitting } from './sitting.ts';

export function playFormer(game: AnyGame, sitting: Sitting): void {
  const state = sitting.state!;
  for (let made = formerMove(game, state, sitting.rules); made !== null; made = formerMove(game, state, sitting.rules)) {
    const { seat, move } = made;
    const number = sitting.moves.length + 1;
    sitting.moves.push({ seat, text: game.notation.write(move), former: true });
    game.play(state, seat, move, (event) => sitting.log.push({ number, mover: seat, event }));
  }
}

/** The number of moves here that an entry means by `to`: it counts only those that were moves when it was written. */
export function numberHere(game: AnyGame, sitting: Sitting, to: number): number {
  if (sitting.rules === game.version) return to;
  let counted = 0;
  const at = sitting.moves.findIndex(({ former }) => former !== true && counted++ === to);
  return at < 0 ? sitting.moves.length : at;
}
