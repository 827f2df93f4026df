/** The tables of the next round: the same for whoever works them out from the same tournament. */
import { randomFrom } from '@bottega/kernel';
import { groupsOf, shuffled } from './groups.ts';
import { History } from './history.ts';
import { circleOf, circleRounds, pairsOf } from './pairs.ts';
import { type PlayedTable, standingsOf, type TournamentKind } from './standings.ts';

export interface TournamentSoFar {
  /** Different for each tournament: by it chance decides where nothing else does. */
  readonly id: string;
  readonly kind: TournamentKind;
  readonly atTable: number;
  /** How many a Swiss tournament has. */
  readonly rounds: number;
  /** How many take part; each is a number below. */
  readonly count: number;
  readonly withdrawn: ReadonlySet<number>;
  /** The rounds that were played, each with its tables. */
  readonly played: readonly (readonly PlayedTable[])[];
}

/** Each table with its entrants by seat; one alone has a free round. Null when the tournament is over. */
export function nextRound({ id, kind, atTable, rounds, count, withdrawn, played }: TournamentSoFar): number[][] | null {
  const everybody = Array.from({ length: count }, (_, entrant) => entrant);
  const active = everybody.filter((entrant) => !withdrawn.has(entrant));
  if (active.length < 2) return null;
  const round = played.length;
  const history = new History(played.flat());
  const random = randomFrom(`${id} ${round}`);
  const seated = (tables: readonly (readonly number[])[]): number[][] => tables.map((table) => seatsFor(table, history, random));
  if (kind === 'round-robin' && atTable === 2) return round < circleRounds(count) ? seated(circleOf(count, round, (entrant) => !withdrawn.has(entrant))) : null;
  if (kind === 'round-robin') {
    const haveAllMet = active.every((one) => active.every((other) => one === other || history.met(one, other) > 0));
    return haveAllMet ? null : seated(groupsOf(active, atTable, history, false, random));
  }
  if (round >= rounds) return null;
  // who is equal is mixed, so that nobody gains by having come first
  const standing = new Map(standingsOf(kind, everybody, played.flat()).map(({ entrant, place }) => [entrant, place]));
  const ranked = shuffled(active, random).sort((one, other) => standing.get(one)! - standing.get(other)!);
  return seated(atTable === 2 ? pairsOf(ranked, history) : groupsOf(ranked, atTable, history, true, random));
}

/** Who has begun least begins. */
const seatsFor = (table: readonly number[], history: History, random: (below: number) => number): number[] =>
  shuffled(table, random).sort((one, other) => history.firsts(one) - history.firsts(other));

/** How many rounds a tournament will have; of tables of more than two in a round robin that is only known at the end. */
export function roundsOf(kind: TournamentKind, atTable: number, count: number, wished: number): number | null {
  if (kind === 'swiss') return wished;
  return atTable === 2 ? circleRounds(count) : null;
}
