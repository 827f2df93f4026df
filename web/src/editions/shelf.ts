/** Editions kept in this browser, each by what it says otherwise than the house's. */
import type { Changes, EditionSheet } from '@bottega/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { randomText } from '../chance.ts';

/** What can be taken back: an edition as it was. */
export interface Past {
  readonly name: string;
  readonly changes: Changes;
  readonly same: readonly string[];
}

export interface KeptEdition extends EditionSheet {
  readonly id: string;
  readonly updated: number;
  /** Paths of the house's values that stand in the owner's box as well. */
  readonly same: readonly string[];
  /** The newest last. */
  readonly past: readonly Past[];
}

interface Shelf extends DBSchema {
  editions: { key: string; value: KeptEdition };
}

let opened: Promise<IDBPDatabase<Shelf>> | undefined;
function shelf(): Promise<IDBPDatabase<Shelf>> {
  opened ??= openDB<Shelf>('bottega-editions', 1, { upgrade: (database) => void database.createObjectStore('editions', { keyPath: 'id' }) });
  return opened;
}

export const getEdition = async (id: string): Promise<KeptEdition | undefined> => (await shelf()).get('editions', id);
export const putEdition = async (edition: KeptEdition): Promise<void> => void (await (await shelf()).put('editions', edition));
export const deleteEdition = async (id: string): Promise<void> => (await shelf()).delete('editions', id);

/** The newest first. */
export async function listEditions(game: string): Promise<KeptEdition[]> {
  const all = await (await shelf()).getAll('editions');
  return all.filter((edition) => edition.game === game).sort((a, b) => b.updated - a.updated);
}

export function newEdition(game: string, name: string, changes: Changes = {}): KeptEdition {
  return { id: randomText(4), game, name, changes, same: [], past: [], updated: Date.now() };
}
