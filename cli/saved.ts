/** Games kept in files: the kernel's saved game and, for a game at a terminal, who sits where. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isLevel, type Level } from '@bottega/bots';
import { readSavedGame, refuse, type SavedGame } from '@bottega/kernel';
import { Failure } from './failure.ts';
import { readJson } from './input.ts';

export type Sitter = 'human' | Level;
export const isSitter = (name: unknown): name is Sitter => name === 'human' || isLevel(name);

export interface SavedTable {
  readonly saved: SavedGame;
  /** Absent in a game that was not played at a terminal. */
  readonly seats?: readonly Sitter[];
}

export function readSavedTable(file: string): SavedTable {
  const json = readJson(file);
  if (json === null || typeof json !== 'object' || !('seats' in json)) return { saved: readSavedGame(json) };
  const { seats, ...rest } = json;
  const saved = readSavedGame(rest);
  const whole = Array.isArray(seats) && seats.length === saved.players && seats.every(isSitter);
  if (!whole) refuse({ code: 'bad-saved-game', path: 'seats', fault: `one of human, random or greedy for each of the ${saved.players} players is wanted` });
  return { saved, seats: seats as Sitter[] };
}

/** Writes beside the file and moves it into place, so that a crash never leaves half a game. */
export function writeSavedTable(file: string, saved: SavedGame, seats: readonly Sitter[]): void {
  const { moves, ...rest } = saved;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, `${JSON.stringify({ ...rest, seats, moves }, null, 1)}\n`);
    renameSync(`${file}.new`, file);
  } catch (error) {
    throw new Failure(`${file} can't be written: ${(error as NodeJS.ErrnoException).code ?? error}.`);
  }
}
