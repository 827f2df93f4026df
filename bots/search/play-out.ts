/** Playing on: turn by turn, each seat takes the best of a few turns that come to its mind. */
import type { BaseState, Random, Seat } from '@bottega/kernel';
import type { HabitPlayer } from './habits.ts';

/** No turn has more decisions; one that has is left where it stands. */
const LONGEST_TURN = 400;

/** Whatever comes to mind, until the turn is over. */
function anyTurn(player: HabitPlayer, state: BaseState, random: Random): void {
  const { game } = player.box;
  const { turn } = state;
  for (let made = 0; made < LONGEST_TURN && state.turn === turn && state.agenda.length > 0; made++) player.play(state, game.toAct(state)[0], random);
}

/** The best end of the turn, for the seat, out of so many that are tried; the state given may be used up. */
export function bestTurn(player: HabitPlayer, from: BaseState, seat: Seat, ideas: number, random: Random): BaseState {
  const { game, estimate } = player.box;
  let best = from;
  let most = Number.NEGATIVE_INFINITY;
  for (let tried = 1; tried <= ideas; tried++) {
    const state: BaseState = tried < ideas ? game.clone(from) : from;
    anyTurn(player, state, random);
    if (ideas === 1) return state;
    const value = estimate(state, seat);
    if (value > most) {
      most = value;
      best = state;
    }
  }
  return best;
}
