/** The logs of the tables, their snapshots, and the lists made of them. */
import type { Append, Database, Row, Snapshot, Value } from './database.ts';
import { GroupCommit } from './group-commit.ts';

export interface StoredEntry {
  readonly number: number;
  readonly at: number;
  readonly entry: string;
}

export interface StoredTable {
  readonly snapshot: Omit<Snapshot, 'table'> | null;
  /** What followed the snapshot, or everything. */
  readonly entries: readonly StoredEntry[];
}

/** A finished game of somebody, with everybody's result. */
export interface ResultRow {
  readonly table: string;
  readonly game: string;
  /** Whether everybody could find it, and look on. */
  readonly isPublic: boolean;
  readonly line: string;
  readonly seats: readonly { readonly player: string | null; readonly rank: number | null; readonly total: number | null }[];
}

/** A table as one of its people may know it by its row alone. */
export interface OwnTableRow {
  readonly id: string;
  readonly game: string;
  readonly name: string | null;
  readonly status: string;
  readonly opened: number;
  readonly host: string | null;
  readonly seats: readonly { readonly seat: number; readonly player: string | null; readonly rank: number | null; readonly total: number | null }[];
}

/** Tables that are read at a time. */
const PAGE = 200;
/** In the public list so many tables of a host come first, and the host is looked at of so many times what it shows. */
const FIRST = 3;
const LOOKED_AT = 10;
/** The ids under which one person may have sat down. */
const MINE = 'SELECT id FROM players WHERE id = $1 OR same_as = $1';

/** Who opened the table `t`: as a guest `h`, perhaps, who has an account `c` by now; and when they were last seen. */
const HOST = 'LEFT JOIN players h ON h.id = t.host LEFT JOIN players c ON c.id = h.same_as';
const HOST_SEEN = 'COALESCE(c.seen, h.seen, t.moved)';

export class TableStore {
  private readonly database: Database;
  readonly commits: GroupCommit;

  constructor(database: Database) {
    this.database = database;
    this.commits = new GroupCommit(database);
  }

  append(entry: Append): Promise<boolean> {
    return this.commits.append(entry);
  }

  /** An older one never takes the place of a newer one. */
  async keep({ table, number, rules, sitting }: Snapshot): Promise<void> {
    const text = `INSERT INTO snapshots (tab, number, rules, sitting) VALUES ($1, $2, $3, $4)
      ON CONFLICT (tab) DO UPDATE SET number = excluded.number, rules = excluded.rules, sitting = excluded.sitting WHERE snapshots.number < excluded.number`;
    await this.database.all(text, [table, number, rules, sitting]);
  }

  /** Null when there is no such table. `before`: no snapshot that knows more entries than these. */
  async read(table: string, before = Number.MAX_SAFE_INTEGER): Promise<StoredTable | null> {
    const [found] = await this.database.all('SELECT number, rules, sitting FROM snapshots WHERE tab = $1 AND number <= $2', [
      table,
      Math.min(before, 2 ** 31 - 1),
    ]);
    const snapshot = (found as unknown as StoredTable['snapshot']) ?? null;
    const entries = await this.tail(table, snapshot?.number ?? 0);
    return snapshot === null && entries.length === 0 ? null : { snapshot, entries };
  }

  async tail(table: string, from: number): Promise<StoredEntry[]> {
    const rows = await this.database.all('SELECT number, at, entry FROM entries WHERE tab = $1 AND number >= $2 ORDER BY number', [table, from]);
    return rows as unknown as StoredEntry[];
  }

  /** How many entries each of these tables has; asked only of a database that is shared, which is Postgres. */
  async lengths(tables: readonly string[]): Promise<Map<string, number>> {
    const text = `SELECT id, (SELECT MAX(number) + 1 FROM entries WHERE tab = id) AS length FROM unnest(string_to_array($1, ',')) AS id`;
    const rows = await this.database.all(text, [tables.join()]);
    return new Map(rows.map(({ id, length }) => [id as string, length as number]));
  }

  /** Tables to look after: a clock has run out, or a bot has not moved. */
  async toWake(now: number, most: number): Promise<string[]> {
    const rows = await this.database.all('SELECT id FROM tables WHERE wake <= $1 ORDER BY wake LIMIT $2', [now, most]);
    return rows.map(({ id }) => id as string);
  }

  async postpone(table: string, until: number): Promise<void> {
    await this.database.all('UPDATE tables SET wake = $2 WHERE id = $1', [table, until]);
  }

  /** Whether the rules never ended at that table: it stays closed until somebody who has mended them releases it. */
  async isStuck(table: string): Promise<boolean> {
    return (await this.database.all('SELECT 1 AS found FROM stuck_tables WHERE tab = $1', [table])).length > 0;
  }

  async stuck(): Promise<{ table: string; at: number }[]> {
    const rows = await this.database.all('SELECT tab AS "table", at FROM stuck_tables ORDER BY at');
    return rows as unknown as { table: string; at: number }[];
  }

