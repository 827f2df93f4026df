import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Append, Database, News, TableRow } from '../database.ts';
import { StorageDown } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import { PeopleStore } from '../people-store.ts';
import { TableStore } from '../table-store.ts';
import { limit, sqlitePath, startPostgres, type TestPostgres } from './databases.ts';

const ROW: TableRow = { game: 'carrara', status: 'open', listed: 1, rules: 1, opened: 1, moved: 1, wake: null, line: '{}' };
const entry = (table: string, number: number, more: Partial<Append> = {}): Append => ({
  table,
  number,
  at: 1_760_000_000_000,
  entry: `{"n":${number}}`,
  ...more,
});
const opened = (table: string, row: Partial<TableRow> = {}): Append => entry(table, 0, { row: { ...ROW, line: JSON.stringify(table), ...row } });

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

describe.each(['sqlite', 'postgres'])('storage on %s', (kind) => {
  const where = (): string => (kind === 'sqlite' ? file.path : postgres.url);
  let database: Database;
  let tables: TableStore;
  let people: PeopleStore;
  beforeAll(() => {
    database = openDatabase(where());
    tables = new TableStore(database);
    people = new PeopleStore(database);
  });
  afterAll(() => database.close());

  it('gives back what was written, in order, with its time', async () => {
    for (let number = 0; number < 5; number++) expect(await tables.append(entry('order', number))).toBe(true);
    expect((await tables.tail('order', 3)).map((one) => [one.number, one.at, one.entry])).toEqual([
      [3, 1_760_000_000_000, '{"n":3}'],
      [4, 1_760_000_000_000, '{"n":4}'],
    ]);
    expect(await tables.read('no such table')).toBeNull();
  });

  it('takes one entry of a number only, whoever is first, and nothing that came with the other', async () => {
    await tables.append(opened('race'));
    const both = await Promise.all([
      tables.append(entry('race', 1, { entry: '"a"', row: { ...ROW, line: '"a"' } })),
      tables.append(entry('race', 1, { entry: '"b"', row: { ...ROW, line: '"b"' } })),
    ]);
    expect(both).toEqual([true, false]);
    expect((await tables.tail('race', 1)).map((one) => one.entry)).toEqual(['"a"']);
    expect(await tables.listed(1000)).toContain('"a"');
    expect(await tables.listed(1000)).not.toContain('"b"');
  });

  it('lets entries of many tables share transactions', async () => {
    let groups = 0;
    tables.commits.onGroup = () => groups++;
    const written = await Promise.all(Array.from({ length: 300 }, (_, number) => tables.append(entry(`many ${number}`, 0))));
    expect(written.every(Boolean)).toBe(true);
    expect(groups).toBeLessThan(10);
  });

  it('reads from the snapshot on, and from the start when the snapshot knows too much', async () => {
    await tables.append(entry('snap', 0));
    await tables.append(entry('snap', 1));
    await tables.keep({ table: 'snap', number: 2, rules: 7, sitting: '"here"' });
    await tables.append(entry('snap', 2));
    await tables.keep({ table: 'snap', number: 1, rules: 7, sitting: '"older"' });
    const stored = await tables.read('snap');
    expect(stored?.snapshot).toEqual({ number: 2, rules: 7, sitting: '"here"' });
    expect(stored?.entries.map((one) => one.number)).toEqual([2]);
    expect((await tables.read('snap', 1))?.entries.map((one) => one.number)).toEqual([0, 1, 2]);
  });

  it('lists public tables that are open or played, and no others', async () => {
    await tables.append(opened('public'));
    await tables.append(opened('private', { listed: 0 }));
    await tables.append(opened('finished', { status: 'over' }));
    const listed = await tables.listed(1000);
    expect(listed).toContain('"public"');
    expect(listed).not.toContain('"private"');
    expect(listed).not.toContain('"finished"');
  });

  it('knows the tables to look at, in time', async () => {
    await tables.append(opened('soon', { wake: 500 }));
    await tables.append(opened('later', { wake: 5_000_000_000_000 }));
    expect(await tables.toWake(1000, 10)).toEqual(['soon']);
    await tables.append(entry('soon', 1, { row: { ...ROW, wake: null } }));
    expect(await tables.toWake(1000, 10)).toEqual([]);
  });

  it('knows a person by session, token and code, each only by its own', async () => {
    await people.addGuest('ada', 'Ada', 'session', 1);
    expect(await people.bySession('session')).toEqual({ id: 'ada', name: 'Ada', account: null });
    expect(await people.bySession('other')).toBeNull();
    await people.addToken('ada', { id: 'k', label: 'bot', made: 2 }, 'token');
    expect((await people.byToken('token'))?.id).toBe('ada');
    expect(await people.tokens('ada')).toEqual([{ id: 'k', label: 'bot', made: 2 }]);
    expect(await people.endToken('somebody', 'k')).toBe(false);
    expect(await people.endToken('ada', 'k')).toBe(true);
    expect(await people.byToken('token')).toBeNull();
    await people.addCode('code', 'ada', 1000);
    expect(await people.useCode('code', 10)).toBe('ada');
    expect(await people.useCode('code', 10)).toBeNull();
    await people.addCode('old', 'ada', 1000);
    expect(await people.useCode('old', 1001)).toBeNull();
  });

  it('gives a login to one player only', async () => {
    await people.addGuest('bea', 'Bea', 'bea session', 1);
    await people.addGuest('cid', 'Cid', 'cid session', 1);
    expect(await people.register('bea', 'bea', 'hash')).toBe(true);
    expect(await people.register('cid', 'bea', 'hash')).toBe(false);
    expect(await people.account('bea')).toEqual({ id: 'bea', password: 'hash' });
  });

  it('finds the seats of an adopted guest under the account', async () => {
    await people.addGuest('dan', 'Dan', 'dan session', 1);
    await people.register('dan', 'dan', 'hash');
    await people.addGuest('guest', 'A guest', 'guest session', 1);
    await tables.append({
      ...opened('adopted', { status: 'over' }),
      seats: [
        { seat: 0, player: 'guest', rank: 1, total: 30 },
        { seat: 1, player: 'other', rank: 2, total: 20 },
      ],
    });
    expect(await tables.ofPlayer('dan', 10)).toEqual([]);
    await people.adopt('guest', 'dan');
    expect(await tables.ofPlayer('dan', 10)).toEqual(['"adopted"']);
    expect((await people.bySession('guest session'))?.id).toBe('dan');
    expect((await people.persons(['guest', 'dan', 'nobody'])).get('guest')).toEqual({ id: 'dan', name: 'Dan' });
    const [result] = await tables.resultsOf('dan', 10);
    expect(result.seats).toEqual([
      { player: 'guest', rank: 1, total: 30 },
      { player: 'other', rank: 2, total: 20 },
    ]);
  });

  it('forgets the name and every way in of somebody who is erased', async () => {
    await people.addGuest('eve', 'Eve', 'eve session', 1);
    await people.register('eve', 'eve', 'hash');
    await people.erase('eve');
    expect(await people.bySession('eve session')).toBeNull();
    expect(await people.account('eve')).toBeNull();
    expect((await people.persons(['eve'])).get('eve')).toEqual({ id: 'eve', name: null });
  });

  it('rolls back all of several statements when one fails', async () => {
    const failing = database.together([
      { text: "INSERT INTO meta (name, value) VALUES ('half', '1')", values: [] },
      { text: "INSERT INTO meta (name, value) VALUES ('half', '2')", values: [] },
    ]);
    await expect(failing).rejects.toBeInstanceOf(StorageDown);
    expect(await database.all("SELECT * FROM meta WHERE name = 'half'")).toEqual([]);
  });
});

