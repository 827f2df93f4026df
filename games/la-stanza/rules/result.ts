/** The final scoring; while playing, what it would be now. */
import type { Result, ScorePart, Seat, SeatScore } from '@bottega/kernel';
import { BOOKS, NONE, RANKS, RELIGION } from '../edition/names.ts';
import { editionOf } from '../edition/schema.ts';
import { museumValue } from './bonus.ts';
import { passingPoints } from './passing.ts';
import type { Player, State } from './state.ts';

export const SCORES = ['masterpieces', 'boat', 'books', 'passing', 'tiles', 'financier', 'bonus-majority', 'museum'] as const;
/** What compares the players, or counts what may still leave: until the end it can change by what others do. */
const PROJECTED: readonly string[] = ['tiles', 'bonus-majority', 'museum'];

export function result(state: State): Result {
  const scores = scoresOf(state);
  return { over: state.agenda.length === 0, scores, ranking: rank(state, scores) };
}

export function scoresOf(state: State): SeatScore[] {
  const edition = editionOf(state);
  const playing = state.agenda.length > 0;
  const count = String(state.players.length) as '2';
  const museums = majority(museumValues(state), edition.museum[count]);
  const grids = majority(gridDiscs(state), edition.bonusMajority[count]);
  return state.players.map((player, seat) => {
    const points: Record<(typeof SCORES)[number], number> = {
      masterpieces: masterpiecePoints(state, seat),
      boat: edition.moneyTrack.points[player.boat],
      books: bookPoints(state, player),
      passing: passingPoints(state, seat),
      tiles: tilePoints(state, seat),
      financier: player.flipped ? -edition.flippedFinancier : 0,
      'bonus-majority': grids[seat],
      museum: museums[seat],
    };
    const parts: ScorePart[] = SCORES.map((code) =>
      playing && PROJECTED.includes(code) ? { code, points: points[code], projected: true } : { code, points: points[code] },
    );
    return { seat, total: parts.reduce((sum, part) => sum + part.points, 0), parts };
  });
}

function masterpiecePoints(state: State, seat: Seat): number {
  const { points } = editionOf(state).masterpieces;
  return state.masterpieces.reduce((sum, holder, space) => sum + (holder === seat ? points[space % RANKS.length] : 0), 0);
}

function bookPoints(state: State, player: Player): number {
  const { bookRewards } = editionOf(state);
  let points = 0;
  for (const book of BOOKS) {
    for (let place = 2; place <= player.books[book]; place++) {
      const bonus = bookRewards[book][place - 2];
      if (bonus.kind === 'points') points += bonus.amount;
    }
  }
  return points;
}

/** The tiles that count at the end by themselves. */
function tilePoints(state: State, seat: Seat): number {
  const { bonusTiles, hiringCosts } = editionOf(state);
  const player = state.players[seat];
  let points = 0;
  for (const tile of player.tiles) {
    if (tile === 'farthest-boat') points += most(state, seat, (other) => other.boat, bonusTiles.farthestBoat);
    else if (tile === 'religion-books') points += most(state, seat, (other) => other.books[RELIGION], bonusTiles.religionBooks);
    else if (tile === 'financier-points') points += hiringCosts[player.financier];
    else if (tile === 'other-discs') points += player.workers.filter((worker) => worker !== NONE).length;
  }
  return points;
}

function most(state: State, seat: Seat, value: (player: Player) => number, [alone, tied]: readonly number[]): number {
  const own = value(state.players[seat]);
  let ties = 0;
  for (const player of state.players) {
    if (value(player) > own) return 0;
    if (value(player) === own) ties++;
  }
  return ties === 1 ? alone : tied;
}

/** Every player's museum, then that of the dummy: what was left in the Arts room (ruling LS-A24). */
function museumValues(state: State): number[] {
  const edition = editionOf(state);
  const values = state.players.map((player) => museumValue(state, player) + (player.tiles.includes('artwork') ? edition.bonusTiles.artwork : 0));
  const left = state.artworks.reduce((sum, count, kind) => sum + count * edition.artworks.values[kind], 0);
  return [...values, left];
}

function gridDiscs(state: State): number[] {
  const { extraDiscs } = editionOf(state).bonusTiles;
  return state.players.map((player, seat) => state.gridDiscs.filter((owner) => owner === seat).length + (player.tiles.includes('books') ? extraDiscs : 0));
}

/** Points by place; nothing for nothing. Those tied share the sum of their places, rounded down (ruling LS-A24). */
export function majority(values: readonly number[], places: readonly number[]): number[] {
  return values.map((own) => {
    if (own === 0) return 0;
    const ahead = values.filter((value) => value > own).length;
    const tied = values.filter((value) => value === own).length;
    const sum = places.slice(ahead, ahead + tied).reduce((total, points) => total + points, 0);
    return Math.floor(sum / tied);
  });
}

/**
 * Points, then an unflipped financier, then one farther left, then who passed out earlier; still tied, they share
 * (ruling LS-A25).
 */
function rank(state: State, scores: readonly SeatScore[]): Seat[][] {
  const passedAt = (seat: Seat): number => {
    const place = state.passed.indexOf(seat);
    return place < 0 ? state.players.length : place;
  };
  const compare = (a: Seat, b: Seat): number =>
    scores[b].total - scores[a].total ||
    Number(state.players[a].flipped) - Number(state.players[b].flipped) ||
    state.players[a].financier - state.players[b].financier ||
    passedAt(a) - passedAt(b);
  const groups: Seat[][] = [];
  for (const { seat } of [...scores].sort((a, b) => compare(a.seat, b.seat) || a.seat - b.seat)) {
    const group = groups.at(-1);
    if (group !== undefined && compare(group[0], seat) === 0) group.push(seat);
    else groups.push([seat]);
  }
  return groups;
}
