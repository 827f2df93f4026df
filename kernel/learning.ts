/** An estimate that can be learnt from games: what a position holds for a seat, feature by feature, each times its weight. */
import type { BaseState, Seat, Setup } from './game.ts';

/** The weights of one set, in the order of the features, as a game keeps them in its `bot/` folder. */
export type Weights = readonly number[];

export interface Learning {
  /** The first feature is the score so far: its weight is always 1. When the game is over all others are nought. */
  readonly features: readonly string[];
  /** Fills in one number for each feature. */
  measure(state: BaseState, seat: Seat, into: number[]): void;
  /** Games that play differently have weights of their own: the name of the set a state belongs to. */
  setOf(state: BaseState): string;
  /** The weights in use, by set. */
  readonly weights: Readonly<Record<string, Weights>>;
  /** The settings from which each set is learnt. */
  readonly settings: Readonly<Record<string, readonly Setup[]>>;
}

/** The estimate that these weights make. */
export function weigh({ features, measure, setOf, ...learning }: Learning, weights = learning.weights): (state: BaseState, seat: Seat) => number {
  const values = features.map(() => 0);
  return (state, seat) => {
    const set = weights[setOf(state)];
    measure(state, seat, values);
    let sum = values[0];
    for (let index = 1; index < values.length; index++) sum += values[index] * set[index];
    return sum;
  };
}
