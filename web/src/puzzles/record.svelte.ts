/** What became of the puzzles one has tried, and a rating of one's own: kept in the browser. */
import type { Puzzle } from '@bottega/kernel';
import { after, NEW_RECORD, type PuzzleRecord } from './rating.ts';

const keyOf = (game: string): string => `bottega.puzzles.${game}`;

function isRecord(read: unknown): read is PuzzleRecord {
  const { rating, streak, best, first, later } = (read ?? {}) as Record<string, unknown>;
  const numbers = [rating, streak, best].every((value) => typeof value === 'number' && Number.isFinite(value));
  return numbers && typeof first === 'object' && first !== null && !Array.isArray(first) && Array.isArray(later);
}

function stored(game: string): PuzzleRecord {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null');
    return isRecord(read) ? read : NEW_RECORD;
  } catch {
    return NEW_RECORD;
  }
}

let known = $state.raw<Readonly<Record<string, PuzzleRecord>>>({});

export const recordOf = (game: string): PuzzleRecord => known[game] ?? stored(game);

export function keepTry(game: string, puzzle: Puzzle, solved: boolean): void {
  known = { ...known, [game]: after(recordOf(game), puzzle, solved) };
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(known[game]));
  } catch {
    // a browser that keeps nothing still asks puzzles
  }
}
