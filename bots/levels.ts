/** The levels: two for measuring, those that a person chooses among, and how much each thinks. */
import type { BaseState, GameCore } from '@bottega/kernel';
import type { Care } from './search/thought.ts';

/** By name, the weakest first. */
export const LEVELS = ['random', 'greedy', 'novice', 'apprentice', 'journeyman', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** Those a person chooses among. */
export const PLAYED: readonly Level[] = ['novice', 'apprentice', 'journeyman', 'master'];

export const isLevel = (name: unknown): name is Level => LEVELS.includes(name as Level);

/** Who plays on when this one fails. */
export const levelBelow = (level: Level): Level | undefined => LEVELS[LEVELS.indexOf(level) - 1];

export interface Thoroughness extends Omit<Care, 'rounds'> {
  /** Whole rounds that are played on after the own turn, where it is not as many as pay in the game. */
  readonly rounds?: number;
  /** Never more milliseconds a turn than this. */
  readonly milliseconds: number;
  /** How far below the best a turn may seem and still be played, in what a beginner takes for just as good in this game. */
  readonly blur: number;
  /** Whether the game's network is left alone: a worse eye, and some 30 KB that a page need not load. */
  readonly byEstimate?: boolean;
}

/** Levels that search. */
export type Thinking = Exclude<Level, 'random' | 'greedy'>;

export const THOROUGHNESS: Readonly<Record<Thinking, Thoroughness>> = {
  novice: { moves: 100, width: 1, quick: 1, candidates: 40, rounds: 0, blind: true, milliseconds: 1000, blur: 2, byEstimate: true },
  apprentice: { moves: 200, width: 2, quick: 1, candidates: 30, rounds: 0, blind: true, milliseconds: 1500, blur: 1, byEstimate: true },
  journeyman: { moves: 2000, width: 8, quick: 1, candidates: 12, rounds: 0, milliseconds: 2000, blur: 0.3 },
  master: { moves: 40_000, width: 40, quick: 3, candidates: 24, worlds: 2, milliseconds: 3000, blur: 0 },
};

/** Whether a level judges by the game's network too. */
export function usesNetwork(level: Level | Thoroughness): boolean {
  if (level === 'random' || level === 'greedy') return false;
  return !(typeof level === 'string' ? THOROUGHNESS[level] : level).byEstimate;
}

/** How a level thinks in this game. */
export const thoroughness = (level: Thinking, { learning }: GameCore): Thoroughness => ({ ...THOROUGHNESS[level], ...learning?.levels?.[level] });

/** Where nobody knows how far it pays to look. */
const ROUNDS = 1;

/** How much is thought about this view. */
export function careFor({ rounds, moves, ...usual }: Thoroughness, { learning }: GameCore, view: unknown): Care {
  const lesson = learning?.lessonOf(view as BaseState);
  const patience = (lesson !== undefined && learning?.patience?.[lesson]) || 1;
  const foresight = lesson === undefined ? ROUNDS : learning!.foresight[lesson];
  const toTheEnd = learning?.isLastRound?.(view as BaseState) ? 1 : 0;
  return { ...usual, moves: moves * patience, rounds: rounds ?? Math.max(foresight, toTheEnd) };
}

/** The same without a clock: a contest must end alike on an idle machine and on a busy one. */
export const unhurried = (level: Level, core: GameCore): Level | Thoroughness =>
  level === 'random' || level === 'greedy' ? level : { ...thoroughness(level, core), milliseconds: Number.POSITIVE_INFINITY };
