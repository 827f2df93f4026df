/**
 * The best way to end the turn that was ever seen. The tree remembers only its first moves: without a plan, the good
 * turn that made a move look good would have to be found once more at the next decision.
 */
import { type BaseMove, type Seat, sameJson } from '@bottega/kernel';
import type { Made } from './play-out.ts';

export interface Plan {
  readonly value: number;
  readonly moves: readonly BaseMove[];
}

/** The own moves up to where somebody else must decide. */
export function ownMoves(seat: Seat, first: readonly Made[], rest: readonly Made[]): BaseMove[] {
  const moves: BaseMove[] = [];
  for (const part of [first, rest]) {
    for (const made of part) {
      if (made.seat !== seat) return moves;
      moves.push(made.move);
    }
  }
  return moves;
}

/** What is left of the plan when its first move was made; nothing if another one was. */
export function restOf(plan: Plan | undefined, move: BaseMove): Plan | undefined {
  return plan !== undefined && plan.moves.length > 1 && sameJson(plan.moves[0], move) ? { ...plan, moves: plan.moves.slice(1) } : undefined;
}
