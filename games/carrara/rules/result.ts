/** Scores: the points so far, and at the end florins, decorations and statues. */
import type { Result, ScorePart, Seat, SeatScore } from '@bottega/kernel';
import { CITIES, TYPES } from '../edition/names.ts';
import { editionOf } from '../edition/schema.ts';
import { type State, total } from './state.ts';

export const SCORES = ['evaluation', 'court', 'building', 'end', 'florins', 'decorations', 'statues'] as const;

export function result(state: State): Result {
  const over = state.agenda.length === 0;
  const advanced = state.variant === 'advanced';
  const majorities = over && advanced ? statueMajorities(state) : [];
  const scores = state.players.map(({ points }, seat): SeatScore => {
    const parts: ScorePart[] = [
      { code: 'evaluation', points: points.evaluation },
      { code: 'court', points: points.court },
      { code: 'building', points: points.building },
      { code: 'end', points: points.end },
    ];
    if (over) parts.push({ code: 'florins', points: florinPoints(state, seat) });
    if (over && advanced) parts.push({ code: 'decorations', points: decorationPoints(state, seat) }, { code: 'statues', points: majorities[seat] });
    let sum = 0;
    for (let part = 0; part < parts.length; part++) sum += parts[part].points;
    return { seat, total: sum, parts };
  });
  return { over, scores, ranking: rank(state, scores, over) };
}

/**
 * Ruling C4: by points, then by blocks left; then the victory is shared. While playing, blocks may be hidden and don't
 * count.
 */
function rank(state: State, scores: readonly SeatScore[], over: boolean): Seat[][] {
  const groups: Seat[][] = [];
  for (let seat = 0; seat < scores.length; seat++) {
    let place = 0;
    while (place < groups.length && better(state, scores, over, groups[place][0], seat)) place++;
    const equal = place < groups.length && !better(state, scores, over, seat, groups[place][0]);
    if (equal) groups[place].push(seat);
    else groups.splice(place, 0, [seat]);
  }
  return groups;
}

function better({ players }: State, scores: readonly SeatScore[], over: boolean, a: Seat, b: Seat): boolean {
  const lead = scores[a].total - scores[b].total;
  return lead > 0 || (lead === 0 && over && total(players[a].blocks) > total(players[b].blocks));
}

export function florinPoints(state: State, seat: Seat): number {
  const { places, rate } = editionOf(state).florins;
  const held = state.florinPlaces.indexOf(seat);
  return Math.floor(state.players[seat].florins / (held < 0 ? rate : places[held].rate));
}

/** Equal decorations on own buildings make a set; stored ones count nothing (ruling C23). */
export function decorationPoints(state: State, seat: Seat): number {
  const { decorationSets } = editionOf(state).pieces;
  const buildings = state.players[seat].columns.flat();
  return TYPES.reduce((sum, type) => {
    const size = buildings.filter((building) => building.decorated && building.type === type).length;
    return size === 0 ? sum : sum + (decorationSets[Math.min(size, decorationSets.length) - 1] ?? 0);
  }, 0);
}

/** The points of every seat for having most statues in a city; their colours don't count. */
export function statueMajorities(state: State): number[] {
  const total = state.players.map(() => 0);
  CITIES.forEach((city, index) => {
    const statues = state.players.map((player) => player.columns[index].filter((building) => building.statue !== null).length);
    placePoints(statues, editionOf(state).cities[city].statues).forEach((points, seat) => {
      total[seat] += points;
    });
  });
  return total;
}

/** Ruling C24: tied seats all get the next lower rank's points, and that rank is used up too. */
export function placePoints(counts: readonly number[], points: readonly number[]): number[] {
  const gained = counts.map(() => 0);
  const levels = [...new Set(counts)].filter((count) => count > 0).sort((a, b) => b - a);
  let rank = 0;
  for (const count of levels) {
    const seats = counts.flatMap((own, seat) => (own === count ? [seat] : []));
    const tied = seats.length > 1;
    for (const seat of seats) gained[seat] = points[tied ? rank + 1 : rank] ?? 0;
    rank += tied ? 2 : 1;
  }
  return gained;
}
