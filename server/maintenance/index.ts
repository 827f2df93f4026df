import { BadConfig, readConfig } from '../config.ts';
import { needDataFolder } from '../data-folder.ts';
import type { Database } from '../storage/database.ts';
import { isPostgres, openDatabase } from '../storage/open-database.ts';
import { MaintenanceError, needDatabase } from './backup.ts';

export { loadGames } from '../games.ts';
export { TableStore } from '../storage/table-store.ts';
export { backUp, restore } from './backup.ts';
export { exportGames, importGames } from './exchange.ts';
export { setKeeper } from './keepers.ts';
export { resetLink } from './reset-link.ts';
export { applyRules, checkRules } from './rules-upgrade.ts';
export { BadConfig, MaintenanceError };

type Environment = Readonly<Record<string, string | undefined>>;

export function sqliteFile(env: Environment): string {
  const { database } = readConfig(env);
  if (database.startsWith('postgres'))
    throw new BadConfig('Backup and restore are for SQLite; Postgres has pg_dump and pg_restore. `bottega games export` works with both.');
  return database;
}

/** `fresh`: a database that is not there is made; otherwise it is probably looked for in the wrong place. */
export async function withDatabase<Value>(env: Environment, work: (database: Database) => Promise<Value>, fresh = false): Promise<Value> {
  const { database: path } = readConfig(env);
  if (!isPostgres(path)) {
    if (!fresh) needDatabase(path);
    needDataFolder(path);
  }
  const database = openDatabase(path);
  try {
    return await work(database);
  } catch (error) {
    if ((error as Error).name === 'StorageDown') throw new MaintenanceError(`The database can't be used: ${(error as Error).message}.`);
    throw error;
  } finally {
    await database.close().catch(() => {});
  }
}
