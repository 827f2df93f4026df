import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Append, Database, Gone, Pointer, Presence, TableRow } from '../database.ts';
import { StorageDown } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import { PeopleStore } from '../people-store.ts';
import type { SqliteDatabase } from '../sqlite/index.ts';
import { TableStore } from '../table-store.ts';
import { sqlitePath, startPostgres, type TestPostgres } from './databases.ts';

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

  it('takes the end of a line for the whole of it when the rest is as it was', async () => {
    const beginning = '{"name":"é 🎲 \\",\\"moved\\":"';
    const line = (moved: number): string => `${beginning},"moved":${moved},"asked":[]}`;
    await tables.append(opened('lately', { line: line(1) }));
    for (const moved of [2, 3]) {
      await tables.append(entry('lately', moved - 1, { row: { ...ROW, moved, line: line(moved), lately: beginning.length } }));
      expect(await tables.listed(1000)).toContain(line(moved));
    }
    expect(JSON.parse(line(3))).toMatchObject({ name: 'é 🎲 ","moved":', moved: 3 });
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
    await tables.keep([{ table: 'snap', number: 2, rules: 7, sitting: '"here"' }]);
    await tables.append(entry('snap', 2));
    await tables.keep([{ table: 'snap', number: 1, rules: 7, sitting: '"older"' }]);
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
    const database = openDatabase(small.path) as SqliteDatabase;
    const tables = new TableStore(database);
    await tables.append(entry('t', 0));
    const [{ pages }] = (await database.all('SELECT page_count AS pages FROM pragma_page_count')) as { pages: number }[];
    await database.limit(pages + 2);
    let number = 1;
    const fill = async (): Promise<void> => {
      for (; number < 1000; number++) await tables.append(entry('t', number, { entry: JSON.stringify('x'.repeat(500)) }));
    };
    await expect(fill()).rejects.toThrow(/full/);
    expect(await tables.tail('t', 0)).toHaveLength(number);
    await database.limit(pages + 1000);
    expect(await tables.append(entry('t', number))).toBe(true);
    await database.close();
    small.remove();
  });
});

describe('a full disk, when entries wait to be put in their places', () => {
  it('keeps nobody from closing the file, and loses none of them', async () => {
    const small = sqlitePath();
    const database = openDatabase(small.path) as SqliteDatabase;
    // long enough to take more room in their places, where an index knows them too
    const seats = [0, 1].map((seat) => ({ seat, player: `player ${seat} `.repeat(40), rank: null, total: null }));
    await database.append(Array.from({ length: 300 }, (_, table) => ({ ...opened(`t${table}`), seats })));
    const [{ pages }] = (await database.all('SELECT page_count AS pages FROM pragma_page_count')) as { pages: number }[];
    await database.limit(pages);
    await expect(new TableStore(database).count()).rejects.toThrow(/full/);
    await database.close();
    const again = openDatabase(small.path);
    expect(await new TableStore(again).count()).toEqual([{ status: 'open', tables: 300 }]);
    await again.close();
    small.remove();
  });
});

