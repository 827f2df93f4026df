/** A turn played on as it comes to mind, by habit: how good may become what was begun. */
import type { BaseMove, BaseState, Seat } from '@bottega/kernel';
import { othersAnswer } from './answer.ts';
import type { SearchTable } from './table.ts';

export interface Idea {
  readonly state: BaseState;
  readonly moves: readonly BaseMove[];
}

/** No idea is longer. */
const LONGEST = 100;

/** It takes about as long as a move that is tried: nothing is kept or judged on the way. */
export function ideaFrom(table: SearchTable, from: BaseState, seat: Seat): Idea {
  const { game, habits, random } = table;
  const { turn } = from;
  table.tried++;
  let state: BaseState = game.clone(from);
  const moves: BaseMove[] = [];
  while (state.turn === turn && moves.length < LONGEST) {
    if (game.toAct(state).includes(seat)) {
      const move = habits.choose(state, game.legal(state, seat), random);
      moves.push(move);
      game.play(state, seat, move);
      continue;
    }
    const answered = othersAnswer(table, state, seat, turn);
    if (answered === state || !game.toAct(answered).includes(seat)) return { state: answered, moves };
    state = answered;
  }
  return { state, moves };
}