  /** Resolves to false when it was not stuck. */
  async release(table: string): Promise<boolean> {
    return (await this.database.all('DELETE FROM stuck_tables WHERE tab = $1 RETURNING tab', [table])).length > 0;
  }

  /**
   * The public list: open tables whose host was seen since then, then games that are being played, newest first. Of each
   * host some come before the rest, so that nobody fills the list alone.
   */
  async listed(most: number, since: number): Promise<string[]> {
    const newest = `SELECT t.line, t.status, t.opened, COALESCE(t.host, t.id) AS host FROM tables t ${HOST}
      WHERE t.listed = 1 AND t.status IN ('open', 'playing') AND (t.status = 'playing' OR ${HOST_SEEN} >= $2)
      ORDER BY t.status, t.opened DESC LIMIT $3`;
    const counted = `SELECT line, status, opened, ROW_NUMBER() OVER (PARTITION BY host ORDER BY opened DESC) AS nth FROM (${newest}) AS newest`;
    const text = `SELECT line FROM (${counted}) AS counted ORDER BY status, CASE WHEN nth <= ${FIRST} THEN 0 ELSE 1 END, opened DESC LIMIT $1`;
    return lines(await this.database.all(text, [most, since, LOOKED_AT * most]));
  }

  /** Open tables where nothing has happened, and whose hosts were not seen, since then. */
  async abandoned(since: number, most: number): Promise<string[]> {
    const text = `SELECT t.id FROM tables t ${HOST} WHERE t.status = 'open' AND t.moved < $1 AND ${HOST_SEEN} < $1 ORDER BY t.moved LIMIT $2`;
    return (await this.database.all(text, [since, most])).map(({ id }) => id as string);
  }

  /** All that is known of a table but the entry that ends it, because nobody may write there again. */
  async erase(table: string): Promise<void> {
    const of = (name: string, key = 'tab') => ({ text: `DELETE FROM ${name} WHERE ${key} = $1`, values: [table] });
    await this.database.together([
      { text: `DELETE FROM entries WHERE tab = $1 AND entry <> '{"kind":"removed"}'`, values: [table] },
      of('snapshots'),
      of('seats'),
      of('talkers'),
      of('notices'),
      of('notice_wishes'),
      of('prepared'),
      of('notes'),
      of('invitations'),
      of('stuck_tables'),
      of('ratings_due'),
      of('edition_tables'),
      of('tables', 'id'),
    ]);
  }

  /** The tables where one of these has said something. */
  async talkedAt(players: readonly string[]): Promise<string[]> {
    const places = players.map((_, index) => `$${index + 1}`).join(', ');
    return (await this.database.all(`SELECT DISTINCT tab FROM talkers WHERE player IN (${places})`, players)).map(({ tab }) => tab as string);
  }

  /** Blanks what they said there; a snapshot would know it still. */
  async blank(table: string, players: readonly string[]): Promise<void> {
    const rows = await this.database.all(`SELECT number, entry FROM entries WHERE tab = $1 AND entry LIKE '{"kind":"chat"%'`, [table]);
    const said = rows.map(({ number, entry }) => ({ number, entry: JSON.parse(entry as string) as { player: string; text: string } }));
    const blanked = said.filter(({ entry }) => players.includes(entry.player) && entry.text !== '');
    await this.database.together([
      ...blanked.map(({ number, entry }) => ({
        text: 'UPDATE entries SET entry = $3 WHERE tab = $1 AND number = $2',
        values: [table, number, JSON.stringify({ ...entry, text: '' })],
      })),
      ...players.map((player) => ({ text: 'DELETE FROM talkers WHERE tab = $1 AND player = $2', values: [table, player] })),
      { text: 'DELETE FROM snapshots WHERE tab = $1', values: [table] },
    ]);
  }

  async dropSnapshot(table: string): Promise<void> {
    await this.database.all('DELETE FROM snapshots WHERE tab = $1', [table]);
  }

  /** At how many tables somebody has, or had at the end, a seat. */
  async countOf(player: string): Promise<number> {
    const [row] = await this.database.all(`SELECT COUNT(DISTINCT tab) AS tables FROM seats WHERE player IN (${MINE})`, [player]);
    return row.tables as number;
  }

  /** Every table where somebody sits, has said something, or that they have opened; `running`: only those not over. */
  async idsAt(player: string, running = false): Promise<string[]> {
    const text = `SELECT id FROM tables WHERE (id IN (SELECT tab FROM seats WHERE player IN (${MINE})) OR id IN (SELECT tab FROM talkers WHERE player IN (${MINE}))
      OR host IN (${MINE}))${running ? " AND status <> 'over'" : ''} ORDER BY opened, id`;
    return (await this.database.all(text, [player])).map(({ id }) => id as string);
  }

