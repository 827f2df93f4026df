/** Playing on: turn by turn, each seat takes the best of a few turns that come to its mind. */
import type { BaseMove, BaseState, Random, Seat } from '@bottega/kernel';
import type { HabitPlayer } from '../search/habit-player.ts';

export interface Made {
  readonly seat: Seat;
  readonly move: BaseMove;
}

export interface PlayedTurn {
  readonly state: BaseState;
  readonly moves: readonly Made[];
}

const NONE: readonly Made[] = [];

/** Whatever comes to mind, until the turn is over; notes the moves where somebody wants to know. */
function playAny(player: HabitPlayer, state: BaseState, random: Random, moves?: Made[]): void {
  const { game } = player.box;
  const { turn } = state;
  while (state.turn === turn && state.agenda.length > 0) {
    const [seat] = game.toAct(state);
    const move = player.choose(state, game.legal(state, seat), random);
    moves?.push({ seat, move });
    game.play(state, seat, move);
  }
}

/** The best end of the turn, for the seat, out of so many that are tried; the state given may be used up. */
export function bestTurn(player: HabitPlayer, from: BaseState, seat: Seat, ideas: number, random: Random, noting: boolean): PlayedTurn {
  if (ideas === 1) {
    const moves: Made[] | undefined = noting ? [] : undefined;
    playAny(player, from, random, moves);
    return { state: from, moves: moves ?? NONE };
  }
  const { game, estimate } = player.box;
  let best: PlayedTurn = { state: from, moves: NONE };
  let most = Number.NEGATIVE_INFINITY;
  for (let tried = 1; tried <= ideas; tried++) {
    const state: BaseState = tried < ideas ? game.clone(from) : from;
    const moves: Made[] | undefined = noting ? [] : undefined;
    playAny(player, state, random, moves);
    const value = estimate(state, seat);
    if (value > most) {
      most = value;
      best = { state, moves: moves ?? NONE };
    }
  }
  return best;
}
