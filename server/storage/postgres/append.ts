/** Entries of many tables in one transaction, as few statements as there are kinds of rows. */
import type { Pool, PoolClient } from 'pg';
import type { Append } from '../database.ts';
import { inTransaction } from './transaction.ts';

const ENTRIES = {
  name: 'append-entries',
  text: `INSERT INTO entries (tab, number, at, entry) SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[])
    ON CONFLICT (tab, number) DO NOTHING RETURNING tab`,
};
const TABLES = {
  name: 'append-tables',
  text: `INSERT INTO tables (id, game, status, listed, rules, opened, moved, wake, line, host)
    SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::int[], $6::bigint[], $7::bigint[], $8::bigint[], $9::text[], $10::text[])
    ON CONFLICT (id) DO UPDATE SET status = excluded.status, rules = excluded.rules, moved = excluded.moved, wake = excluded.wake, line = excluded.line,
      host = excluded.host`,
};
const SEATS = {
  name: 'append-seats',
  text: `INSERT INTO seats (tab, seat, player, rank, total) SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::int[])
    ON CONFLICT (tab, seat) DO UPDATE SET player = excluded.player, rank = excluded.rank, total = excluded.total`,
};

const TALKERS = {
  name: 'append-talkers',
  text: 'INSERT INTO talkers (player, tab) SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT (player, tab) DO NOTHING',
};

const EDITIONS = {
  name: 'append-editions',
  text: 'INSERT INTO edition_tables (tab, edition) SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT (tab) DO NOTHING',
};

const DUE = {
  name: 'append-ratings-due',
  text: 'INSERT INTO ratings_due (tab, at) SELECT * FROM unnest($1::text[], $2::bigint[]) ON CONFLICT (tab) DO NOTHING',
};

const SETTLE = {
  name: 'append-settled',
  text: `DELETE FROM notices USING unnest($1::text[], $2::text[], $3::text[]) AS s (tab, player, kind)
    WHERE notices.tab = s.tab AND notices.player = s.player AND notices.kind = s.kind`,
};
const NOTICES = {
  name: 'append-notices',
  text: `INSERT INTO notices (id, channel, player, tab, kind, at, due, facts)
    SELECT n.id || '.' || c.id, c.id, p.id, n.tab, n.kind, n.at, n.due, n.facts
    FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::text[]) AS n (id, player, tab, kind, at, due, facts)
    JOIN players p ON p.id = n.player JOIN channels c ON c.player = COALESCE(p.same_as, p.id) WHERE c.state = 'on' ON CONFLICT (id) DO NOTHING`,
};

/** Rows as the columns that `unnest` wants. */
const columns = (width: number, rows: readonly (readonly unknown[])[]): unknown[][] =>
  Array.from({ length: width }, (_, column) => rows.map((row) => row[column]));

export async function appendGroup(pool: Pool, given: readonly Append[]): Promise<boolean[]> {
  // in the same order in every process, so that two groups never wait for each other in a circle
  const entries = given.slice().sort((a, b) => (a.table < b.table ? -1 : a.table > b.table ? 1 : 0));
  const written = await inTransaction(pool, (client) => write(client, entries));
  return given.map(({ table }) => written.has(table));
}

async function write(client: PoolClient, entries: readonly Append[]): Promise<Set<string>> {
  const values = columns(
    4,
    entries.map(({ table, number, at, entry }) => [table, number, at, entry]),
  );
  const { rows } = await client.query({ ...ENTRIES, values });
  const written = new Set(rows.map(({ tab }) => tab as string));
  const won = entries.filter(({ table }) => written.has(table));
  const tables = won.flatMap(({ table, row }) =>
    row === undefined ? [] : [[table, row.game, row.status, row.listed, row.rules, row.opened, row.moved, row.wake, row.line, row.host]],
  );
  if (tables.length > 0) await client.query({ ...TABLES, values: columns(10, tables) });
  const seats = won.flatMap(({ table, seats = [] }) => seats.map(({ seat, player, rank, total }) => [table, seat, player, rank, total]));
  if (seats.length > 0) await client.query({ ...SEATS, values: columns(5, seats) });
  const talkers = won.flatMap(({ table, talker }) => (talker === undefined ? [] : [[talker, table]]));
  if (talkers.length > 0) await client.query({ ...TALKERS, values: columns(2, talkers) });
  const editions = won.flatMap(({ table, edition }) => (edition === undefined ? [] : [[table, edition]]));
  if (editions.length > 0) await client.query({ ...EDITIONS, values: columns(2, editions) });
  const due = won.filter(({ rated }) => rated).map(({ table, at }) => [table, at]);
  if (due.length > 0) await client.query({ ...DUE, values: columns(2, due) });
  const settled = won.flatMap(({ settled = [] }) => settled.map(({ table, player, kind }) => [table, player, kind]));
  if (settled.length > 0) await client.query({ ...SETTLE, values: columns(3, settled) });
  const notices = won.flatMap(({ at, notices = [] }) => notices.map(({ id, player, table, kind, due, facts }) => [id, player, table, kind, at, due, facts]));
  if (notices.length > 0) await client.query({ ...NOTICES, values: columns(7, notices) });
  return written;
}
