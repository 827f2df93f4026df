/** Tournaments, on both databases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import { TournamentStore } from '../tournament-store.ts';
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

describe.each(['sqlite', 'postgres'])('tournaments on %s', (kind) => {
  let database: Database;
  let store: TournamentStore;
  beforeAll(() => {
    database = openDatabase(kind === 'sqlite' ? file.path : postgres.url);
    store = new TournamentStore(database);
  });
  afterAll(() => database.close());

  it('lets as many enter a tournament as there are places, begins it once, and writes each round once, whoever is first', async () => {
    const about = {
      organiser: 'organiser',
      name: 'Cup',
      game: 'carrara',
      kind: 'swiss',
      at_table: 2,
      rounds: 3,
      pace: 'quick',
      starts: null,
      made: 1,
    } as const;
    const id = 'cup';
    await store.add({ ...about, id, most: 4, fill: 'novice' });
    const came = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((player) => store.enter(id, player)));
    for (const player of ['a', 'b', 'c', 'd', 'e', 'f']) await store.enter(id, player);
    expect(came.filter(Boolean).length).toBeGreaterThan(0);
    expect(await store.byId(id)).toMatchObject({ entrants: 4, status: 'open', round: 0 });
    expect(await store.enter(id, 'z')).toBe(false);
    expect((await store.due(1)).map((row) => row.id)).toEqual([id]);
    const [first] = (await store.entrants(id)).map(({ player }) => player!);
    expect([await store.leave(id, [first]), await store.leave(id, [first])]).toEqual([true, false]);
    const players = (await store.entrants(id)).map(({ player }) => player!);
    // somebody who came meanwhile must be counted
    expect(await store.begin(id, players.slice(1), [], 2, 'early')).toBe(false);
    const begun = await Promise.all(['one', 'two'].map((token) => store.begin(id, players, ['novice'], 2, token)));
    expect(begun.filter(Boolean)).toHaveLength(1);
    expect((await store.entrants(id)).map(({ entrant, player, bot }) => [entrant, player, bot])).toEqual([
      ...players.map((player, entrant) => [entrant, player, null]),
      [3, null, 'novice'],
    ]);
    expect([await store.enter(id, 'late'), await store.leave(id, players)]).toEqual([false, false]);
    const rounds = ['x', 'y'].map((token) =>
      store.addRound(
        id,
        1,
        [
          { tab: `table-${token}`, entrants: [0, 1], ranks: undefined },
          { tab: null, entrants: [2], ranks: [1] },
        ],
        token,
      ),
    );
    expect((await Promise.all(rounds)).filter(Boolean)).toHaveLength(1);
    const tables = await store.tables(id);
    expect(tables.map(({ round, entrants, ranks }) => [round, entrants, ranks])).toEqual([
      [1, [0, 1], undefined],
      [1, [2], [1]],
    ]);
    expect(await store.ready()).toEqual([]);
    expect(await store.uncounted()).toMatchObject([{ tournament: id, tab: tables[0].tab, status: null }]);
    await store.count(tables[0].tab!, [2, 1]);
    await store.count(tables[0].tab!, null);
    expect((await store.tables(id))[0].ranks).toEqual([2, 1]);
    expect((await store.ready()).map((row) => row.id)).toEqual([id]);
    await store.withdraw(id, 0, true);
    expect((await store.entrants(id))[0].withdrawn).toBe(true);
    expect([await store.end(id, 'over', 9), await store.end(id, 'cancelled', 10)]).toEqual([true, false]);
    expect((await store.list(5, 10)).map(({ status, ended }) => [status, ended])).toEqual([['over', 9]]);
    expect(await store.list(10, 10)).toEqual([]);
    expect((await store.of([players[0]])).map((row) => row.id)).toEqual([id]);
    expect(await store.unfinishedOf('organiser')).toBe(0);
  });
});