describe('a full disk', () => {
  it('is said, loses nothing, and is over as soon as there is room', async () => {
    const small = sqlitePath();
    const database = openDatabase(small.path);
    const tables = new TableStore(database);
    await tables.append(entry('t', 0));
    const [{ pages }] = (await database.all('SELECT page_count AS pages FROM pragma_page_count')) as { pages: number }[];
    await limit(database, pages + 2);
    let number = 1;
    const fill = async (): Promise<void> => {
      for (; number < 1000; number++) await tables.append(entry('t', number, { entry: JSON.stringify('x'.repeat(500)) }));
    };
    await expect(fill()).rejects.toThrow(/full/);
    expect(await tables.tail('t', 0)).toHaveLength(number);
    await limit(database, pages + 1000);
    expect(await tables.append(entry('t', number))).toBe(true);
    await database.close();
    small.remove();
  });
});

describe('two connections to one SQLite file', () => {
  it('write each number once, whoever is first', async () => {
    const shared = sqlitePath();
    const [one, other] = [openDatabase(shared.path), openDatabase(shared.path)];
    const written: boolean[] = [];
    for (const number of [0, 1, 2, 3]) {
      const who = number % 2 === 0 ? [one, other] : [other, one];
      for (const database of who) written.push(...(await database.append([entry('t', number, { entry: `"${database === one}"` })])));
    }
    expect(written).toEqual([true, false, true, false, true, false, true, false]);
    expect(await one.append([entry('t', 4), entry('t', 4), entry('t', 2)])).toEqual([true, false, false]);
    expect(await one.append([entry('gap', 5), entry('gap', 3), entry('gap', 3)])).toEqual([true, true, false]);
    expect((await new TableStore(other).tail('t', 0)).map((stored) => stored.entry)).toEqual(['"true"', '"false"', '"true"', '"false"', '{"n":4}']);
    await Promise.all([one.close(), other.close()]);
    shared.remove();
  });
});

