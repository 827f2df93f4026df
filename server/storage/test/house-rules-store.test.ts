/** House rules of accounts, on both databases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { type HouseRulesRow, HouseRulesStore } from '../house-rules-store.ts';
import { openDatabase } from '../open-database.ts';
import { PeopleStore } from '../people-store.ts';
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

const rules = (id: string, more: Partial<HouseRulesRow> = {}): HouseRulesRow => ({
  ...{ id, player: 'ada', game: 'carrara', name: id, rules: '{}', at: 1 },
  ...more,
});

describe.each(['sqlite', 'postgres'])('house rules on %s', (kind) => {
  let database: Database;
  let store: HouseRulesStore;
  beforeAll(async () => {
    database = openDatabase(kind === 'sqlite' ? file.path : postgres.url);
    store = new HouseRulesStore(database);
    await new PeopleStore(database).addGuest('ada', 'Ada', 'session', { browser: null, system: null }, 1);
  });
  afterAll(() => database.close());

  it('are kept by player and game; a name is there once, and keeps its id', async () => {
    expect(await store.put(rules('thursday'), 3)).toBe('thursday');
    expect(await store.put(rules('other', { game: 'paneveggio', at: 2 }), 3)).toBe('other');
    expect(await store.put(rules('of bea', { player: 'bea' }), 3)).toBe('of bea');
    expect(await store.put(rules('again', { name: 'thursday', rules: '{"a":1}', at: 3 }), 3)).toBe('thursday');
    expect(await store.of('ada', 'carrara')).toEqual([rules('thursday', { rules: '{"a":1}', at: 3 })]);
    expect((await store.allOf('ada')).map(({ id }) => id)).toEqual(['other', 'thursday']);
  });

  it('are no more than so many, but those there are can be changed', async () => {
    expect(await store.put(rules('third', { at: 4 }), 3)).toBe('third');
    expect(await store.put(rules('fourth'), 3)).toBeNull();
    expect(await store.put(rules('x', { name: 'third', at: 5 }), 3)).toBe('third');
  });

  it('go when their player says so, and with the player', async () => {
    expect(await store.remove('bea', 'third')).toBe(false);
    expect(await store.remove('ada', 'third')).toBe(true);
    await new PeopleStore(database).erase('ada');
    expect([await store.allOf('ada'), (await store.allOf('bea')).length]).toEqual([[], 1]);
  });
});