describe('entries that have just arrived in a SQLite file', () => {
  const waiting = async (database: Database): Promise<unknown> => (await database.all('SELECT COUNT(*) AS groups FROM arrivals'))[0].groups;

  it('are there for whoever opens the file next, as after a crash', async () => {
    const shared = sqlitePath();
    const [one, other] = [openDatabase(shared.path), openDatabase(shared.path)];
    await new TableStore(one).append(opened('t'));
    await new TableStore(one).append(entry('t', 1));
    expect(await waiting(one)).toBe(2);
    expect((await new TableStore(other).tail('t', 0)).map(({ number }) => number)).toEqual([0, 1]);
    expect(await waiting(one)).toBe(0);
    await Promise.all([one.close(), other.close()]);
    shared.remove();
  });

  it('have their numbers for themselves, whoever wrote them and wherever they wait', async () => {
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

  it('are read without the snapshot that an earlier version packed with them', async () => {
    const own = sqlitePath();
    const database = openDatabase(own.path);
    const [first, second] = ['{"n":0}', '{"n":1}'];
    const packed = [
      { texts: `t${first}"here"`, numbers: [1, 0, 5, first.length, 0, 0, 1, 7, '"here"'.length] },
      { texts: `t${second}`, numbers: [1, 1, 6, second.length, 0, 0, 0] },
    ];
    const texts = packed.map((one) => one.texts).join('');
    const numbers = Buffer.from(Float64Array.from(packed.flatMap((one) => one.numbers)).buffer).toString('hex');
    await database.all(`INSERT INTO arrivals (number, texts, numbers) VALUES (1, $1, X'${numbers}')`, [texts]);
    const again = openDatabase(own.path);
    expect((await new TableStore(again).read('t'))?.entries.map(({ entry }) => entry)).toEqual([first, second]);
    await Promise.all([database.close(), again.close()]);
    own.remove();
  });

  it('stay there when only lists are read, or the log of another table', async () => {
    const own = sqlitePath();
    const database = openDatabase(own.path);
    const tables = new TableStore(database);
    for (const table of ['one', 'other']) await tables.append(opened(table, { wake: table === 'one' ? 5 : 500 }));
    expect(await tables.listed(10)).toHaveLength(2);
    expect(await tables.toWake(50, 10)).toEqual(['one']);
    expect(await waiting(database)).toBe(2);
    expect(await tables.tail('other', 0)).toHaveLength(1);
    expect(await waiting(database)).toBe(2);
    expect(await tables.tail('one', 0)).toHaveLength(1);
    expect(await waiting(database)).toBe(0);
    await database.close();
    own.remove();
  });

  it('are put in their places when there are many, and when the file is closed', async () => {
    const own = sqlitePath();
    const database = openDatabase(own.path);
    for (let first = 0; first < 1800; first += 40) {
      const numbers = Array.from({ length: 40 }, (_, index) => first + index);
      const tables = Array.from({ length: 50 }, (_, table) => `t${table}`);
      await database.append(tables.flatMap((table) => numbers.map((number) => entry(table, number, { row: { ...ROW, line: `"${number}"` } }))));
    }
    expect(await waiting(database)).toBeLessThan(40);
    // some of what waits has been put in its place already
    const again = openDatabase(own.path);
    const tables = new TableStore(again);
    for (let table = 0; table < 50; table++)
      expect((await tables.tail(`t${table}`, 0)).map(({ number }) => number)).toEqual(Array.from({ length: 1800 }, (_, number) => number));
    expect(new Set(await tables.listed(1000))).toEqual(new Set(['"1799"']));
    expect(await database.append([entry('t7', 1799), entry('t7', 1800)])).toEqual([false, true]);
    await database.close();
    expect(await waiting(again)).toBe(0);
    expect(await tables.tail('t7', 0)).toHaveLength(1801);
    await again.close();
    own.remove();
  });
});

describe('a SQLite file of another version', () => {
  const versionOf = (database: Database) => database.all("SELECT value FROM meta WHERE name = 'schema'");

  it('is taken over when it is older, and refused when it is newer', async () => {
    const old = sqlitePath();
    const before = openDatabase(old.path);
    await new TableStore(before).append(opened('t'));
    await before.all("UPDATE meta SET value = '1' WHERE name = 'schema'");
    await before.all('SELECT 1 FROM entries');
    await before.all('DROP TABLE arrivals');
    await before.close();
    const now = openDatabase(old.path);
    expect(await new TableStore(now).tail('t', 0)).toHaveLength(1);
    expect(await versionOf(now)).toEqual([{ value: '3' }]);
    await now.all("UPDATE meta SET value = '4' WHERE name = 'schema'");
    await now.close();
    const later = openDatabase(old.path);
    await expect(versionOf(later)).rejects.toThrow(/newer version/);
    old.remove();
  });
});

describe('several processes on Postgres', () => {
  it('hear of each other’s entries after the commit, and not of their own', async () => {
    const [one, other] = [openDatabase(postgres.url), openDatabase(postgres.url)];
    const heard: (Pointer | null)[] = [];
    const own: (Pointer | null)[] = [];
    const present: Presence[] = [];
    const gone: (Gone | null)[] = [];
    await new Promise<void>((resolve) =>
      other.listen({
        wrote: (pointer) => (pointer === null ? resolve() : heard.push(pointer)),
        present: (presence) => present.push(presence),
        gone: (who) => gone.push(who),
      }),
    );
    await new Promise<void>((resolve) => one.listen({ wrote: (pointer) => (pointer === null ? resolve() : own.push(pointer)) }));
    await new TableStore(one).append(entry('told', 0));
    await expect.poll(() => heard).toEqual([{ table: 'told', number: 0 }]);
    expect(own).toEqual([]);
    one.tellPresence([
      { table: 'told', seats: [0, 2] },
      { table: 'left', seats: [] },
    ]);
    await expect
      .poll(() => present)
      .toMatchObject([
        { table: 'told', seats: [0, 2] },
        { table: 'left', seats: [] },
      ]);
    one.tellGone({ by: 'session', id: 'a-hash_of_it' });
    await expect.poll(() => gone).toEqual([null, { by: 'session', id: 'a-hash_of_it' }]);
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
    database.listen({ gone: (who) => (missed += who === null ? 1 : 0) });
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
