/** Playing on: turn by turn, each seat takes the best of a few turns that come to its mind. */
import type { BaseMove, BaseState, Chooser, Random, Seat } from '@bottega/kernel';
import type { HabitPlayer } from './habits.ts';

export interface Made {
  readonly seat: Seat;
  readonly move: BaseMove;
}

export interface PlayedTurn {
  readonly state: BaseState;
  readonly moves: readonly Made[];
}

const NONE: readonly Made[] = [];

/** Whatever comes to mind, until that turn is over; notes the moves where somebody wants to know. */
function playAny(player: HabitPlayer, state: BaseState, last: number, random: Random, moves?: Made[]): void {
  const choose = (now: BaseState, _seat: Seat, legal: readonly BaseMove[]): BaseMove => player.choose(now, legal, random);
  const choosing: Chooser<BaseState, BaseMove> =
    moves === undefined
      ? choose
      : (now, seat, legal) => {
          const move = choose(now, seat, legal);
          moves.push({ seat, move });
          return move;
        };
  player.box.game.playOn(state, last, choosing);
}

/** The best end of the turn, for the seat, out of so many that are tried; the state given may be used up. */
export function bestTurn(player: HabitPlayer, from: BaseState, seat: Seat, ideas: number, random: Random, noting: boolean): PlayedTurn {
  if (ideas === 1) {
    const moves: Made[] | undefined = noting ? [] : undefined;
    playAny(player, from, from.turn, random, moves);
    return { state: from, moves: moves ?? NONE };
  }
  const { game, estimate } = player.box;
  let best: PlayedTurn = { state: from, moves: NONE };
  let most = Number.NEGATIVE_INFINITY;
  for (let tried = 1; tried <= ideas; tried++) {
    const state: BaseState = tried < ideas ? game.clone(from) : from;
    const moves: Made[] | undefined = noting ? [] : undefined;
    playAny(player, state, state.turn, random, moves);
    const value = estimate(state, seat);
    if (value > most) {
      most = value;
      best = { state, moves: moves ?? NONE };
    }
  }
  return best;
}
