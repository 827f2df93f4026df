/** The door for moves from outside: people, files, programs. Nothing passes that `legal` does not offer. */
import type { AnyGame, BaseMove, BaseState, Game, Log, Seat, Viewer } from './game.ts';
import { sameJson } from './json.ts';
import { refuse } from './refusal.ts';

/** Plays the move, or throws a `Refusal` and leaves the state untouched. */
export function attempt<State extends BaseState, Move extends BaseMove>(game: Game<State, Move>, state: State, seat: Seat, move: unknown, log?: Log): Move {
  const offered = game.legal(state, seat).find((legal) => sameJson(legal, move));
  if (offered === undefined) refuse(game.why(state, seat, move));
  game.play(state, seat, offered, log);
  return offered;
}

/** What becomes of a view when the move is played on it; undefined when that ends in what the viewer can't know. */
export function imagine(game: AnyGame, view: unknown, seat: Seat, move: BaseMove): unknown {
  const imagined = game.clone(view as BaseState);
  try {
    game.play(imagined, seat, move);
  } catch {
    return undefined;
  }
  return imagined;
}

/** Whether the viewer's next view is what the viewer could imagine. */
export function isForeseen(game: AnyGame, imagined: unknown, next: unknown, viewer: Viewer, same = sameJson): boolean {
  if (imagined === undefined) return false;
  // a view of the own view is that view: what equals the next view need not be looked at once more
  return same(imagined, next) || same(game.view(imagined, viewer), next);
}

/**
 * Whether the move shows its mover something new: exactly when playing it on the mover's own view
 * does not give the mover's next view. With `viewer`, whether it shows that other viewer something.
 */
export function reveals(game: AnyGame, state: BaseState, seat: Seat, move: BaseMove, viewer: Viewer = seat): boolean {
  const imagined = imagine(game, game.view(state, viewer), seat, move);
  if (imagined === undefined) return true;
  const real = game.clone(state);
  game.play(real, seat, move);
  return !isForeseen(game, imagined, game.view(real, viewer), viewer);
}
