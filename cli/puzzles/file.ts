/** The puzzles that a game serves. */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Puzzle, type Puzzles, readPuzzles } from '@bottega/kernel';
import { readJson, writeFile } from '../input.ts';

export const puzzlesFile = (game: string): string => fileURLToPath(new URL(`../../games/${game}/puzzles/puzzles.json`, import.meta.url));

export function servedPuzzles(game: string): Puzzles | null {
  const file = puzzlesFile(game);
  return existsSync(file) ? readPuzzles(readJson(file)) : null;
}

/** A line each, so that a change of one is seen as one. */
export async function writePuzzles({ puzzles, ...head }: Puzzles): Promise<void> {
  const file = puzzlesFile(head.game);
  await mkdir(dirname(file), { recursive: true });
  const lines = puzzles.map((puzzle: Puzzle) => JSON.stringify(puzzle)).join(',\n');
  writeFile(file, `${JSON.stringify(head).slice(0, -1)},"puzzles":[\n${lines}\n]}\n`);
}
