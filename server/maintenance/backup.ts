/** Backup and restore of the SQLite file. */
import { accessSync, chmodSync, chownSync, closeSync, constants, copyFileSync, existsSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { BadConfig } from '../config.ts';
import { SCHEMA_VERSION } from '../storage/schema.ts';
import { SqliteFile } from '../storage/sqlite/file.ts';

/** Something about the files is not as it must be; said in words. */
export class MaintenanceError extends Error {}

export function needDatabase(path: string): void {
  try {
    accessSync(path, constants.R_OK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EACCES') throw new BadConfig(`${path} can't be read: this user may not.`);
    throw new MaintenanceError(`There is no database at ${path}.`);
  }
}

/** A whole and checked copy, also while a server is running. Gives the number of tables in it. */
export async function backUp(database: string, to: string): Promise<number> {
  needDatabase(database);
  if (existsSync(to)) throw new MaintenanceError(`${to} exists already: a backup never replaces a file.`);
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  // names, hashes of passwords and every hand are in there
  closeSync(openSync(to, 'wx', 0o600));
  const source = new Sqlite(database, { readonly: true });
  try {
    await source.backup(to);
  } finally {
    source.close();
  }
  // opened once, so that the copy has the present schema, and is one file
  const copy = new SqliteFile(to);
  copy.all('PRAGMA journal_mode = DELETE');
  copy.close();
  return check(to);
}

/** Puts a backup in the database's place. The old file stays beside it. */
export function restore(from: string, database: string): { tables: number; kept: string | null } {
  if (!existsSync(from)) throw new MaintenanceError(`There is no file ${from}.`);
  const tables = check(from);
  let kept: string | null = null;
  if (existsSync(database)) {
    needIdle(database);
    kept = `${database}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`;
    renameSync(database, kept);
    chmodSync(kept, 0o600);
  }
  for (const rest of ['-wal', '-shm']) rmSync(database + rest, { force: true });
  mkdirSync(dirname(database), { recursive: true, mode: 0o700 });
  copyFileSync(from, `${database}.new`);
  chmodSync(`${database}.new`, 0o600);
  // what root puts back belongs to whom the server runs as
  const { uid, gid } = statSync(dirname(database));
  if (process.getuid?.() === 0) chownSync(`${database}.new`, uid, gid);
  renameSync(`${database}.new`, database);
  return { tables, kept };
}

/** Refuses what is not a whole database of ours. */
function check(path: string): number {
  let file: Sqlite.Database | undefined;
  try {
    file = new Sqlite(path, { readonly: true });
    const [{ integrity_check: found }] = file.pragma('integrity_check') as { integrity_check: string }[];
    if (found !== 'ok') throw new MaintenanceError(`${path} is damaged: ${found}.`);
    const { value } = file.prepare("SELECT value FROM meta WHERE name = 'schema'").get() as { value: string };
    if (Number(value) > SCHEMA_VERSION) throw new MaintenanceError(`${path} was written by a newer version of Bottega.`);
    return (file.prepare('SELECT COUNT(*) AS tables FROM tables').get() as { tables: number }).tables;
  } catch (error) {
    if (error instanceof MaintenanceError) throw error;
    throw new MaintenanceError(`${path} is not a database of Bottega (${(error as Error).message}).`);
  } finally {
    file?.close();
  }
}

/**
 * Whoever else has the file open would go on writing into the old one. What is in the side files is written back
 * first; a damaged file is nobody's, and is set aside as it is.
 */
function needIdle(path: string): void {
  const file = new Sqlite(path);
  try {
    file.pragma('busy_timeout = 500');
    file.pragma('locking_mode = EXCLUSIVE');
    file.exec('BEGIN EXCLUSIVE; COMMIT');
    file.pragma('wal_checkpoint(TRUNCATE)');
  } catch (error) {
    if (/^SQLITE_(BUSY|LOCKED)/.test((error as { code?: string }).code ?? '')) throw new MaintenanceError(`${path} is in use: stop the server first.`);
  } finally {
    file.close();
  }
}
