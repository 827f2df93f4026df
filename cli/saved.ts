/** Games kept in files: the kernel's saved game and, for a game at a terminal, who sits where. */
import { isLevel, type Level } from '@bottega/bots';
import { readSavedGame, refuse, type SavedGame } from '@bottega/kernel';
import { readJson, writeFile } from './input.ts';

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

export function writeSavedTable(file: string, saved: SavedGame, seats: readonly Sitter[]): void {
  const { moves, ...rest } = saved;
  writeFile(file, `${JSON.stringify({ ...rest, seats, moves }, null, 1)}\n`);
}
