/** How a turn goes on in a world: everybody plays on in turn, each as it comes to mind and for itself. */
import { type BaseMove, type BaseState, type Seat, sameJson } from '@bottega/kernel';
import { othersAnswer } from './answer.ts';
import type { SearchTable } from './table.ts';
import { quickTurn } from './turn.ts';

export interface Seen {
  readonly state: BaseState;
  readonly points: readonly number[];
}

export function lookAhead(
  table: SearchTable,
  world: BaseState,
  seat: Seat,
  moves: readonly BaseMove[],
  { quick, rounds }: { readonly quick: number; readonly rounds: number },
): Seen {
  const { game } = table;
  const last = world.turn + rounds * table.seats;
  let state = playLine(table, world, seat, moves, quick);
  while (state.agenda.length > 0 && state.turn <= last) state = quickTurn(table, state, game.toAct(state)[0], quick);
  return { state, points: table.judge(state) };
}

/** The moves as far as this world allows them; what is missing of the turn is played as it comes to mind. */
export function playLine(table: SearchTable, world: BaseState, seat: Seat, moves: readonly BaseMove[], quick: number): BaseState {
  const { game } = table;
  let state = world;
  const asked = (): boolean => state.turn === world.turn && game.toAct(state).includes(seat);
  for (const move of moves) {
    if (!asked() || !game.legal(state, seat).some((offer: BaseMove) => offer === move || sameJson(offer, move))) break;
    state = othersAnswer(table, table.after(state, seat, move), seat, world.turn);
  }
  return asked() ? quickTurn(table, state, seat, quick) : state;
}
