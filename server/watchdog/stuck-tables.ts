/** Tables whose rules never ended: they stay closed until somebody who has mended the rules releases them. */
import type { Database } from '../storage/database.ts';
import { isPostgres } from '../storage/open-database.ts';
import { PostgresDatabase } from '../storage/postgres/index.ts';
import { SqliteFile } from '../storage/sqlite/file.ts';

export interface StuckTable {
  readonly table: string;
  readonly at: number;
}

const NOTE = 'INSERT INTO stuck_tables (tab, at) VALUES ($1, $2) ON CONFLICT (tab) DO NOTHING';

/** For the thread of the watchdog: over a connection of its own, since all others may wait for the main thread. */
export async function noteStuck(database: string, table: string, at: number): Promise<void> {
  if (isPostgres(database)) {
    const own = new PostgresDatabase(database);
    await own.all(NOTE, [table, at]);
    await own.close();
  } else {
    const own = new SqliteFile(database);
    own.all(NOTE, [table, at]);
    own.close();
  }
}

export async function isStuck(database: Database, table: string): Promise<boolean> {
  return (await database.all('SELECT 1 AS found FROM stuck_tables WHERE tab = $1', [table])).length > 0;
}

export async function stuckTables(database: Database): Promise<StuckTable[]> {
  return (await database.all('SELECT tab AS "table", at FROM stuck_tables ORDER BY at')) as unknown as StuckTable[];
}

/** Lets a table be opened again; returns false when it was not stuck. */
export async function releaseTable(database: Database, table: string): Promise<boolean> {
  return (await database.all('DELETE FROM stuck_tables WHERE tab = $1 RETURNING tab', [table])).length > 0;
}
