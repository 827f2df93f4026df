/** Takes over a file of an earlier schema version, in one transaction: all of it, or nothing has changed. */
import type Sqlite from 'better-sqlite3';
import type { Append, TableRow } from '../database.ts';
import { needKnownSchema, SCHEMA_VERSION } from '../schema.ts';
import { type Arrived, LATE_PART, unpackArrivals } from './old-arrivals.ts';

export function takeOver(file: Sqlite.Database, append: (entry: Append) => unknown): void {
  const version = file.prepare("SELECT value FROM meta WHERE name = 'schema'").pluck();
  const found = Number(version.get());
  needKnownSchema(found);
  if (found === SCHEMA_VERSION) return;
  const upgrade = file.transaction(() => {
    // another process may have been first
    if (Number(version.get()) === SCHEMA_VERSION) return;
    for (const arrived of readArrivals(file)) append({ ...arrived, row: wholeRow(file, arrived) });
    file.exec('DROP TABLE IF EXISTS arrivals');
    file.prepare("UPDATE meta SET value = ? WHERE name = 'schema'").run(String(SCHEMA_VERSION));
  });
  upgrade.immediate();
}

function readArrivals(file: Sqlite.Database): Arrived[] {
  const exists = file.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'arrivals'").get();
  if (exists === undefined) return [];
  const rows = file.prepare('SELECT texts, numbers FROM arrivals ORDER BY number').all() as { texts: string; numbers: Buffer }[];
  // copied, because the numbers must begin at a multiple of their size
  return rows.flatMap(({ texts, numbers }) => unpackArrivals(texts, new Float64Array(Uint8Array.from(numbers).buffer)));
}

/** A row of which only the end was packed continues the line that is in the file. */
function wholeRow(file: Sqlite.Database, { table, row }: Arrived): TableRow | undefined {
  if (row === undefined || 'line' in row) return row;
  const known = file.prepare('SELECT game, status, listed, rules, opened, moved, wake, line FROM tables WHERE id = ?').get(table) as TableRow;
  const beginning = known.line.slice(0, known.line.indexOf(LATE_PART));
  return { ...known, moved: row.moved, wake: row.wake, line: beginning + row.tail };
}
