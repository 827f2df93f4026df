/**
 * A turn without what brings nothing: ideas wander, and a card that is placed, taken back and placed again looks silly
 * to everybody who watches.
 */
import { type AnyGame, type BaseMove, type BaseState, type Seat, sameJson } from '@bottega/kernel';
import { likeness } from './likeness.ts';

/** The turn without each one or two of its moves that change nothing in its end. */
export function plain(game: AnyGame, from: BaseState, seat: Seat, moves: readonly BaseMove[]): readonly BaseMove[] {
  const end = endOf(game, from, seat, moves);
  if (end === undefined) return moves;
  for (let first = 0; first < moves.length; first++) {
    // a move and itself are that move alone
    for (let second = first; second < moves.length; second++) {
      const shorter = moves.filter((_, at) => at !== first && at !== second);
      if (shorter.length > 0 && endOf(game, from, seat, shorter) === end) return plain(game, from, seat, shorter);
    }
  }
  return moves;
}

/** Where these moves lead, in whatever order things lie there; nothing if they can't be made, or others are asked. */
function endOf(game: AnyGame, from: BaseState, seat: Seat, moves: readonly BaseMove[]): number | undefined {
  const state: BaseState = game.clone(from);
  for (const move of moves) {
    if (!game.toAct(state).includes(seat)) return undefined;
    const offered = game.legal(state, seat).find((offer: BaseMove) => offer === move || sameJson(offer, move));
    if (offered === undefined) return undefined;
    game.play(state, seat, offered);
  }
  return likeness(state, true);
}
