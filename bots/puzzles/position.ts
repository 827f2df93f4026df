/** A turn that somebody is asked to find: how it is played in the position itself, and when two ends of it are the same. */
import { type BaseMove, type BaseState, type GameCore, type Seat, sameJson } from '@bottega/kernel';
import { othersAnswer } from '../search/answer.ts';
import { likeness } from '../search/likeness.ts';
import { SearchTable } from '../search/table.ts';

export { asGood } from './lead.ts';

export interface Position {
  readonly state: BaseState;
  readonly seat: Seat;
}

/** Whether the turn goes on: the seat is asked again before anybody else begins one. */
export const isAsked = ({ game }: GameCore, state: BaseState, { state: from, seat }: Position): boolean =>
  state.turn === from.turn && game.toAct(state).includes(seat);

/** Where a move leads, with what others decide within the turn. Gives null where a move can't be made. */
export function afterMove(core: GameCore, state: BaseState, seat: Seat, move: BaseMove): BaseState | null {
  if (!core.game.legal(state, seat).some((offer: BaseMove) => sameJson(offer, move))) return null;
  const next: BaseState = core.game.clone(state);
  core.game.play(next, seat, move);
  return othersDecide(core, next, { state, seat });
}

/** What others are asked within the turn, each decided as leaves them best off at once. */
export const othersDecide = (core: GameCore, state: BaseState, { state: from, seat }: Position): BaseState =>
  othersAnswer(new SearchTable(core, state), state, seat, from.turn);

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

/** The same for turns that leave the same on the table, in whatever order it was done; where a thing lies may matter. */
export const markOf = (end: BaseState): number => likeness(end);
