/**
 * The points that people are told to expect at the end, and how far that may be off. Bots need none of it: what they
 * estimate tells turns apart, and may be too high for everybody until the game is over.
 */
import type { BaseState, Forecast, GameCore, Seat } from '@bottega/kernel';
import { ofNearestSize } from './chances.ts';

export interface Expected {
  readonly points: number;
  /** Four times in five it is off by no more. */
  readonly off: number;
}

/** In errors as large as the mean one. */
const FOUR_IN_FIVE = 1.6;
/** What was learnt from some games is surer of itself than it should be. */
const LEAST_OFF = 1;

/** By seat. `points`: what was judged there, which is the end itself where the game is over. */
export function expectedAt({ learning }: Pick<GameCore, 'learning'>, state: BaseState, points: readonly number[]): readonly Expected[] | undefined {
  if (learning?.forecasts === undefined) return undefined;
  const forecast = ofNearestSize(learning.forecasts[learning.lessonOf(state)] ?? {}, points.length);
  if (forecast === undefined) return undefined;
  const values = learning.features.map(() => 0);
  return points.map((judged, seat) => {
    learning.measure(state, seat as Seat, values);
    return state.agenda.length === 0 ? { points: judged, off: 0 } : foretold(values, forecast);
  });
}

/** From the features of a position; the first of them is the score so far. */
export function foretold(values: readonly number[], { weights, off, promised }: Forecast): Expected {
  const points = values.reduce((sum, value, at) => sum + value * weights[at], 0);
  return { points, off: Math.max(LEAST_OFF, FOUR_IN_FIVE * (off + promised * Math.abs(points - values[0]))) };
}
