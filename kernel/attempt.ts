/** The door for moves from outside: people, files, programs. Nothing passes that `legal` does not offer. */
import type { AnyGame, BaseMove, BaseState, Game, Log, Seat } from './game.ts';
import { sameJson } from './json.ts';
import { refuse } from './refusal.ts';

/** Plays the move, or throws a `Refusal` and leaves the state untouched. */
export function attempt<State extends BaseState, Move extends BaseMove>(game: Game<State, Move>, state: State, seat: Seat, move: unknown, log?: Log): Move {
  const offered = game.legal(state, seat).find((legal) => sameJson(legal, move));
  if (offered === undefined) refuse(game.why(state, seat, move));
  game.play(state, seat, offered, log);
  return offered;
}

/** What a viewer would see after the move as far as its own view tells; undefined when that ends in what it can't know. */
export function foreseen(game: AnyGame, view: unknown, seat: Seat, move: BaseMove, viewer: Seat = seat): unknown {
  const imagined = game.clone(view as BaseState);
  try {
    game.play(imagined, seat, move);
  } catch {
    return undefined;
  }
  return game.view(imagined, viewer);
}

/**
 * Whether the move shows its mover something new: exactly when playing it on the mover's own view
 * does not give the mover's next view. With `viewer`, whether it shows that other seat something.
 */
export function reveals(game: AnyGame, state: BaseState, seat: Seat, move: BaseMove, viewer: Seat = seat): boolean {
  const expected = foreseen(game, game.view(state, viewer), seat, move, viewer);
  if (expected === undefined) return true;
  const real = game.clone(state);
  game.play(real, seat, move);
  return !sameJson(expected, game.view(real, viewer));
}
