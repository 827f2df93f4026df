import type { Database, Way } from './database.ts';
import { PostgresDatabase } from './postgres/index.ts';
import { SqliteDatabase } from './sqlite/index.ts';

/** `postgres://…`, or else a path of a SQLite file; or the way to a database that another thread has opened. */
export function openDatabase(where: Way, report?: (error: Error) => void): Database {
  if (typeof where !== 'string') return SqliteDatabase.along(where);
  return /^postgres(ql)?:/.test(where) ? new PostgresDatabase(where, report) : SqliteDatabase.open(where);
}
