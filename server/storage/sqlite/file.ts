/** The SQLite file itself, as the thread that owns it sees it. */
import Sqlite from 'better-sqlite3';
import type { Append, Row, Statement, TableRow, Value } from '../database.ts';
import { SCHEMA_VERSION, schema } from '../schema.ts';
import { ARRIVALS, Arrivals } from './arrivals.ts';
import type { Packed } from './pack.ts';

/** Statements for which all entries must be in their places; the others need not wait, and work with a full disk, too. */
const PLACES = /\b(entries|snapshots|tables|seats)\b/;

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
    this.arrivals = new Arrivals(this.file, (entries) => this.put(entries));
    this.runAll = this.file.transaction((statements: readonly Statement[]) => statements.map(({ text, values }) => this.run(text, values))).immediate;
  }

  all(text: string, values: readonly Value[]): Row[] {
    if (PLACES.test(text)) this.arrivals.settle();
    return this.run(text, values);
  }

  together(statements: readonly Statement[]): Row[][] {
    if (statements.some(({ text }) => PLACES.test(text))) this.arrivals.settle();
    return this.runAll(statements);
  }

  /** Entries as `pack` makes them. */
  append(packed: Packed): boolean[] {
    return this.arrivals.receive(packed);
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

  /** Of a table's lines only the last one is written. */
  private put(entries: readonly Append[]): void {
    const rows = new Map<string, TableRow>();
    for (const { table, number, at, entry, row, seats, snapshot } of entries) {
      this.statement('INSERT INTO entries (tab, number, at, entry) VALUES (?, ?, ?, ?) ON CONFLICT (tab, number) DO NOTHING').run(table, number, at, entry);
      if (row !== undefined) rows.set(table, row);
      for (const { seat, player, rank, total } of seats ?? [])
        this.statement(
          `INSERT INTO seats (tab, seat, player, rank, total) VALUES (?, ?, ?, ?, ?)
           ON CONFLICT (tab, seat) DO UPDATE SET player = excluded.player, rank = excluded.rank, total = excluded.total`,
        ).run(table, seat, player, rank, total);
      if (snapshot !== undefined)
        this.statement(
          `INSERT INTO snapshots (tab, number, rules, sitting) VALUES (?, ?, ?, ?)
           ON CONFLICT (tab) DO UPDATE SET number = excluded.number, rules = excluded.rules, sitting = excluded.sitting`,
        ).run(table, number + 1, snapshot.rules, snapshot.sitting);
    }
    for (const [table, { game, status, listed, rules, opened, moved, wake, line }] of rows)
      this.statement(
        `INSERT INTO tables (id, game, status, listed, rules, opened, moved, wake, line) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET status = excluded.status, rules = excluded.rules, moved = excluded.moved, wake = excluded.wake, line = excluded.line`,
      ).run(table, game, status, listed, rules, opened, moved, wake, line);
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
