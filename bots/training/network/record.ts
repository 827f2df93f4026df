/**
 * Games to learn from are kept as their seed and the places of their moves in the lists of what was legal: a few hundred
 * bytes each, from which every position can be had again, whatever it is measured by.
 */
import { type BaseMove, type BaseState, type GameCore, randomFrom, type Setup } from '@bottega/kernel';

export interface GameRecord {
  readonly setup: Setup;
  readonly seed: string;
  readonly moves: readonly number[];
  /** Turns, by their numbers, that were not played as well as could be. */
  readonly strange: readonly number[];
  /** Who sat where, and what each won. */
  readonly names: readonly string[];
  readonly wins: readonly number[];
  readonly scores: readonly number[];
}

export interface SeatPlayer {
  readonly name: string;
  choose(view: unknown, seat: number): BaseMove;
}

/** How often something else is done than the players want, so that more is seen. */
export interface Variety {
  /** Turns at the beginning that are played at random. */
  readonly opening: number;
  /** One in so many turns later on; never if nought. */
  readonly oneIn: number;
}

export function playRecorded({ game }: GameCore, setup: Setup, seed: string, players: readonly SeatPlayer[], { opening, oneIn }: Variety): GameRecord {
  const random = randomFrom(`${seed} variety`);
  const state: BaseState = game.setup(setup, seed);
  const moves: number[] = [];
  const strange: number[] = [];
  let turn = -1;
  let begun = 0;
  let odd = false;
  for (let seats = game.toAct(state); seats.length > 0; seats = game.toAct(state)) {
    const [seat] = seats;
    if (state.turn !== turn) {
      turn = state.turn;
      odd = begun++ < opening || (oneIn > 0 && random(oneIn) === 0);
      if (odd) strange.push(turn);
    }
    const offered: readonly BaseMove[] = game.legal(state, seat);
    const place = odd || offered.length === 1 ? random(offered.length) : placeOf(game.notation, offered, players[seat].choose(game.view(state, seat), seat));
    moves.push(place);
    game.play(state, seat, offered[place]);
  }
  const { scores, ranking } = game.result(state);
  const wins = scores.map(({ seat }) => (ranking[0].includes(seat) ? 1 / ranking[0].length : 0));
  return { setup, seed, moves, strange, names: players.map(({ name }) => name), wins, scores: scores.map(({ total }) => total) };
}

function placeOf(notation: GameCore['game']['notation'], offered: readonly BaseMove[], move: BaseMove): number {
  const place = offered.indexOf(move);
  if (place >= 0) return place;
  const text = notation.write(move);
  return offered.findIndex((offer) => notation.write(offer) === text);
}

/** A decision as it was come to again; `strange` if it was not made as well as could be. */
export interface Seen {
  readonly state: BaseState;
  /** Whether a turn has just ended. */
  readonly fresh: boolean;
  readonly strange: boolean;
}

/** Plays it again and shows every decision; gives false if today's rules play it otherwise. */
export function replayRecord({ game }: GameCore, record: GameRecord, see: (seen: Seen) => void): boolean {
  const strange = new Set(record.strange);
  const state: BaseState = game.setup(record.setup, record.seed);
  let turn = -1;
  for (const place of record.moves) {
    see({ state, fresh: state.turn !== turn, strange: strange.has(state.turn) });
    turn = state.turn;
    const [seat] = game.toAct(state);
    const move = seat === undefined ? undefined : game.legal(state, seat)[place];
    if (move === undefined) return false;
    game.play(state, seat, move);
  }
  return state.agenda.length === 0 && game.result(state).scores.every(({ seat, total }) => total === record.scores[seat]);
}
