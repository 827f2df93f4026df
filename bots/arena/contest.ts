/** One game of the arena, and the report of many. */
import { type BaseMove, type BaseState, type GameBox, type Seat, type Setup, sameJson } from '@bottega/kernel';
import type { Pairing } from './pairing.ts';
import { elo, wilson } from './statistics.ts';

/** Somebody who sits at a table of the arena for one game. */
export interface Contestant {
  choose(view: unknown, seat: Seat, moves: readonly BaseMove[]): BaseMove | Promise<BaseMove>;
  end?(state: BaseState): void;
}

/** Thrown by a contestant that can't go on: it loses its game. */
export class Forfeit extends Error {}

/** What is kept of a game; lists are by seat. */
export interface Outcome {
  readonly entrants: readonly number[];
  /** Shares of the victory. */
  readonly wins: readonly number[];
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
  /** The points of the opponent that the rules themselves play, where there is one. */
  readonly rival?: number;
  readonly milliseconds: readonly number[];
  readonly moves: readonly number[];
  readonly turns: readonly number[];
  readonly forfeit?: { readonly seat: Seat; readonly reason: string };
}

export async function playGame(box: GameBox, setup: Setup, { seed, entrants }: Pairing, contestants: readonly Contestant[]): Promise<Outcome> {
  const { game } = box;
  const state: BaseState = game.setup(setup, seed);
  const none = () => contestants.map(() => 0);
  const [milliseconds, moves, turns] = [none(), none(), none()];
  const lastTurn = contestants.map(() => -1);
  let forfeit: Outcome['forfeit'];
  for (let seats = game.toAct(state); seats.length > 0; seats = game.toAct(state)) {
    const [seat] = seats;
    const offered: readonly BaseMove[] = game.legal(state, seat);
    const view = game.view(state, seat);
    const started = performance.now();
    try {
      const move = await contestants[seat].choose(view, seat, offered);
      const legal = offered.find((offer) => sameJson(offer, move));
      if (legal === undefined) throw new Forfeit(`plays ${JSON.stringify(move)?.slice(0, 100)}, which is not offered`);
      milliseconds[seat] += performance.now() - started;
      moves[seat]++;
      if (state.turn !== lastTurn[seat]) turns[seat]++;
      lastTurn[seat] = state.turn;
      game.play(state, seat, legal);
    } catch (error) {
      if (!(error instanceof Forfeit)) throw error;
      forfeit = { seat, reason: error.message };
      break;
    }
  }
  for (const contestant of contestants) contestant.end?.(state);
  return { entrants, ...standing(box, state, forfeit?.seat), milliseconds, moves, turns, ...(forfeit && { forfeit }) };
}

/** Whoever forfeits is last; in a game against the rules themselves, whoever beats them has won. */
function standing({ game }: GameBox, state: BaseState, lost: Seat | undefined): Pick<Outcome, 'wins' | 'scores' | 'ranks' | 'rival'> {
  const { scores, ranking, rival, beaten, shared } = game.result(state);
  const groups = ranking.map((seats) => seats.filter((seat) => seat !== lost)).filter((seats) => seats.length > 0);
  const ranks = scores.map(({ seat }) => {
    const at = groups.findIndex((seats) => seats.includes(seat));
    return at < 0 ? groups.length : at;
  });
  const won = (seat: Seat): number => (groups[0]?.includes(seat) ? 1 / groups[0].length : 0);
  const wins = scores.map(({ seat }) => (rival === undefined ? won(seat) : lost !== undefined ? 0 : beaten ? 1 : shared ? 0.5 : 0));
  return { wins, ranks, scores: scores.map(({ total }) => total), ...(rival && { rival: rival.total }) };
}

export interface Standing {
  readonly name: string;
  /** Seats a game. */
  readonly seats: number;
  /** The share of the games won, by all its seats together. */
  readonly winShare: number;
  readonly ci95: readonly [number, number];
  readonly meanScore: number;
  /** Points over the best of the others. */
  readonly margin: number;
  readonly elo: number;
  readonly msPerMove: number;
  readonly msPerTurn: number;
  readonly forfeits: number;
}

export function standings(names: readonly string[], outcomes: readonly Outcome[]): Standing[] {
  const before = names.map(() => names.map(() => 0));
  for (const { entrants, ranks } of outcomes) {
    entrants.forEach((a, seat) => {
      entrants.forEach((b, other) => {
        if (a !== b) before[a][b] += ranks[seat] < ranks[other] ? 1 : ranks[seat] === ranks[other] ? 0.5 : 0;
      });
    });
  }
  const ratings = elo(before);
  return names.map((name, entrant) => {
    const own = (list: (outcome: Outcome) => readonly number[]): number => {
      let sum = 0;
      for (const outcome of outcomes)
        for (let seat = 0; seat < outcome.entrants.length; seat++) if (outcome.entrants[seat] === entrant) sum += list(outcome)[seat];
      return sum;
    };
    const places = own(({ entrants }) => entrants.map(() => 1));
    const winShare = outcomes.length === 0 ? 0 : own(({ wins }) => wins) / outcomes.length;
    return {
      name,
      seats: outcomes.length === 0 ? 0 : places / outcomes.length,
      winShare: rounded(winShare, 4),
      ci95: wilson(winShare, outcomes.length).map((bound) => rounded(bound, 4)) as [number, number],
      meanScore: rounded(own(({ scores }) => scores) / places, 2),
      margin: rounded(own((outcome) => outcome.scores.map((score, seat) => score - bestOther(outcome, seat))) / places, 2),
      elo: Math.round(ratings[entrant]),
      msPerMove: rounded(own(({ milliseconds }) => milliseconds) / own(({ moves }) => moves), 3),
      msPerTurn: rounded(own(({ milliseconds }) => milliseconds) / own(({ turns }) => turns), 3),
      forfeits: outcomes.filter(({ forfeit, entrants }) => forfeit !== undefined && entrants[forfeit.seat] === entrant).length,
    };
  });
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** The points that somebody at this seat had to beat. */
export function bestOther({ scores, rival }: Outcome, seat: Seat): number {
  return rival ?? Math.max(...scores.filter((_, other) => other !== seat));
}