describe('several processes on Postgres', () => {
  it('hear of each other’s entries after the commit, and not of their own', async () => {
    const [one, other] = [openDatabase(postgres.url), openDatabase(postgres.url)];
    const [heard, own]: (News | null)[][] = [[], []];
    /** Resolves when it listens: whatever was told before may have been missed. */
    const listening = (database: Database, news: (News | null)[]): Promise<void> =>
      new Promise((resolve) => database.listen((item) => (item === null ? resolve() : news.push(item))));
    await Promise.all([listening(one, own), listening(other, heard)]);
    await new TableStore(one).append(entry('told', 0));
    await expect.poll(() => heard).toEqual([{ is: 'wrote', table: 'told', number: 0 }]);
    const news: News[] = [
      { is: 'present', table: 'told', seats: [0, 2] },
      { is: 'present', table: 'left', seats: [] },
      { is: 'gone', by: 'session', id: 'a-hash_of_it' },
    ];
    one.tell(news);
    await expect.poll(() => heard.slice(1)).toEqual(news);
    one.tell(Array.from({ length: 1000 }, (_, number) => ({ is: 'wrote', table: 'A'.repeat(16), number: 100_000 + number })));
    await expect.poll(() => heard.length).toBe(1004);
    expect(own).toEqual([]);
    await Promise.all([one.close(), other.close()]);
  });

  it('write each number once, however they race', async () => {
    const stores = [openDatabase(postgres.url), openDatabase(postgres.url)].map((database) => ({ database, tables: new TableStore(database) }));
    const wins = await Promise.all(
      stores.map(async ({ tables }) => {
        let won = 0;
        for (let number = 0; number < 50; number++) {
          const written = await Promise.all(Array.from({ length: 10 }, (_, table) => tables.append(entry(`contested ${table}`, number))));
          won += written.filter(Boolean).length;
        }
        return won;
      }),
    );
    expect(wins[0] + wins[1]).toBe(500);
    await Promise.all(stores.map(({ database }) => database.close()));
  });

  it('say that the database is gone, and go on when it is back', async () => {
    const database = openDatabase(postgres.url);
    const tables = new TableStore(database);
    let missed = 0;
    database.listen((news) => (missed += news === null ? 1 : 0));
    await tables.append(entry('gone', 0));
    await expect.poll(() => missed).toBe(1);
    await postgres.stop();
    await expect(tables.append(entry('gone', 1))).rejects.toBeInstanceOf(StorageDown);
    await postgres.start();
    expect(await tables.append(entry('gone', 1))).toBe(true);
    expect(await tables.tail('gone', 0)).toHaveLength(2);
    // whoever has logged out meanwhile was not told of
    await expect.poll(() => missed, { timeout: 10_000 }).toBe(2);
    await database.close();
  });
});
