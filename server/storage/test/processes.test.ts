/** Storage that fails or is shared: a full disk, two connections to one file, several processes on Postgres. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, News } from '../database.ts';
import { StorageDown } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import { TableStore } from '../table-store.ts';
import { limit, sqlitePath, startPostgres, type TestPostgres } from './databases.ts';
import { entry } from './rows.ts';

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
      { is: 'gone', by: 'token', id: 'a-hash_of_it' },
      { is: 'rewrote', table: 'told' },
    ];
    one.tell(news);
    await expect.poll(() => heard.slice(1)).toEqual(news);
    one.tell(Array.from({ length: 1000 }, (_, number) => ({ is: 'wrote', table: 'A'.repeat(16), number: 100_000 + number })));
    await expect.poll(() => heard.length).toBe(1005);
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
