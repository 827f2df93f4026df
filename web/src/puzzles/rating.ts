/** What a try does to one's record, and which puzzle comes next. The first try counts. */
import type { Puzzle } from '@bottega/kernel';

type Became = 'solved' | 'missed';

export interface PuzzleRecord {
  readonly rating: number;
  /** Puzzles solved at the first try, one after the other. */
  readonly streak: number;
  readonly best: number;
  /** By puzzle, what became of the first try; `later` are those that were solved after all. */
  readonly first: Readonly<Record<string, Became>>;
  readonly later: readonly string[];
}

const START = 1200;
export const NEW_RECORD: PuzzleRecord = { rating: START, streak: 0, best: 0, first: {}, later: [] };
/** How far one try moves the rating at most; the first ones say most. */
const STEP = 32;
const FIRST_STEP = 64;
const FEW = 8;
const LEAST = 400;

export const isSolved = ({ first, later }: PuzzleRecord, id: string): boolean => first[id] === 'solved' || later.includes(id);

/** The chance that somebody of a rating solves a puzzle of another, as in chess. */
const chanceToSolve = (own: number, puzzle: number): number => 1 / (1 + 10 ** ((puzzle - own) / 400));

/** The record after one more try. */
export function after(record: PuzzleRecord, { id, rating }: Pick<Puzzle, 'id' | 'rating'>, solved: boolean): PuzzleRecord {
  if (record.first[id] !== undefined) return solved && !isSolved(record, id) ? { ...record, later: [...record.later, id] } : record;
  const step = Object.keys(record.first).length < FEW ? FIRST_STEP : STEP;
  const streak = solved ? record.streak + 1 : 0;
  return {
    ...record,
    rating: Math.max(LEAST, Math.round(record.rating + step * ((solved ? 1 : 0) - chanceToSolve(record.rating, rating)))),
    streak,
    best: Math.max(record.best, streak),
    first: { ...record.first, [id]: solved ? 'solved' : 'missed' },
  };
}

/** The one closest to one's own rating that was not tried yet; then those that were missed. */
export function nextPuzzle(puzzles: readonly Puzzle[], record: PuzzleRecord, not?: string): Puzzle | undefined {
  const others = puzzles.filter(({ id }) => id !== not);
  const untried = others.filter(({ id }) => record.first[id] === undefined);
  const open = untried.length > 0 ? untried : others.filter(({ id }) => !isSolved(record, id));
  return [...open].sort((a, b) => Math.abs(a.rating - record.rating) - Math.abs(b.rating - record.rating))[0];
}
