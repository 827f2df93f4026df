/** What was found so far, in a file: making puzzles can be stopped at any moment, and goes on from there. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Puzzle } from '@bottega/kernel';

/** A game that was played for puzzles, and what it gave. */
interface Played {
  readonly number: number;
  readonly puzzles: readonly Puzzle[];
}

export class PuzzleShelf {
  private readonly file: string;
  private readonly played = new Map<number, readonly Puzzle[]>();

  constructor(file: string) {
    this.file = file;
    mkdirSync(dirname(file), { recursive: true });
    if (!existsSync(file)) return;
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      // a line that was being written when the command was stopped is made again
      if (!line.endsWith('}')) continue;
      const { number, puzzles } = JSON.parse(line) as Played;
      this.played.set(number, puzzles);
    }
  }

  has(number: number): boolean {
    return this.played.has(number);
  }

  /** In the order of their games, however they were finished. */
  get puzzles(): Puzzle[] {
    return [...this.played].sort(([a], [b]) => a - b).flatMap(([, puzzles]) => puzzles);
  }

  add(number: number, puzzles: readonly Puzzle[]): void {
    this.played.set(number, puzzles);
    appendFileSync(this.file, `${JSON.stringify({ number, puzzles } satisfies Played)}\n`);
  }
}
