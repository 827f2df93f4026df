/** The SQLite file itself, as the thread that owns it sees it. */
import Sqlite from 'better-sqlite3';
import { LATELY, type Row, type Statement, type TableRow, type Value } from '../database.ts';
import { DUE, SCHEMA_VERSION, schema } from '../schema.ts';
import { ARRIVALS, Arrivals } from './arrivals.ts';
import { type Arrived, isLate, type LateRow, type Packed } from './pack.ts';

/** Statements for which entries must be in their places, those of one table or all of them, or lines and seats; others need not wait, and work with a full disk, too. */
const ONE_LOG = /\bFROM entries WHERE tab = \$1\b/;
const LOGS = /\bentries\b/;
const LISTS = /\b(tables|seats)\b/;

export class SqliteFile {
  private readonly file: Sqlite.Database;
  private readonly prepared = new Map<string, Sqlite.Statement>();
  private readonly arrivals: Arrivals;
  private readonly runAll: (statements: readonly Statement[]) => Row[][];

  constructor(path: string) {
    this.file = new Sqlite(path);
    this.file.pragma('busy_timeout = 5000');
    this.file.pragma('journal_mode = WAL');
    // a commit is on disk before anybody hears of it
    this.file.pragma('synchronous = FULL');
    // pages that change again and again are brought home once for all of it
    this.file.pragma('wal_autocheckpoint = 4000');
    this.file.exec(schema('WITHOUT ROWID') + ARRIVALS);
    const { value } = this.file.prepare("SELECT value FROM meta WHERE name = 'schema'").get() as { value: string };
    if (Number(value) > SCHEMA_VERSION) throw new Error(`the database was written by a newer version (schema ${value}, known ${SCHEMA_VERSION})`);
    // an older version would not look among the arrivals
    if (Number(value) < SCHEMA_VERSION) this.file.prepare("UPDATE meta SET value = ? WHERE name = 'schema'").run(String(SCHEMA_VERSION));
    this.arrivals = new Arrivals(this.file, { log: (entries) => this.putLog(entries), lists: (entries) => this.putLists(entries) });
    this.runAll = this.file.transaction((statements: readonly Statement[]) => statements.map(({ text, values }) => this.run(text, values))).immediate;
  }

  all(text: string, values: readonly Value[]): Row[] {
    this.prepareFor({ text, values });
    return this.run(text, values);
  }

  together(statements: readonly Statement[]): Row[][] {
    for (const statement of statements) this.prepareFor(statement);
    return this.runAll(statements);
  }

  /** Entries as `pack` makes them. */
  append(packed: Packed): boolean[] {
    return this.arrivals.receive(packed);
  }

  /** Asked every second: only lines for which it matters are put in their places. */
  due(now: number, most: number): string[] {
    const stored = (): string[] => this.run(DUE, [now, most]).map(({ id }) => id as string);
    const isDue = ({ row }: Arrived): boolean => row !== undefined && row.wake !== null && row.wake <= now;
    this.arrivals.settleLists((_, { unlisted }) => unlisted.some(isDue));
    const due = stored();
    return this.arrivals.settleLists((table) => due.includes(table)) ? stored() : due;
  }

  limit(mostPages: number): void {
    this.file.pragma(`max_page_count = ${mostPages}`);
  }

  backup(path: string): Promise<unknown> {
    this.arrivals.settle();
    return this.file.backup(path);
  }

  close(): void {
    try {
      this.arrivals.settle();
    } catch {
      // such as with a full disk: they are found where they arrived
    }
    this.file.close();
  }

  private prepareFor({ text, values }: Statement): void {
    if (ONE_LOG.test(text)) this.arrivals.settle((table) => table === values[0]);
    else if (LOGS.test(text)) this.arrivals.settle();
    else if (LISTS.test(text)) this.arrivals.settleLists();
  }

  private putLog(entries: readonly Arrived[]): void {
    const add = this.statement('INSERT INTO entries (tab, number, at, entry) VALUES (?, ?, ?, ?) ON CONFLICT (tab, number) DO NOTHING');
    for (const { table, number, at, entry } of entries) add.run(table, number, at, entry);
  }

  /** Of a table's lines only the last one is written, whole or what changed of it. */
  private putLists(entries: readonly Arrived[]): void {
    let whole: TableRow | undefined;
    let late: LateRow | undefined;
    for (const { table, row, seats = [] } of entries) {
      if (row !== undefined && isLate(row)) late = row;
      else if (row !== undefined) [whole, late] = [row, undefined];
      for (const { seat, player, rank, total } of seats)
        this.statement(
          `INSERT INTO seats (tab, seat, player, rank, total) VALUES (?, ?, ?, ?, ?)
           ON CONFLICT (tab, seat) DO UPDATE SET player = excluded.player, rank = excluded.rank, total = excluded.total`,
        ).run(table, seat, player, rank, total);
    }
    if (whole !== undefined) {
      const { game, status, listed, rules, opened, moved, wake, line } = whole;
      this.statement(
        `INSERT INTO tables (id, game, status, listed, rules, opened, moved, wake, line) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET status = excluded.status, rules = excluded.rules, moved = excluded.moved, wake = excluded.wake, line = excluded.line`,
      ).run(entries[0].table, game, status, listed, rules, opened, moved, wake, line);
    }
    if (late !== undefined)
      this.statement(`UPDATE tables SET moved = ?, wake = ?, line = substr(line, 1, instr(line, '${LATELY}') - 1) || ? WHERE id = ?`).run(
        late.moved,
        late.wake,
        late.tail,
        entries[0].table,
      );
  }

  private run(text: string, values: readonly Value[]): Row[] {
    const statement = this.statement(text);
    // `$1` is a name to SQLite
    const named = [Object.fromEntries(values.map((value, index) => [index + 1, value]))].slice(0, values.length === 0 ? 0 : 1);
    if (statement.reader) return statement.all(...named) as Row[];
    statement.run(...named);
    return [];
  }

  private statement(text: string): Sqlite.Statement {
    const known = this.prepared.get(text);
    if (known !== undefined) return known;
    const statement = this.file.prepare(text);
    this.prepared.set(text, statement);
    return statement;
  }
}
