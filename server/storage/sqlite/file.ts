/** The SQLite file itself, as the thread that owns it sees it. */
import Sqlite from 'better-sqlite3';
import type { Append, Row, Statement, Value } from '../database.ts';
import { schema } from '../schema.ts';
import { takeOver } from './take-over.ts';

const ENTRY = 'INSERT INTO entries (tab, number, at, entry) VALUES (?, ?, ?, ?) ON CONFLICT (tab, number) DO NOTHING';
const TABLE = `INSERT INTO tables (id, game, status, listed, rules, opened, moved, wake, line, host) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (id) DO UPDATE SET status = excluded.status, rules = excluded.rules, moved = excluded.moved, wake = excluded.wake,
    line = excluded.line, host = excluded.host`;
const SEAT = `INSERT INTO seats (tab, seat, player, rank, total) VALUES (?, ?, ?, ?, ?)
  ON CONFLICT (tab, seat) DO UPDATE SET player = excluded.player, rank = excluded.rank, total = excluded.total`;

const DUE = 'INSERT INTO ratings_due (tab, at) VALUES (?, ?) ON CONFLICT (tab) DO NOTHING';
const TALKER = 'INSERT INTO talkers (player, tab) VALUES (?, ?) ON CONFLICT (player, tab) DO NOTHING';
const EDITION = 'INSERT INTO edition_tables (tab, edition) VALUES (?, ?) ON CONFLICT (tab) DO NOTHING';
const SETTLE = 'DELETE FROM notices WHERE tab = ? AND player = ? AND kind = ?';
const NOTICE = `INSERT INTO notices (id, channel, player, tab, kind, at, due, facts)
  SELECT ? || '.' || c.id, c.id, p.id, ?, ?, ?, ?, ? FROM players p JOIN channels c ON c.player = COALESCE(p.same_as, p.id)
  WHERE p.id = ? AND c.state = 'on' ON CONFLICT (id) DO NOTHING`;

export class SqliteFile {
  private readonly file: Sqlite.Database;
  private readonly prepared = new Map<string, Sqlite.Statement>();
  /** In one transaction each. */
  readonly together: (statements: readonly Statement[]) => Row[][];
  readonly append: (entries: readonly Append[]) => boolean[];

  constructor(path: string) {
    this.file = new Sqlite(path);
    this.file.pragma('busy_timeout = 5000');
    this.file.pragma('journal_mode = WAL');
    // a commit is on disk before anybody hears of it
    this.file.pragma('synchronous = FULL');
    // a page that changes with many groups is written back once for all of them
    this.file.pragma('wal_autocheckpoint = 4000');
    this.file.exec(schema('WITHOUT ROWID'));
    takeOver(this.file, this);
    this.together = this.file.transaction((statements: readonly Statement[]) => statements.map(({ text, values }) => this.all(text, values))).immediate;
    this.append = this.file.transaction((entries: readonly Append[]) => entries.map((entry) => this.write(entry))).immediate;
  }

  all(text: string, values: readonly Value[] = []): Row[] {
    const statement = this.statement(text);
    // `$1` is a name to SQLite
    const named = values.length === 0 ? [] : [Object.fromEntries(values.map((value, index) => [index + 1, value]))];
    if (statement.reader) return statement.all(...named) as Row[];
    statement.run(...named);
    return [];
  }

  close(): void {
    this.file.close();
  }

  write({ table, number, at, entry, row, seats = [], talker, edition, rated, settled = [], notices = [] }: Append): boolean {
    if (this.statement(ENTRY).run(table, number, at, entry).changes === 0) return false;
    if (row !== undefined) {
      const { game, status, listed, rules, opened, moved, wake, line, host } = row;
      this.statement(TABLE).run(table, game, status, listed, rules, opened, moved, wake, line, host);
    }
    for (const { seat, player, rank, total } of seats) this.statement(SEAT).run(table, seat, player, rank, total);
    if (talker !== undefined) this.statement(TALKER).run(talker, table);
    if (edition !== undefined) this.statement(EDITION).run(table, edition);
    if (rated) this.statement(DUE).run(table, at);
    for (const { table: about, player, kind } of settled) this.statement(SETTLE).run(about, player, kind);
    for (const { id, player, table: about, kind, due, facts } of notices) this.statement(NOTICE).run(id, about, kind, at, due, facts, player);
    return true;
  }

  private statement(text: string): Sqlite.Statement {
    const known = this.prepared.get(text);
    if (known !== undefined) return known;
    const statement = this.file.prepare(text);
    this.prepared.set(text, statement);
    return statement;
  }
}
