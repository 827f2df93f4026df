/** Moves that a lesson makes by itself: for the others at the table, or to show what would be. */
import type { AnyGame, BaseMove, BaseState, Log, Seat } from '../game.ts';
import { fits } from './pattern.ts';

export interface Made {
  readonly seat: Seat;
  readonly move: BaseMove;
}

/** The first legal move of whoever is asked that fits; null when there is none and the pattern begins with `?`. */
export function fitting(game: AnyGame, state: BaseState, script: string): Made | null {
  const optional = script.startsWith('?');
  const pattern = optional ? script.slice(1).trim() : script;
  for (const seat of game.toAct(state)) {
    const move = game.legal(state, seat).find((one: BaseMove) => fits(pattern, game.notation.write(one)));
    if (move !== undefined) return { seat, move };
  }
  if (optional) return null;
  throw new Error(`nobody can “${pattern}” now`);
}

export function playFitting(game: AnyGame, state: BaseState, script: string, log?: Log): Made | null {
  const made = fitting(game, state, script);
  if (made !== null) game.play(state, made.seat, made.move, log);
  return made;
}
