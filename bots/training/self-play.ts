/** A game that bots play to learn from: now and then somebody strays, so that more than the beaten track is seen. */
import { type BaseMove, type BaseState, type Random, randomFrom, type Setup } from '@bottega/kernel';
import { habitKey, type Player } from '../search/habits.ts';
import { Search, type SearchSettings } from '../search/search.ts';

/** One decision in so many is any move at all. */
const STRAY = 25;

export interface SelfPlay {
  /** At the start of every turn, the features of every seat. */
  readonly positions: readonly (readonly (readonly number[])[])[];
  /** Every decision that was thought over: what was offered and what was chosen. */
  readonly choices: readonly { readonly offered: readonly string[]; readonly chosen: number }[];
  readonly scores: readonly number[];
  readonly wins: readonly number[];
}

export function selfPlay(players: readonly Player[], setup: Setup, seed: string, settings: SearchSettings, iterations: number): SelfPlay {
  const [{ game, learning }] = players;
  const state: BaseState = game.setup(setup, seed);
  const random = randomFrom(`${seed} players`);
  const positions: number[][][] = [];
  const choices: { offered: string[]; chosen: number }[] = [];
  let turn = -1;
  for (let seats = game.toAct(state); seats.length > 0; seats = game.toAct(state)) {
    if (state.turn !== turn) positions.push(players.map((_, seat) => measured(learning!, state, seat)));
    turn = state.turn;
    const [seat] = seats;
    const moves: readonly BaseMove[] = game.legal(state, seat);
    if (moves.length === 1) game.play(state, seat, moves[0]);
    else if (random(STRAY) === 0) game.play(state, seat, moves[random(moves.length)]);
    else {
      const offered = moves.map((move) => habitKey(players[seat], state, move));
      const move = thoughtOver(players[seat], state, seat, random, settings, iterations);
      choices.push({ offered, chosen: offered.indexOf(habitKey(players[seat], state, move)) });
      game.play(state, seat, move);
    }
  }
  const { scores, ranking } = game.result(state);
  const wins = scores.map(({ seat }) => (ranking[0].includes(seat) ? 1 / ranking[0].length : 0));
  return { positions, choices, scores: scores.map(({ total }) => total), wins };
}

function measured(learning: NonNullable<Player['learning']>, state: BaseState, seat: number): number[] {
  const values = learning.features.map(() => 0);
  learning.measure(state, seat, values);
  return values;
}

function thoughtOver(player: Player, state: BaseState, seat: number, random: Random, settings: SearchSettings, iterations: number): BaseMove {
  const search = new Search(player, player.game.view(state, seat), seat, random, settings);
  for (let count = 0; count < iterations; count++) search.iterate();
  return search.ranking[0].edge.move;
}
