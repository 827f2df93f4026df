/** Entries and rows for the tests of storage. */
import type { Append, TableRow } from '../database.ts';

export const ROW: TableRow = { game: 'carrara', status: 'open', listed: 1, rules: 1, opened: 1, moved: 1, wake: null, line: '{}', host: null };
export const entry = (table: string, number: number, more: Partial<Append> = {}): Append => ({
  table,
  number,
  at: 1_760_000_000_000,
  entry: `{"n":${number}}`,
  ...more,
});
export const opened = (table: string, row: Partial<TableRow> = {}): Append => entry(table, 0, { row: { ...ROW, line: JSON.stringify(table), ...row } });
export const FIREFOX = { browser: 'Firefox', system: 'Linux' };
export const EVER = { seen: 0, made: 0 };
