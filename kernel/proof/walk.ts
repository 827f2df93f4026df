/** The random player: one move at a time, chosen evenly, by a seeded chance of its own. */
import type { AnyGame, BaseMove, BaseState, Seat } from '../game.ts';
import type { Random } from '../random.ts';

export interface Played {
  readonly seat: Seat;
  readonly move: BaseMove;
}

/** A move for one of the seats that must decide now, or undefined when the game is over. */
export function anyMove(game: AnyGame, state: BaseState, random: Random): Played | undefined {
  const seats = game.toAct(state);
  if (seats.length === 0) return undefined;
  const seat = seats.length === 1 ? seats[0] : seats[random(seats.length)];
  const moves = game.legal(state, seat);
  if (moves.length === 0) throw new Error(`seat ${seat} must decide but has no move`);
  return { seat, move: moves[random(moves.length)] };
}

/** Plays on to the end, or for as many moves as allowed; returns how many were made. */
export function playOut(game: AnyGame, state: BaseState, random: Random, most = Number.POSITIVE_INFINITY): number {
  let count = 0;
  while (count < most) {
    const next = anyMove(game, state, random);
    if (next === undefined) return count;
    game.play(state, next.seat, next.move);
    count++;
  }
  return count;
}

/**
 * Makes the same few moves on states that are alike. False when that fails: a crash is found by whoever plays the game,
 * with the moves that led to it.
 */
export function wander(game: AnyGame, states: readonly BaseState[], random: Random, most = 3): boolean {
  try {
    for (let count = 0; count < most; count++) {
      const next = anyMove(game, states[0], random);
      if (next === undefined) return true;
      for (const state of states) game.play(state, next.seat, next.move);
    }
    return true;
  } catch {
    return false;
  }
}
