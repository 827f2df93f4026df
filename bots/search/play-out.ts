/** Playing on: turn by turn, each seat takes the best of a few turns that come to its mind. */
import type { BaseMove, BaseState, GameBox, Random, Seat } from '@bottega/kernel';

/** No turn has more decisions; one that has is left where it stands. */
const LONGEST_TURN = 400;

export type Player = Pick<GameBox, 'game' | 'estimate'>;

export function playAny({ game }: Player, state: BaseState, seat: Seat, random: Random): void {
  const moves: readonly BaseMove[] = game.legal(state, seat);
  game.play(state, seat, moves[moves.length === 1 ? 0 : random(moves.length)]);
}

/** Whatever comes, until the turn is over. */
export function anyTurn(player: Player, state: BaseState, random: Random): void {
  const { turn } = state;
  for (let made = 0; made < LONGEST_TURN && state.turn === turn && state.agenda.length > 0; made++) {
    playAny(player, state, player.game.toAct(state)[0], random);
  }
}

/** The best end of the turn, for the seat, out of so many that are tried; the state given may be used up. */
export function bestTurn(player: Player, from: BaseState, seat: Seat, ideas: number, random: Random): BaseState {
  let best = from;
  let most = Number.NEGATIVE_INFINITY;
  for (let tried = 1; tried <= ideas; tried++) {
    const state: BaseState = tried < ideas ? player.game.clone(from) : from;
    anyTurn(player, state, random);
    if (ideas === 1) return state;
    const value = player.estimate(state, seat);
    if (value > most) {
      most = value;
      best = state;
    }
  }
  return best;
}
