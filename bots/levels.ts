/** The levels: two for measuring, four that a person chooses among. */
import type { Player } from './search/habits.ts';
import type { SearchSettings } from './search/search.ts';

/** By name, the weakest first. */
export const LEVELS = ['random', 'greedy', 'novice', 'apprentice', 'journeyman', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** Those a person chooses among. */
export const PLAYED: readonly Level[] = ['novice', 'apprentice', 'journeyman', 'master'];

export const isLevel = (name: unknown): name is Level => LEVELS.includes(name as Level);

/** Who plays on when this one fails. */
export const levelBelow = (level: Level): Level | undefined => LEVELS[LEVELS.indexOf(level) - 1];

export interface Thoroughness {
  /** Iterations a decision; what was thought earlier in the same turn counts. */
  readonly iterations: number;
  /** Never more milliseconds a turn than this. */
  readonly milliseconds: number;
  /** What it does otherwise than usual. */
  readonly search: Pick<SearchSettings, 'ideas'> & Partial<SearchSettings>;
  /**
   * How far below the best a move may seem and still be made, in what a beginner takes for just as good in this game.
   */
  readonly blur: number;
}

/** Levels that search. */
export type Thinking = Exclude<Level, 'random' | 'greedy'>;

export const THOROUGHNESS: Readonly<Record<Thinking, Thoroughness>> = {
  novice: { iterations: 8, milliseconds: 1000, search: { ideas: 2, rounds: 0 }, blur: 2 },
  apprentice: { iterations: 20, milliseconds: 1500, search: { ideas: 3, rounds: 0 }, blur: 1 },
  journeyman: { iterations: 48, milliseconds: 2000, search: { ideas: 7, rounds: 0 }, blur: 0.45 },
  master: { iterations: 128, milliseconds: 2500, search: { ideas: 16, others: 8 }, blur: 0 },
};

/** How a level thinks in this game. */
export function thoroughness(level: Thinking, { learning }: Player): Thoroughness {
  const usual = THOROUGHNESS[level];
  const { iterations = usual.iterations, blur = usual.blur, ideas = usual.search.ideas } = learning?.levels?.[level] ?? {};
  return { ...usual, iterations, blur, search: { ...usual.search, ideas } };
}

/** The same without a clock: a contest must end alike on an idle machine and on a busy one. */
export const unhurried = (level: Level, player: Player): Level | Thoroughness =>
  level === 'random' || level === 'greedy' ? level : { ...thoroughness(level, player), milliseconds: Number.POSITIVE_INFINITY };
