/**
 * What a position holds for a seat, in numbers that can be weighed. Search asks for it all the time: no lists are made.
 */
import type { BaseState, Seat } from '@bottega/kernel';
import { BOOKS, DISCIPLINES, NONE, RANKS, WHITE } from '../edition/names.ts';
import { type Edition, editionOf } from '../edition/schema.ts';
import { museumValue, tilesAllowed, tilesOwned } from '../rules/bonus.ts';
import type { Player, State } from '../rules/state.ts';
import { standingStrength } from '../rules/strength.ts';
import { pointsNow } from './score.ts';

export const FEATURES: readonly string[] = [
  'score',
  'white meeples',
  'other meeples',
  'discs in boxes',
  'books',
  'complete columns',
  'sailboat',
  'deserved tiles',
  'financier',
  'unflipped financier',
  'museum',
  'florins',
  'few florins',
  'workers',
  'concentration',
  'recruits',
  'fitting recruits',
  'masterpieces ahead',
  'bonus discs',
  'time',
];

export function measure(given: BaseState, seat: Seat, into: number[]): void {
  const state = given as State;
  into[0] = pointsNow(state, seat);
  if (state.agenda.length === 0 || state.passed.includes(seat)) {
    for (let index = 1; index < into.length; index++) into[index] = 0;
    return;
  }
  const edition = editionOf(state);
  const player = state.players[seat];
  const left = timeLeft(state, edition);
  let index = 1;
  into[index++] = player.meeples[WHITE] * left;
  into[index++] = (player.meeples[0] + player.meeples[1] + player.meeples[2] + player.meeples[3]) * left;
  into[index++] = sum(player.boxes) * left;
  let books = 0;
  let column = Number.POSITIVE_INFINITY;
  for (const book of BOOKS) {
    books += player.books[book];
    column = Math.min(column, player.books[book]);
  }
  into[index++] = books * left;
  into[index++] = column * left;
  into[index++] = player.boat * left;
  into[index++] = deserved(state, player) * left;
  into[index++] = -player.financier * left;
  into[index++] = player.flipped ? 0 : left;
  into[index++] = museumValue(state, player) * left;
  into[index++] = player.florins * left;
  into[index++] = Math.min(player.florins, 6) * left;
  index = measurePeople(state, seat, edition, left, into, index);
  into[index++] = player.tiles.length * left;
  into[index] = left;
}

/** From 1 at the start to nearly nothing in the last turn. */
function timeLeft(state: State, edition: Edition): number {
  if (state.last > 0) return 0.08 * (edition.lastTurns - state.last);
  if (state.ending) return 0.35;
  return 1 - (0.6 * (state.round - 1)) / (state.players.length + edition.roundsBeyondPlayers);
}

function sum(counts: readonly number[]): number {
  let total = 0;
  for (const count of counts) total += count;
  return total;
}

function deserved(state: State, player: Player): number {
  let tiles = 0;
  for (let discipline = 0; discipline < 4; discipline++) {
    tiles += Math.max(0, tilesAllowed(state, player, discipline) - tilesOwned(player, discipline));
  }
  return tiles;
}

/**
 * Many workers of one discipline are worth more than the same number spread out; recruits who fit them count too.
 * Gives the next index.
 */
function measurePeople(state: State, seat: Seat, edition: Edition, left: number, into: number[], first: number): number {
  const player = state.players[seat];
  let workers = 0;
  let concentration = 0;
  let recruits = 0;
  let fitting = 0;
  let ahead = 0;
  for (const worker of player.workers) if (worker !== NONE) workers++;
  for (let discipline = 0; discipline < DISCIPLINES.length; discipline++) {
    const strength = standingStrength(edition, player, discipline);
    let waiting = 0;
    for (const recruit of player.recruits) if (recruit !== NONE && edition.disciplineOf[recruit] === discipline) waiting++;
    concentration += strength * strength;
    recruits += waiting;
    fitting += Math.min(waiting, 3) * strength;
    ahead += masterpieceAhead(state, seat, discipline, strength, waiting, edition);
  }
  let index = first;
  into[index++] = workers * left;
  into[index++] = concentration * left;
  into[index++] = recruits * left;
  into[index++] = fitting * left;
  into[index++] = ahead * left;
  return index;
}

/** The points of the best Masterpiece space that the workers, and the recruits with them, come near. */
function masterpieceAhead(state: State, seat: Seat, discipline: number, strength: number, waiting: number, edition: Edition): number {
  const first = discipline * RANKS.length;
  let best = 0;
  for (let rank = 0; rank < RANKS.length; rank++) {
    const holder = state.masterpieces[first + rank];
    if (holder === seat) return 0;
    if (holder !== NONE) continue;
    const needed = 4 + Math.min(rank, 2);
    const near = Math.min(1, (strength + 0.5 * Math.min(waiting, 2)) / needed);
    best = Math.max(best, edition.masterpieces.points[rank] * near * near * near);
  }
  return best;
}
