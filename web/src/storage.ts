/** Games kept in this browser. */
import type { Seat } from '@bottega/kernel';
import type { SavedTable } from '@bottega/table';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { randomText } from './chance.ts';

export interface StoredGame extends SavedTable {
  readonly id: string;
  readonly created: number;
  readonly updated: number;
  readonly over: boolean;
  /** Running or final scores, for the list; those of an opponent without a seat come last. */
  readonly scores: readonly number[];
  /** Who won, once it is over; none where the rules themselves did. Games kept by earlier versions lack it. */
  readonly winners?: readonly Seat[];
  /** Follows a course: its hints are given. */
  readonly first?: true;
  /** The day whose daily table it is. */
  readonly daily?: string;
}

interface Shelf extends DBSchema {
  games: { key: string; value: StoredGame };
}

let opened: Promise<IDBPDatabase<Shelf>> | undefined;
function shelf(): Promise<IDBPDatabase<Shelf>> {
  opened ??= openDB<Shelf>('bottega', 1, { upgrade: (database) => void database.createObjectStore('games', { keyPath: 'id' }) });
  return opened;
}

export const putGame = async (game: StoredGame): Promise<void> => void (await (await shelf()).put('games', game));
export const getGame = async (id: string): Promise<StoredGame | undefined> => (await shelf()).get('games', id);
export const deleteGame = async (id: string): Promise<void> => (await shelf()).delete('games', id);
export async function listGames(): Promise<StoredGame[]> {
  const games = await (await shelf()).getAll('games');
  return games.sort((a, b) => b.updated - a.updated);
}

export const newId = (): string => randomText(4);
