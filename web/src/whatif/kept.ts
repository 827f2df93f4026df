/** Trees of tried lines, kept in this browser. */
import { sameJson } from '@bottega/kernel';
import { readWhatIfFile, type WhatIfFile } from '@bottega/kernel/what-if';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** The table and moment it was begun at. */
export interface Origin {
  readonly address: string;
  readonly number: number;
}

export interface KeptWhatIf {
  readonly id: string;
  readonly updated: number;
  readonly file: WhatIfFile;
  /** Null where it came by a link or a file. */
  readonly from: Origin | null;
}

interface Shelf extends DBSchema {
  trees: { key: string; value: KeptWhatIf };
}

let opened: Promise<IDBPDatabase<Shelf>> | undefined;
function shelf(): Promise<IDBPDatabase<Shelf>> {
  opened ??= openDB<Shelf>('bottega-what-if', 1, { upgrade: (database) => void database.createObjectStore('trees', { keyPath: 'id' }) });
  return opened;
}

export const keepWhatIf = async (kept: KeptWhatIf): Promise<void> => void (await (await shelf()).put('trees', kept));
export const getWhatIf = async (id: string): Promise<KeptWhatIf | undefined> => (await shelf()).get('trees', id);
export const forgetWhatIf = async (id: string): Promise<void> => (await shelf()).delete('trees', id);
export async function listWhatIfs(): Promise<KeptWhatIf[]> {
  const kept = await (await shelf()).getAll('trees');
  return kept.sort((a, b) => b.updated - a.updated);
}

/** What was tried before at the same table from the very same position. */
export async function foundWhatIf(from: Origin, start: unknown): Promise<KeptWhatIf | undefined> {
  const all = await listWhatIfs().catch(() => []);
  return all.find((kept) => kept.from?.address === from.address && kept.from.number === from.number && sameJson(kept.file.start, start));
}

/** The file's own form, checked: what a browser kept may be of another version. */
export const fileOf = (kept: KeptWhatIf): WhatIfFile => readWhatIfFile(kept.file);
