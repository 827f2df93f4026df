/**
 * What a position is worth to a seat, from 0 to 1: partly the share of the victory, partly the margin over the others,
 * so that a bot that is far ahead or behind still plays for points.
 */
import type { AnyGame, BaseState, Seat } from '@bottega/kernel';

const VICTORY = 0.5;
/** A promise is never as certain as the end itself: who can win now does not wait for a larger margin. */
const PROMISED = 0.95;

/** The points by which a seat is ahead of the others; of several, the better ones count most. */
export function marginOf(points: readonly number[], seat: Seat): number {
  const seats = points.length;
  if (seats === 2) return points[seat] - points[1 - seat];
  if (seats === 1) return points[0];
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++) if (other !== seat && points[other] > best) best = points[other];
  const scale = scaleOf(points);
  let sum = 0;
  for (let other = 0; other < seats; other++) if (other !== seat) sum += Math.exp((points[other] - best) / scale);
  return points[seat] - best - scale * Math.log(sum / (seats - 1));
}

/** The margin that nearly settles a game. */
export function scaleOf(points: readonly number[]): number {
  let most = 0;
  for (const value of points) most = Math.max(most, Math.abs(value));
  return 10 + 0.25 * most;
}

export function worthOf(game: AnyGame, state: BaseState, points: readonly number[], seat: Seat): number {
  const soft = 0.5 + 0.5 * Math.tanh(marginOf(points, seat) / scaleOf(points));
  if (state.agenda.length > 0) return 0.5 + PROMISED * (soft - 0.5);
  const { ranking, rival, beaten, shared } = game.result(state);
  const share = rival !== undefined ? (beaten ? 1 : shared ? 0.5 : 0) : ranking[0].includes(seat) ? 1 / ranking[0].length : 0;
  return VICTORY * share + (1 - VICTORY) * soft;
}
