/** What bots learn about a game from games: an estimate made of weighed features, habits, and how to begin. */
import type { BaseState, Seat, Setup } from './game.ts';

/** One weight for each feature, in their order. */
export type Weights = readonly number[];

/**
 * How readily each kind of move is made where it is offered, by its step and notation; kinds that are not listed count
 * 1.
 */
export type Habits = Readonly<Record<string, number>>;

/**
 * How many points a choice before the first turn was worth, by its step and notation; choices that are not listed count
 * nothing.
 */
export type Openings = Readonly<Record<string, number>>;

/** What was learnt from games of one kind. */
export interface Lessons {
  readonly weights: Weights;
  readonly habits: Habits;
  readonly openings?: Openings;
}

/** Steps before the first turn that are decided by experience, and the settings from which that is gained. */
export interface Beginning {
  readonly steps: readonly string[];
  readonly settings: readonly Setup[];
}

/** What a level may do otherwise in a game; what is not said is as usual. */
export interface LevelHere {
  /** Moves tried a turn. */
  readonly moves?: number;
  /** Positions followed at a time in the own turn, and in the turns after it. */
  readonly width?: number;
  readonly quick?: number;
  /** Ends of the turn that are looked at further. */
  readonly candidates?: number;
  /** Worlds in which the own turn is searched. */
  readonly worlds?: number;
  /** Rounds looked ahead, if not as many as pay. */
  readonly rounds?: number;
  /** How far below the best a turn may seem and still be played, in the game's `closeness`. */
  readonly blur?: number;
  /** Whether what the others gain and lose is overlooked. */
  readonly blind?: boolean;
}

/**
 * How sure the points are that a position promises: two seats are as far apart as their points in units of `sure` and of
 * a share of what is only `promised`. `growth`: what an opponent of the rules will still add, for each point promised.
 */
export interface Sureness {
  readonly sure: number;
  readonly promised: number;
  readonly growth?: number;
}

/**
 * What a seat will have in the end: so many points for each feature, one for each of the score so far. It is off by about
 * `off` points, and by a share of what is only `promised`. An estimate is learnt to tell turns apart; how high it is says
 * nothing.
 */
export interface Forecast {
  readonly weights: Weights;
  readonly off: number;
  readonly promised: number;
}

export interface Learning {
  /** The first feature is the score so far: its weight is always 1. When the game is over all others are nought. */
  readonly features: readonly string[];
  /**
   * What a person would call the things that features count, such as `florins` for `florins early`; worded as
   * `topic.<name>`. Features that tell a person nothing have none.
   */
  readonly topics?: Readonly<Record<string, string>>;
  /** Fills in one number for each feature; each is measured so that more is better. */
  measure(state: BaseState, seat: Seat, into: number[]): void;
  /** Games that play differently are learnt apart: the name of the lessons for a state. */
  lessonOf(state: BaseState): string;
  /** By the names that `lessonOf` gives. */
  readonly lessons: Readonly<Record<string, Lessons>>;
  /** How many rounds it pays to look ahead before a position is judged, by the names that `lessonOf` gives. */
  readonly foresight: Readonly<Record<string, number>>;
  /** Whether everybody has at most one turn left: then it pays to look to the end in any case. */
  isLastRound?(state: BaseState): boolean;
  /**
   * How many times as much thinking pays as elsewhere, by the names that `lessonOf` gives; once where nothing is said.
   */
  readonly patience?: Readonly<Record<string, number>>;
  /**
   * How far ahead a turn must be to be clearly the best, as a part of the margin that nearly settles a game; a tenth where
   * nothing is said.
   */
  readonly clear?: number;
  /** Turns whose worths (from 0 to 1) lie no further apart seem alike to a beginner. */
  readonly closeness: number;
  /** Moves that give a turn away: who is ever mistaken makes none where something else seems about as good. */
  readonly idle?: readonly string[];
  /** What a level does otherwise here than elsewhere, by its name. */
  readonly levels?: Readonly<Record<string, LevelHere>>;
  /**
   * Where what a choice is worth shows only long after the search has stopped looking, by the names that `lessonOf`
   * gives.
   */
  readonly beginnings?: Readonly<Record<string, Beginning>>;
  /** What margins are worth in chances to win, by the names that `lessonOf` gives and the number of players. */
  readonly sureness?: Readonly<Record<string, Readonly<Record<string, Sureness>>>>;
  /** How many points are told to people, likewise. */
  readonly forecasts?: Readonly<Record<string, Readonly<Record<string, Forecast>>>>;
  /** The settings from which each is learnt. */
  readonly settings: Readonly<Record<string, readonly Setup[]>>;
}

/** The estimate that these lessons make. */
export function weigh({ features, measure, lessonOf, ...learning }: Learning, lessons = learning.lessons): (state: BaseState, seat: Seat) => number {
  const values = features.map(() => 0);
  return (state, seat) => {
    const { weights } = lessons[lessonOf(state)];
    measure(state, seat, values);
    let sum = values[0];
    for (let index = 1; index < values.length; index++) sum += values[index] * weights[index];
    return sum;
  };
}
