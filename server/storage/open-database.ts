import type { Database } from './database.ts';
import { PostgresDatabase } from './postgres/index.ts';
import { SqliteDatabase } from './sqlite/index.ts';

export const isPostgres = (where: string): boolean => /^postgres(ql)?:/.test(where);

/** `postgres://…`, or else the path of a SQLite file. */
export const openDatabase = (where: string, report?: (error: Error) => void): Database =>
  isPostgres(where) ? new PostgresDatabase(where, report) : new SqliteDatabase(where);
