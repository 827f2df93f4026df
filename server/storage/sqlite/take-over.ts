/** Takes over a file of an earlier schema version, in one transaction: all of it, or nothing has changed. */
import type Sqlite from 'better-sqlite3';
import type { Append, Row, Statement, TableRow } from '../database.ts';
import { upgrade } from '../upgrade.ts';
import { type Arrived, LATE_PART, unpackArrivals } from './old-arrivals.ts';

/** What the file can do for it. */
export interface Owner {
  all(text: string, values: Statement['values']): Row[];
  write(entry: Append): unknown;
}

export function takeOver(file: Sqlite.Database, owner: Owner): void {
  const takeArrivals = (): void => {
    for (const arrived of readArrivals(file)) owner.write({ ...arrived, row: wholeRow(file, arrived) });
    file.exec('DROP TABLE IF EXISTS arrivals');
  };
  // looked at within the transaction: another process may have been first
  const carryOut = file.transaction(() => {
    const steps = upgrade(Date.now(), takeArrivals);
    for (let step = steps.next([]); !step.done; ) step = steps.next(owner.all(step.value.text, step.value.values));
  });
  carryOut.immediate();
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
  const known = file.prepare('SELECT game, status, listed, rules, opened, moved, wake, line, host FROM tables WHERE id = ?').get(table) as TableRow;
  const beginning = known.line.slice(0, known.line.indexOf(LATE_PART));
  return { ...known, moved: row.moved, wake: row.wake, line: beginning + row.tail };
}
