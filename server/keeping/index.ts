import { BadConfig, readConfig } from '../config.ts';
import type { Database } from '../storage/database.ts';
import { openDatabase } from '../storage/open-database.ts';

export { loadGames } from '../games.ts';
export { backUp, KeepingError, restore } from './backup.ts';
export { exportGames, importGames } from './exchange.ts';
export { applyRules, checkRules } from './patch.ts';
export { BadConfig };

type Environment = Readonly<Record<string, string | undefined>>;

export function sqliteFile(env: Environment): string {
  const { database } = readConfig(env);
  if (database.startsWith('postgres'))
    throw new BadConfig('Backup and restore are for SQLite; Postgres has pg_dump and pg_restore. `bottega games export` works with both.');
  return database;
}

export async function withDatabase<Value>(env: Environment, work: (database: Database) => Promise<Value>): Promise<Value> {
  const database = openDatabase(readConfig(env).database);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
