/** What others decide within somebody's turn: each the move that leaves it best off at once. */
import type { BaseMove, BaseState, Seat } from '@bottega/kernel';
import type { SearchTable } from './table.ts';

/** Whoever is asked more often than this is playing a turn of its own. */
const MOST_ANSWERS = 4;

/** Plays on to where the seat is asked again, its turn is over, or others have more to say than answers. */
export function othersAnswer(table: SearchTable, from: BaseState, seat: Seat, turn: number): BaseState {
  const { game } = table;
  let state = from;
  for (let answers = 0; answers < MOST_ANSWERS && state.turn === turn; answers++) {
    const seats = game.toAct(state);
    if (seats.length === 0 || seats.includes(seat)) break;
    state = bestAnswer(table, state, seats[0]);
  }
  return state;
}

function bestAnswer(table: SearchTable, state: BaseState, seat: Seat): BaseState {
  const moves: readonly BaseMove[] = table.game.legal(state, seat);
  let best: BaseState | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const next = table.after(state, seat, move);
    const worth = table.worth(next, table.judge(next, seat), seat);
    if (worth > most) {
      most = worth;
      best = next;
    }
  }
  return best ?? state;
}
