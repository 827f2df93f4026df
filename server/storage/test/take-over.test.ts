import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Sqlite from 'better-sqlite3';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Games, loadGames } from '../../games.ts';
import { backUp, restore } from '../../maintenance/backup.ts';
import { exportGames, importGames } from '../../maintenance/exchange.ts';
import { applyRules, checkRules } from '../../maintenance/rules-upgrade.ts';
import { CompanyStore } from '../company-store.ts';
import type { Database } from '../database.ts';
import { EditionStore } from '../edition-store.ts';
import { HouseRulesStore } from '../house-rules-store.ts';
import { ModerationStore } from '../moderation-store.ts';
import { NoteStore } from '../note-store.ts';
import { openDatabase } from '../open-database.ts';
import { PassStore } from '../pass-store.ts';
import { PeopleStore } from '../people-store.ts';
import { PreparedStore } from '../prepared-store.ts';
import { RatingStore } from '../rating-store.ts';
import { ADDED, SCHEMA_VERSION, schema } from '../schema.ts';
import { SeekerStore } from '../seeker-store.ts';
import { TableStore } from '../table-store.ts';
import { TournamentStore } from '../tournament-store.ts';
import { startPostgres } from './databases.ts';

/** Written by a server of schema version 3 that was killed while moves were waiting in its table of arrivals. */
const FIXTURE = new URL('./fixtures/version-3.sqlite.gz', import.meta.url);
/** What that version itself exported of the same file. */
const EXPORTED = gunzipSync(readFileSync(new URL('./fixtures/version-3.jsonl.gz', import.meta.url))).toString('utf8');

/** The same of version 4: two accounts whose names look alike, a token, chat, a game in each state. */
const FIXTURE_4 = gunzipSync(readFileSync(new URL('./fixtures/version-4.sqlite.gz', import.meta.url)));
const EXPORTED_4 = gunzipSync(readFileSync(new URL('./fixtures/version-4.jsonl.gz', import.meta.url))).toString('utf8');

/** The same of version 5, after a server of that version has played on in it. */
const FIXTURE_5 = gunzipSync(readFileSync(new URL('./fixtures/version-5.sqlite.gz', import.meta.url)));
const EXPORTED_5 = gunzipSync(readFileSync(new URL('./fixtures/version-5.jsonl.gz', import.meta.url))).toString('utf8');

/** The same of version 7: a table in each state, a guest, an account, a holiday to come. */
const FIXTURE_7 = gunzipSync(readFileSync(new URL('./fixtures/version-7.sqlite.gz', import.meta.url)));
const EXPORTED_7 = gunzipSync(readFileSync(new URL('./fixtures/version-7.jsonl.gz', import.meta.url))).toString('utf8');

/** The same of version 17, with something of nearly everything: editions, votes, notes, prepared turns, tournaments, who follows whom. */
const FIXTURE_17 = gunzipSync(readFileSync(new URL('./fixtures/version-17.sqlite.gz', import.meta.url)));
const EXPORTED_17 = gunzipSync(readFileSync(new URL('./fixtures/version-17.jsonl.gz', import.meta.url))).toString('utf8');