  /** Null when it was removed. */
  async own(table: string): Promise<OwnTableRow | null> {
    const [[row], seats] = await this.database.together([
      { text: 'SELECT id, game, status, opened, host, line FROM tables WHERE id = $1', values: [table] },
      { text: 'SELECT seat, player, rank, total FROM seats WHERE tab = $1 ORDER BY seat', values: [table] },
    ]);
    if (row === undefined) return null;
    const { line, ...known } = row;
    const { name } = JSON.parse(line as string) as { name: string | null };
    return { ...known, name, seats } as unknown as OwnTableRow;
  }

  async ofPlayer(player: string, most: number): Promise<string[]> {
    const text = `SELECT line FROM tables WHERE id IN (SELECT tab FROM seats WHERE player IN (${MINE}))
      ORDER BY CASE status WHEN 'over' THEN 1 ELSE 0 END, moved DESC LIMIT $2`;
    return lines(await this.database.all(text, [player, most]));
  }

  /** Games of somebody that are being played, and are on the public list. */
  async watchable(player: string, most: number): Promise<string[]> {
    const text = `SELECT line FROM tables WHERE status = 'playing' AND listed = 1 AND id IN (SELECT tab FROM seats WHERE player IN (${MINE}))
      ORDER BY moved DESC LIMIT $2`;
    return lines(await this.database.all(text, [player, most]));
  }

  /** Tables on the public list where one of these sits: open ones whose host was seen since then, and games being played. */
  async listedWith(players: readonly string[], since: number, most: number): Promise<string[]> {
    if (players.length === 0) return [];
    const places = players.map((_, index) => `$${index + 3}`).join(', ');
    const theirs = `SELECT tab FROM seats WHERE player IN (SELECT id FROM players WHERE id IN (${places}) OR same_as IN (${places}))`;
    const text = `SELECT t.line FROM tables t ${HOST} WHERE t.listed = 1 AND t.id IN (${theirs})
      AND (t.status = 'playing' OR (t.status = 'open' AND ${HOST_SEEN} >= $1)) ORDER BY t.moved DESC LIMIT $2`;
    return lines(await this.database.all(text, [since, most, ...players]));
  }

  async resultsOf(player: string, most: number): Promise<ResultRow[]> {
    const text = `SELECT t.id, t.game, t.listed, t.line, s.player, s.rank, s.total FROM (
        SELECT * FROM tables WHERE status = 'over' AND id IN (SELECT tab FROM seats WHERE player IN (${MINE})) ORDER BY moved DESC LIMIT $2
      ) t JOIN seats s ON s.tab = t.id ORDER BY t.moved DESC, t.id, s.seat`;
    const tables = new Map<Value, { row: Row; seats: ResultRow['seats'][number][] }>();
    for (const row of await this.database.all(text, [player, most])) {
      const table = tables.get(row.id) ?? { row, seats: [] };
      tables.set(row.id, table);
      table.seats.push({ player: row.player as string | null, rank: row.rank as number | null, total: row.total as number | null });
    }
    return [...tables.values()].map(({ row, seats }) => ({
      table: row.id as string,
      game: row.game as string,
      isPublic: row.listed === 1 && (JSON.parse(row.line as string) as { spectators: boolean }).spectators,
      line: row.line as string,
      seats,
    }));
  }

  /** The lines of these tables, and who opened them, by their ids. */
  async lines(tables: readonly string[]): Promise<Map<string, { line: string; host: string | null }>> {
    if (tables.length === 0) return new Map();
    const places = tables.map((_, index) => `$${index + 1}`).join(', ');
    const rows = await this.database.all(`SELECT id, line, host FROM tables WHERE id IN (${places})`, tables);
    return new Map(rows.map(({ id, line, host }) => [id as string, { line: line as string, host: host as string | null }]));
  }

  /** Every table, in the order of their ids. */
  async *each(): AsyncGenerator<{ id: string; game: string; status: string; rules: number }> {
    const text = `SELECT id, game, status, rules FROM tables WHERE id > $1 ORDER BY id LIMIT ${PAGE}`;
    for (let after: Value = ''; ; ) {
      const rows: Row[] = await this.database.all(text, [after]);
      yield* rows as unknown as { id: string; game: string; status: string; rules: number }[];
      if (rows.length < PAGE) return;
      after = rows[rows.length - 1].id;
    }
  }

  /** Resolves when the database answers, whatever is in it. */
  async answers(): Promise<void> {
    await this.database.all('SELECT id FROM tables LIMIT 1');
  }

  async count(): Promise<{ status: string; tables: number }[]> {
    const rows = await this.database.all('SELECT status, COUNT(*) AS tables FROM tables GROUP BY status');
    return rows as unknown as { status: string; tables: number }[];
  }
}

const lines = (rows: readonly Row[]): string[] => rows.map(({ line }) => line as string);
