/**
 * One server for a SQLite file: a second one would not hear of what the first writes. The lock ends with the process.
 */
import Sqlite from 'better-sqlite3';
import { StorageDown } from '../database.ts';
import { tighten } from './tighten.ts';

/** Gives back how to let go. */
export function holdAlone(path: string): () => void {
  let lock: Sqlite.Database | undefined;
  try {
    tighten(`${path}.lock`);
    lock = new Sqlite(`${path}.lock`);
    lock.pragma('busy_timeout = 1000');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    const isHeld = (error as { code?: string }).code === 'SQLITE_BUSY';
    throw new StorageDown(isHeld ? `another server uses ${path}; with Postgres several can serve the same tables` : (error as Error));
  }
  const held = lock;
  return () => held.close();
}