let folder: string;
let path: string;
let games: Games;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bottega-take-over-'));
  games = await loadGames();
});
beforeEach(() => {
  path = join(mkdtempSync(join(folder, 'file-')), 'bottega.sqlite');
  writeFileSync(path, gunzipSync(readFileSync(FIXTURE)));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function exported(database: Database): Promise<string> {
  let text = '';
  for await (const line of exportGames(database, true)) text += `${line}\n`;
  return text;
}

const versionOf = (database: Database) => database.all("SELECT value FROM meta WHERE name = 'schema'");

/** The file as the program of an earlier version would have left it. */
function asVersion(version: number, sql = ''): void {
  const file = new Sqlite(path);
  file.exec(`UPDATE meta SET value = '${version}' WHERE name = 'schema'; ${sql}`);
  file.close();
}

/** What takes back all that later versions have added, the last first. */
const undoing = (version: number): string[] =>
  Object.entries(ADDED)
    .filter(([number]) => Number(number) > version)
    .flatMap(([, added]) => added)
    .reverse()
    .map((text) => {
      const [, kind, name] = /^CREATE (?:UNIQUE )?(TABLE|INDEX) (\w+)/.exec(text) ?? [];
      const [, table, column] = /^ALTER TABLE (\w+) ADD COLUMN (\w+)/.exec(text) ?? [];
      return kind === undefined ? `ALTER TABLE ${table} DROP COLUMN ${column}` : `DROP ${kind} ${name}`;
    });

describe('a file of schema version 3', () => {
  it('has every entry, person and session that was acknowledged, also those that a crash left among the arrivals', async () => {
    const database = openDatabase(path);
    expect(await exported(database)).toBe(EXPORTED);
    expect(await versionOf(database)).toEqual([{ value: String(SCHEMA_VERSION) }]);
    expect(await database.all("SELECT name FROM sqlite_master WHERE name = 'arrivals'")).toEqual([]);
    await database.close();
  });

  it('lists its tables as they were, with the last move of each', async () => {
    const database = openDatabase(path);
    const store = new TableStore(database);
    expect(await store.count()).toEqual([
      { status: 'open', tables: 1 },
      { status: 'over', tables: 2 },
      { status: 'playing', tables: 2 },
    ]);
    for await (const { id } of store.each()) {
      const last = (await store.tail(id, 0)).findLast(({ entry }) => !entry.startsWith('{"kind":"chat"'))!;
      const [row] = await database.all('SELECT moved, line FROM tables WHERE id = $1', [id]);
      expect(JSON.parse(row.line as string)).toMatchObject({ id, moved: row.moved });
      expect(row.moved).toBeLessThanOrEqual(last.at);
    }
    await database.close();
  });

  it('is taken over once, when two open it at the same time', async () => {
    const both = [openDatabase(path), openDatabase(path)];
    for (const text of await Promise.all(both.map(exported))) expect(text).toBe(EXPORTED);
    await Promise.all(both.map((database) => database.close()));
  });

  it('can be backed up before it was opened, restored, exported and imported', async () => {
    const copy = join(folder, 'copy.sqlite');
    expect(await backUp(path, copy)).toBe(5);
    restore(copy, path);
    const restored = openDatabase(path);
    const file = join(folder, 'games.jsonl');
    writeFileSync(file, await exported(restored));
    expect(readFileSync(file, 'utf8')).toBe(EXPORTED);
    await restored.close();
    const fresh = openDatabase(join(folder, 'fresh.sqlite'));
    expect(await importGames(fresh, games, file)).toEqual({ players: 2, tables: 5, known: 0, newer: 0 });
    expect(await exported(fresh)).toBe(EXPORTED);
    await fresh.close();
  });

  it('can be moved to the present rules', async () => {
    asVersion(3, 'UPDATE tables SET rules = 0');
    const database = openDatabase(path);
    const checked = await checkRules(database, games);
    expect(checked).not.toEqual([]);
    expect(checked.filter(({ divergence }) => divergence !== null)).toEqual([]);
    expect(await applyRules(database, games, checked)).toBe(checked.length);
    await database.close();
  });
});

/** What a database of version 4 must be like when it was taken over, whichever it is. */
async function isWhole(database: Database): Promise<void> {
  expect((await exported(database)).split('\n').sort()).toEqual(EXPORTED_4.split('\n').sort());
  expect(await versionOf(database)).toEqual([{ value: String(SCHEMA_VERSION) }]);
  const [tables, people, passes] = [new TableStore(database), new PeopleStore(database), new PassStore(database)];
  const { id: ada } = (await people.account('ada'))!;
  const { id: twin } = (await people.account('twin'))!;
  // nobody is logged out, and hosts count as just seen
  const since = { seen: Date.now() - 60_000, made: 0 };
  expect(await passes.sessions(ada, undefined, since)).toMatchObject([{ browser: null, system: null }]);
  expect(await passes.tokens(ada)).toMatchObject([{ label: 'program' }]);
  expect((await tables.listed(10, since.seen)).map((line) => JSON.parse(line).status)).toEqual(['open', 'playing']);
  expect(await tables.abandoned(since.seen, 10)).toEqual([]);
  // both keep their names, and nobody else gets one like it
  expect([await people.byId(ada), await people.byId(twin)]).toMatchObject([{ name: 'Ada' }, { name: 'Аda' }]);
  expect(await people.isLikeAnother('somebody', 'ada')).toBe(true);
  expect(await tables.talkedAt([ada])).toHaveLength(1);
}

describe('a database of schema version 4', () => {
  it('keeps everything and everybody, in SQLite', async () => {
    writeFileSync(path, FIXTURE_4);
    const database = openDatabase(path);
    await isWhole(database);
    await database.close();
    const again = openDatabase(path);
    await isWhole(again);
    await again.close();
  });

  it('keeps everything and everybody, in Postgres', async () => {
    writeFileSync(path, FIXTURE_4);
    const postgres = await startPostgres();
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    await client.query(schema(''));
    const file = new Sqlite(path, { readonly: true });
    for (const table of ['entries', 'tables', 'seats', 'players', 'sessions', 'tokens']) {
      for (const row of file.prepare(`SELECT * FROM ${table}`).all() as Record<string, unknown>[]) {
        const names = Object.keys(row);
        const places = names.map((_, index) => `$${index + 1}`);
        await client.query(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${places.join(', ')})`, Object.values(row));
      }
    }
    file.close();
    await client.end();
    // two processes of the new version start at the same time
    const both = [openDatabase(postgres.url), openDatabase(postgres.url)];
    await Promise.all(both.map(isWhole));
    await both[0].all(`UPDATE meta SET value = '${SCHEMA_VERSION + 1}' WHERE name = 'schema'`);
    const older = openDatabase(postgres.url);
    await expect(versionOf(older)).rejects.toThrow(/newer version/);
    await Promise.all([...both, older].map((database) => database.close()));
    await postgres.remove();
  });
});

describe('a file of schema version 5', () => {
  it('keeps everything and everybody, and people can be told of their tables', async () => {
    writeFileSync(path, FIXTURE_5);
    const database = openDatabase(path);
    expect(await exported(database)).toBe(EXPORTED_5);
    expect(await versionOf(database)).toEqual([{ value: String(SCHEMA_VERSION) }]);
    const [tables, people] = [new TableStore(database), new PeopleStore(database)];
    const { id: dora } = (await people.account('dora'))!;
    expect(await new PassStore(database).sessions(dora, undefined, { seen: 0, made: 0 })).toHaveLength(1);
    const [line] = await tables.ofPlayer(dora, 10);
    expect(JSON.parse(line)).toMatchObject({ name: 'Thursday', status: 'playing' });
    expect(await database.all('SELECT * FROM notices')).toEqual([]);
    await database.close();
  });
});

describe('a file of schema version 7', () => {
  it('keeps everything and everybody, and people can look for others', async () => {
    writeFileSync(path, FIXTURE_7);
    const database = openDatabase(path);
    expect(await exported(database)).toBe(EXPORTED_7);
    expect(await versionOf(database)).toEqual([{ value: String(SCHEMA_VERSION) }]);
    const { id: ada } = (await new PeopleStore(database).account('ada'))!;
    expect(await database.all('SELECT player FROM holidays')).toEqual([{ player: ada }]);
    const seekers = new SeekerStore(database);
    await seekers.put(ada, { game: 'carrara', pace: 'quick', players: [2] }, 1);
    expect(await seekers.of(ada)).toMatchObject({ game: 'carrara', since: 1 });
    expect(await new RatingStore(database).due(10)).toEqual([]);
    const order = new ModerationStore(database);
    await order.sanction(ada, 'silenced', 5);
    expect(await order.person(ada)).toMatchObject({ name: 'Ada', login: 'ada', silenced: 5, suspended: null, role: null });
    await database.close();
  });
});

describe('a file of schema version 9', () => {
  it('keeps who looks for others, and turns can be prepared', async () => {
    const before = openDatabase(path);
    await new SeekerStore(before).put('ada', { game: 'carrara', pace: 'quick', players: [2] }, 1);
    for (const text of undoing(9)) await before.all(text);
    await before.all("UPDATE meta SET value = '9' WHERE name = 'schema'");
    await before.close();
    const database = openDatabase(path);
    expect(await versionOf(database)).toEqual([{ value: String(SCHEMA_VERSION) }]);
    expect(await new SeekerStore(database).of('ada')).toMatchObject({ since: 1, rated: false });
    const company = new CompanyStore(database);
    await company.follow('bea', 'ada', 1);
    expect(await company.isFollowing('bea', 'ada')).toBe(true);
    const store = new PreparedStore(database);
    await store.put({ table: 'one', player: 'ada', at: 1, number: 0, moves: ['pass'], expects: null });
    expect(await store.of('one', 'ada')).toMatchObject({ moves: ['pass'] });
    await database.close();
  });
});

describe('a file of schema version 13', () => {
  it('keeps its tables, which are played with no published edition, and editions can be published', async () => {
    const before = openDatabase(path);
    for (const text of undoing(13)) await before.all(text);
    await before.all("UPDATE meta SET value = '13' WHERE name = 'schema'");
    await before.close();
    const database = openDatabase(path);
    expect(await exported(database)).toBe(EXPORTED);
    expect(await versionOf(database)).toEqual([{ value: String(SCHEMA_VERSION) }]);
    expect(await database.all('SELECT * FROM edition_tables')).toEqual([]);
    const store = new EditionStore(database);
    const edition = { id: 'one', game: 'carrara', author: 'ada', name: 'Mine', note: '', changes: '{}', differs: 1, version: 1, made: 1, changed: 1 };
    expect(await store.add(edition)).toBe(true);
    expect(await store.list('carrara', null, 10)).toMatchObject([{ name: 'Mine', used: 0, votes: 0 }]);
    await database.close();
  });
});

describe('a file of schema version 16', () => {
  it('keeps its tables, none of them a tournament’s, and tournaments can be announced', async () => {
    const before = openDatabase(path);
    for (const text of undoing(16)) await before.all(text);
    await before.all("UPDATE meta SET value = '16' WHERE name = 'schema'");
    await before.close();
    const database = openDatabase(path);
    expect(await exported(database)).toBe(EXPORTED);
    expect(await versionOf(database)).toEqual([{ value: String(SCHEMA_VERSION) }]);
    const store = new TournamentStore(database);
    expect([await store.due(0), await store.uncounted()]).toEqual([[], []]);
    const about = { organiser: 'ada', name: 'Cup', game: 'carrara', kind: 'swiss', at_table: 2, rounds: 3, most: 8, pace: 'quick' } as const;
    await store.add({ ...about, id: 'cup', fill: null, starts: 5, made: 1 });
    expect(await store.due(5)).toMatchObject([{ id: 'cup', status: 'open', entrants: 0 }]);
    await database.close();
  });
});

describe('a SQLite file of another version', () => {
  it.each([
    { version: 1, sql: 'DROP TABLE arrivals', entries: 170 },
    { version: 2, sql: '', entries: 187 },
  ])('is taken over when it is older: $version', async ({ version, sql, entries }) => {
    asVersion(version, sql);
    const database = openDatabase(path);
    expect(await database.all('SELECT COUNT(*) AS entries FROM entries')).toEqual([{ entries }]);
    expect(await versionOf(database)).toEqual([{ value: String(SCHEMA_VERSION) }]);
    await database.close();
  });

  it('is refused when it is newer', async () => {
    asVersion(SCHEMA_VERSION + 1);
    const database = openDatabase(path);
    await expect(versionOf(database)).rejects.toThrow(/newer version/);
    await database.close().catch(() => {});
  });
});

describe('a file of schema version 17', () => {
  it('keeps everything and everybody, and house rules can be kept', async () => {
    writeFileSync(path, FIXTURE_17);
    const database = openDatabase(path);
    expect(await exported(database)).toBe(EXPORTED_17);
    expect(await versionOf(database)).toEqual([{ value: String(SCHEMA_VERSION) }]);
    const people = new PeopleStore(database);
    const [{ id: ada }, { id: bea }] = [(await people.account('ada'))!, (await people.account('bea'))!];
    // what was published, and what others made of it
    const editions = new EditionStore(database);
    const [edition] = await editions.list('carrara', bea, 10);
    expect(edition).toMatchObject({ author: ada, name: 'First printing', used: 1, votes: 1, voted: true, default: true });
    expect(await editions.votes(edition.id, bea)).toEqual([{ path: 'start.florins', votes: 1, voted: 1 }]);
    // what people keep for themselves at their tables, and whom they know
    expect(await new NoteStore(database).allOf(ada)).toMatchObject([{ text: 'Bea saves up for Lucca' }]);
    expect([...(await new PreparedStore(database).allOf([ada])), ...(await new PreparedStore(database).allOf([bea]))]).toMatchObject([{ moves: ['pass'] }]);
    expect(await new CompanyStore(database).isFollowing(ada, bea)).toBe(true);
    expect(await new SeekerStore(database).of(bea)).toMatchObject({ game: 'paneveggio' });
    expect(await database.all('SELECT name, round FROM tournaments ORDER BY made')).toEqual([
      { name: 'Spring cup', round: 1 },
      { name: 'Summer cup', round: 0 },
    ]);
    expect(await database.all('SELECT number FROM tournament_tables ORDER BY number')).toHaveLength(2);
    // and what is new
    const rules = new HouseRulesStore(database);
    expect(await rules.allOf(ada)).toEqual([]);
    expect(await rules.put({ id: 'one', player: ada, game: 'carrara', name: 'Thursday', rules: '{}', at: 1 }, 1)).toBe('one');
    await database.close();
  });
});
