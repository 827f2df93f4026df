/** Playing on: turn by turn, each seat takes the best of a few turns that come to its mind. */
import type { BaseMove, BaseState, Random, Seat } from '@bottega/kernel';
import type { HabitPlayer } from './habits.ts';

/** No turn has more decisions; one that has is left where it stands. */
const LONGEST_TURN = 400;

/** Whatever comes to mind, until the turn is over; gives the moves. */
function anyTurn(player: HabitPlayer, state: BaseState, random: Random): Made[] {
  const { game } = player.box;
  const { turn } = state;
  const moves: Made[] = [];
  while (moves.length < LONGEST_TURN && state.turn === turn && state.agenda.length > 0) {
    const [seat] = game.toAct(state);
    moves.push({ seat, move: player.play(state, seat, random) });
  }
  return moves;
}

export interface Made {
  readonly seat: Seat;
  readonly move: BaseMove;
}

export interface PlayedTurn {
  readonly state: BaseState;
  readonly moves: readonly Made[];
}

/** The best end of the turn, for the seat, out of so many that are tried; the state given may be used up. */
export function bestTurn(player: HabitPlayer, from: BaseState, seat: Seat, ideas: number, random: Random): PlayedTurn {
  const { game, estimate } = player.box;
  let best: PlayedTurn = { state: from, moves: [] };
  let most = Number.NEGATIVE_INFINITY;
  for (let tried = 1; tried <= ideas; tried++) {
    const state: BaseState = tried < ideas ? game.clone(from) : from;
    const moves = anyTurn(player, state, random);
    if (ideas === 1) return { state, moves };
    const value = estimate(state, seat);
    if (value > most) {
      most = value;
      best = { state, moves };
    }
  }
  return best;
}
