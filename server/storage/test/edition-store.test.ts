/** Published editions, on both databases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, TableRow } from '../database.ts';
import { type EditionRow, EditionStore, WHOLE } from '../edition-store.ts';
import { openDatabase } from '../open-database.ts';
import { PeopleStore } from '../people-store.ts';
import { TableStore } from '../table-store.ts';
import { sqlitePath, startPostgres, type TestPostgres } from './databases.ts';

let postgres: TestPostgres;
let file: ReturnType<typeof sqlitePath>;
beforeAll(async () => {
  file = sqlitePath();
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.remove();
  file.remove();
});

const edition = (id: string, more: Partial<EditionRow> = {}): EditionRow => ({
  ...{ id, game: 'carrara', author: 'ada', name: id, note: 'A note', changes: '{"a":null}', differs: 1, version: 1, made: 1, changed: 1 },
  ...more,
});

describe.each(['sqlite', 'postgres'])('editions on %s', (kind) => {
  let database: Database;
  let store: EditionStore;
  beforeAll(async () => {
    database = openDatabase(kind === 'sqlite' ? file.path : postgres.url);
    store = new EditionStore(database);
    await new PeopleStore(database).addGuest('ada', 'Ada', 'session', { browser: null, system: null }, 1);
  });
  afterAll(() => database.close());

  it('are listed by game, the default first, then those with the most votes, with their author', async () => {
    for (const id of ['first', 'second', 'third']) expect(await store.add(edition(id))).toBe(true);
    await store.add(edition('elsewhere', { game: 'paneveggio' }));
    await store.vote(edition('second'), WHOLE, 'bea', 1);
    await store.vote(edition('second'), WHOLE, 'bea', 2);
    await store.vote(edition('second'), WHOLE, 'cleo', 2);
    await store.setDefault('carrara', 'third');
    const lines = await store.list('carrara', 'bea', 10);
    expect(lines.map(({ id, votes, voted, default: chosen }) => [id, votes, voted, chosen])).toEqual([
      ['third', 0, false, true],
      ['second', 2, true, false],
      ['first', 0, false, false],
    ]);
    expect(lines[0]).toMatchObject({ author: 'ada', authorName: 'Ada', used: 0 });
    expect(await store.list('carrara', null, 1)).toHaveLength(1);
    await store.unvote('second', WHOLE, 'cleo');
    expect(await store.listed('second', null)).toMatchObject({ votes: 1, voted: false });
    await store.setDefault('carrara', 'elsewhere');
    expect(await store.listed('third', null)).toMatchObject({ default: true });
    await store.setDefault('carrara', null);
    expect(await store.listed('third', null)).toMatchObject({ default: false });
  });

  it('count the games that were begun with them, not the tables that wait', async () => {
    const tables = new TableStore(database);
    const row: TableRow = { game: 'carrara', status: 'open', listed: 0, rules: 1, opened: 1, moved: 1, wake: null, line: '{}', host: null };
    await tables.append({ table: 'waits', number: 0, at: 1, entry: '{}', row, edition: 'first' });
    await tables.append({ table: 'plays', number: 0, at: 1, entry: '{}', row, edition: 'first' });
    await tables.append({ table: 'plays', number: 1, at: 1, entry: '{}', row: { ...row, status: 'playing' } });
    expect(await store.listed('first', null)).toMatchObject({ used: 1 });
  });

  it('have one name each for their author, and one version after the other', async () => {
    expect(await store.add(edition('other id', { name: 'first' }))).toBe(false);
    expect(await store.add(edition('of bea', { name: 'first', author: 'bea' }))).toBe(true);
    const next = edition('first', { version: 2, changes: '{"b":null}', changed: 5 });
    for (const path of [WHOLE, 'a', 'b']) await store.vote(edition('first'), path, 'bea', 1);
    expect(await store.replace({ ...next, name: 'second' }, 1, [WHOLE, 'a'])).toBe(false);
    expect(await store.votes('first', 'bea')).toEqual([
      { path: 'a', votes: 1, voted: 1 },
      { path: 'b', votes: 1, voted: 1 },
    ]);
    expect(await store.replace(next, 1, [WHOLE, 'a'])).toBe(true);
    expect(await store.replace({ ...next, changed: 6 }, 1, [WHOLE, 'b'])).toBe(false);
    expect(await store.votes('first', 'cleo')).toEqual([{ path: 'b', votes: 1, voted: 0 }]);
    expect(await store.listed('first', 'bea')).toMatchObject({ version: 2, votes: 0, changed: 5 });
    // whoever has seen the former version does not vote for this one
    await store.vote(edition('first'), WHOLE, 'bea', 1);
    expect(await store.listed('first', 'bea')).toMatchObject({ votes: 0 });
    expect(await store.replace({ ...next, note: 'Another note' }, 2, [])).toBe(true);
    expect(await store.get('first')).toMatchObject({ note: 'Another note', changes: '{"b":null}' });
  });

  it('go with all that was said of them, and with their author', async () => {
    await store.setDefault('carrara', 'second');
    await store.remove('second');
    expect(await store.get('second')).toBeNull();
    expect(await database.all('SELECT * FROM default_editions')).toEqual([]);
    expect(await store.votesOf('bea')).toEqual([{ edition: 'first', path: 'b', at: 1 }]);
    expect(await store.countOf('ada')).toBe(3);
    await new PeopleStore(database).erase('ada');
    expect([await store.of('ada'), await store.votesOf('bea')]).toEqual([[], []]);
    expect(await store.get('of bea')).toMatchObject({ author: 'bea' });
  });
});
