/** One thing a player may do from the turn's menu: what is offered, and what it does. */
import type { Log, Reason, Seat } from '@bottega/kernel';
import type { Move, MoveOf } from '../moves.ts';
import type { State } from '../state.ts';

export interface Action<Verb extends Move['do'] = Move['do']> {
  readonly moves: readonly Verb[];
  /** Adds its legal moves to the list. */
  offer(state: State, seat: Seat, moves: Move[]): void;
  play(state: State, seat: Seat, move: MoveOf<Verb>, log?: Log): void;
  why?(state: State, seat: Seat, move: MoveOf<Verb>): Reason | undefined;
}

/** The action that a move belongs to. */
export function byVerb(actions: readonly Action[]): Readonly<Record<string, Action>> {
  return Object.fromEntries(actions.flatMap((action) => action.moves.map((verb) => [verb, action])));
}
