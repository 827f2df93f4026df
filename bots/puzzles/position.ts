/** A turn that somebody is asked to find: how it is played in the position itself, and when two ends of it are the same. */
import { type BaseMove, type BaseState, type GameCore, type Seat, sameJson } from '@bottega/kernel';
import { othersAnswer } from '../search/answer.ts';
import { likeness } from '../search/likeness.ts';
import { SearchTable } from '../search/table.ts';

export interface Position {
  readonly state: BaseState;
  readonly seat: Seat;
}

/** Whether the turn goes on: the seat is asked again before anybody else begins one. */
export const isAsked = ({ game }: GameCore, state: BaseState, { state: from, seat }: Position): boolean =>
  state.turn === from.turn && game.toAct(state).includes(seat);

/** What others decide within the turn is decided as search foresees it. Gives null where a move can't be made. */
export function afterMove(core: GameCore, state: BaseState, seat: Seat, move: BaseMove): BaseState | null {
  if (!core.game.legal(state, seat).some((offer: BaseMove) => sameJson(offer, move))) return null;
  const table = new SearchTable(core, state);
  return othersAnswer(table, table.after(state, seat, move), seat, state.turn);
}

/** Where a whole turn ends; null where it can't be played to its end, or goes on after it. */
export function endOf(core: GameCore, position: Position, moves: readonly BaseMove[]): BaseState | null {
  let state: BaseState | null = position.state;
  for (const move of moves) {
    if (!isAsked(core, state, position)) return null;
    state = afterMove(core, state, position.seat, move);
    if (state === null) return null;
  }
  return isAsked(core, state, position) ? null : state;
}

/** The same for turns that leave the same on the table, in whatever order it came there. */
export const markOf = (end: BaseState): number => likeness(end, true);
