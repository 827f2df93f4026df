/** The SQLite file itself, as the thread that owns it sees it. */
import Sqlite from 'better-sqlite3';
import type { Append, Row, Statement, Value } from '../database.ts';
import { SCHEMA_VERSION, schema } from '../schema.ts';

export class SqliteFile {
  private readonly file: Sqlite.Database;
  private readonly prepared = new Map<string, Sqlite.Statement>();
  private readonly appendAll: (entries: readonly Append[]) => boolean[];
  private readonly runAll: (statements: readonly Statement[]) => Row[][];

  constructor(path: string) {
    this.file = new Sqlite(path);
    this.file.pragma('busy_timeout = 5000');
    this.file.pragma('journal_mode = WAL');
    // a commit is on disk before anybody hears of it
    this.file.pragma('synchronous = FULL');
    this.file.exec(schema('WITHOUT ROWID'));
    const { value } = this.file.prepare("SELECT value FROM meta WHERE name = 'schema'").get() as { value: string };
    if (Number(value) > SCHEMA_VERSION) throw new Error(`the database was written by a newer version (schema ${value}, known ${SCHEMA_VERSION})`);
    this.appendAll = this.file.transaction((entries: readonly Append[]) => entries.map((entry) => this.append(entry))).immediate;
    this.runAll = this.file.transaction((statements: readonly Statement[]) => statements.map(({ text, values }) => this.run(text, values))).immediate;
  }

  all(text: string, values: readonly Value[]): Row[] {
    return this.run(text, values);
  }

  together(statements: readonly Statement[]): Row[][] {
    return this.runAll(statements);
  }

  appendGroup(entries: readonly Append[]): boolean[] {
    return this.appendAll(entries);
  }

  limit(mostPages: number): void {
    this.file.pragma(`max_page_count = ${mostPages}`);
  }

  backup(path: string): Promise<unknown> {
    return this.file.backup(path);
  }

  close(): void {
    this.file.close();
  }

  private append({ table, number, at, entry, row, seats, snapshot }: Append): boolean {
    const { changes } = this.statement('INSERT INTO entries (tab, number, at, entry) VALUES (?, ?, ?, ?) ON CONFLICT (tab, number) DO NOTHING').run(
      table,
      number,
      at,
      entry,
    );
    if (changes === 0) return false;
    if (row !== undefined)
      this.statement(
        `INSERT INTO tables (id, game, status, listed, rules, opened, moved, wake, line) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET status = excluded.status, rules = excluded.rules, moved = excluded.moved, wake = excluded.wake, line = excluded.line`,
      ).run(table, row.game, row.status, row.listed, row.rules, row.opened, row.moved, row.wake, row.line);
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
    return true;
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
