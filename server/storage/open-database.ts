import type { Database } from './database.ts';
import { PostgresDatabase } from './postgres/index.ts';
import { SqliteDatabase } from './sqlite/index.ts';

export const isPostgres = (where: string): boolean => /^postgres(ql)?:/.test(where);

/** `postgres://…`, or else the path of a SQLite file. */
export const openDatabase = (where: string, report?: (error: Error) => void, connections?: number): Database =>
  isPostgres(where) ? new PostgresDatabase(where, report, connections) : new SqliteDatabase(where, report);
