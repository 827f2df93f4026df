import type { Database } from './database.ts';
import { PostgresDatabase } from './postgres/index.ts';
import { SqliteDatabase } from './sqlite/index.ts';

/** `postgres://…`, or else a path of a SQLite file. */
export const openDatabase = (where: string, report?: (error: Error) => void): Database =>
  /^postgres(ql)?:/.test(where) ? new PostgresDatabase(where, report) : new SqliteDatabase(where);
