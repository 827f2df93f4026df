import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame, BaseMove } from '@bottega/kernel';
import { randomFrom } from '@bottega/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Games, loadGames } from '../games.ts';
import { backUp, restore } from '../maintenance/backup.ts';
import { exportGames, importGames } from '../maintenance/exchange.ts';
import { withDatabase } from '../maintenance/index.ts';
import { applyRules, checkRules } from '../maintenance/rules-upgrade.ts';
import { Rooms } from '../rooms/rooms.ts';
import type { Database } from '../storage/database.ts';
import { openDatabase } from '../storage/open-database.ts';
import { TableStore } from '../storage/table-store.ts';
import { startPostgres, type TestPostgres } from '../storage/test/databases.ts';
import { quickBots } from './test-server.ts';

let games: Games;
let postgres: TestPostgres;
let folder: string;
beforeAll(async () => {
  games = await loadGames();
  postgres = await startPostgres();
  folder = mkdtempSync(join(tmpdir(), 'bottega-keeping-'));
});
afterAll(async () => {
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
});

const TERMS = { listed: true, spectators: true, chat: true, pace: { kind: 'none' }, timeout: 'wait', timeoutLevel: 'random' } as const;
const roomsOn = (database: Database, rules: Games): Rooms =>
  new Rooms({ database, games: rules, bots: quickBots(), report: (error) => expect.unreachable(String(error)), botPace: 0 });

/** A table of two people after so many moves. */
async function played(database: Database, moves: number): Promise<string> {
  const rooms = roomsOn(database, games);
  const game = games.get('carrara')!;
  await rooms.people.addGuest(`host ${moves}`, 'Ada', `session ${moves}`, { browser: null, system: null }, 1);
  const table = await rooms.open(
    { game: 'carrara', players: 2, options: {}, settings: TERMS, seats: [{ kind: 'open' }, { kind: 'open' }], seat: 0 },
    `host ${moves}`,
  );
  const room = rooms.get(table);
  await room.ask({ do: 'sit', seat: 1 }, 'bea');
  const random = randomFrom('keeping');
  for (let number = 0; number < moves; number++) {
    const [player, move] = await room.see(`host ${moves}`, ({ sitting }): [string, BaseMove] => {
      const [seat] = game.toAct(sitting.state as never);
      const legal = game.legal(sitting.state as never, seat);
      return [sitting.seats[seat].player!, legal[random(legal.length)]];
    });
    await room.ask({ do: 'play', number, move }, player);
  }
  await rooms.close();
  return table;
}

/** Somebody says something there. */
async function goOn(database: Database, table: string): Promise<void> {
  const rooms = roomsOn(database, games);
  await rooms.get(table).ask({ do: 'chat', text: 'Still here?' }, 'bea');
  await rooms.close();
}

async function exported(database: Database, file: string): Promise<void> {
  const lines: string[] = [];
  for await (const line of exportGames(database, false)) lines.push(line);
  writeFileSync(file, `${lines.join('\n')}\n`);
}

const entriesOf = async (database: Database, table: string): Promise<string[]> => (await new TableStore(database).tail(table, 0)).map(({ entry }) => entry);

describe('a backup', () => {
  it('made while the file is in use is whole, and is restored only when nobody uses it', async () => {
    const path = join(folder, 'used.sqlite');
    const database = openDatabase(path);
    const table = await played(database, 30);
    const before = await entriesOf(database, table);
    expect(await backUp(path, join(folder, 'copy.sqlite'))).toBe(1);
    await expect(backUp(path, join(folder, 'copy.sqlite'))).rejects.toThrow('exists already');
    await played(database, 3);
    expect(() => restore(join(folder, 'copy.sqlite'), path)).toThrow('in use');
    await database.close();
    expect(restore(join(folder, 'copy.sqlite'), path)).toMatchObject({ tables: 1, kept: expect.stringContaining('before') });
    const restored = openDatabase(path);
    expect(await entriesOf(restored, table)).toEqual(before);
    expect(await new TableStore(restored).count()).toEqual([{ status: 'playing', tables: 1 }]);
    await restored.close();
  });

  it('is one file for its owner’s eyes, and takes the place of a damaged one', async () => {
    const path = join(folder, 'damaged.sqlite');
    const database = openDatabase(path);
    await played(database, 4);
    const copy = join(folder, 'whole.sqlite');
    await backUp(path, copy);
    await database.close();
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    expect(['-wal', '-shm'].map((rest) => existsSync(copy + rest))).toEqual([false, false]);
    writeFileSync(path, 'Dear Lorenzo, '.repeat(1000));
    const { tables, kept } = restore(copy, path);
    expect(tables).toBe(1);
    expect(readFileSync(kept!, 'utf8')).toContain('Dear Lorenzo');
    const restored = openDatabase(path);
    expect(await new TableStore(restored).count()).toEqual([{ status: 'playing', tables: 1 }]);
    await restored.close();
  });

  it.skipIf(process.getuid?.() !== 0)('put back by root belongs to the owner of the folder', async () => {
    const [from, to] = [join(folder, 'roots.sqlite'), join(folder, 'service', 'bottega.sqlite')];
    const database = openDatabase(from);
    await played(database, 1);
    await database.close();
    mkdirSync(join(folder, 'service'));
    chownSync(join(folder, 'service'), 65_534, 65_534);
    restore(from, to);
    expect([statSync(to).uid, statSync(to).gid]).toEqual([65_534, 65_534]);
  });

  it('that is something else is refused, and nothing is touched', () => {
    writeFileSync(join(folder, 'letter.txt'), 'Dear Lorenzo, '.repeat(100));
    expect(() => restore(join(folder, 'letter.txt'), join(folder, 'nowhere.sqlite'))).toThrow('not a database of Bottega');
  });
});

describe('exported games', () => {
  it('go from SQLite to Postgres entry by entry, and a second time changes nothing', async () => {
    const database = openDatabase(join(folder, 'export.sqlite'));
    const tables = [await played(database, 5), await played(database, 40)];
    const file = join(folder, 'games.jsonl');
    await exported(database, file);
    expect(readFileSync(file, 'utf8')).not.toContain('session');
    const other = openDatabase(postgres.url);
    expect(await importGames(other, games, file)).toEqual({ players: 2, tables: 2, known: 0, newer: 0 });
    for (const table of tables) expect(await entriesOf(other, table)).toEqual(await entriesOf(database, table));
    expect(await new TableStore(other).listed(10, 0)).toHaveLength(2);
    expect(await importGames(other, games, file)).toEqual({ players: 0, tables: 0, known: 2, newer: 0 });
    await Promise.all([database.close(), other.close()]);
  });

  it('leave a table alone that has gone on here, and continue one that has not', async () => {
    const [here, there] = [openDatabase(join(folder, 'here.sqlite')), openDatabase(join(folder, 'there.sqlite'))];
    const older = join(folder, 'older.jsonl');
    const newer = join(folder, 'newer.jsonl');
    const [gone, still] = [await played(here, 5), await played(here, 6)];
    await exported(here, older);
    await goOn(here, gone);
    const before = await entriesOf(here, gone);
    expect(await importGames(here, games, older)).toEqual({ players: 0, tables: 0, known: 1, newer: 1 });
    expect(await entriesOf(here, gone)).toEqual(before);
    await exported(here, newer);
    expect(await importGames(there, games, older)).toMatchObject({ tables: 2 });
    expect(await importGames(there, games, newer)).toEqual({ players: 0, tables: 1, known: 1, newer: 0 });
    for (const table of [gone, still]) expect(await entriesOf(there, table)).toEqual(await entriesOf(here, table));
    await Promise.all([here.close(), there.close()]);
  });

  it('are refused by the name of a table that went another way here, and nothing is changed', async () => {
    const [here, there] = [openDatabase(join(folder, 'one-way.sqlite')), openDatabase(join(folder, 'other-way.sqlite'))];
    const file = join(folder, 'other-way.jsonl');
    const table = await played(here, 5);
    await exported(here, file);
    await importGames(there, games, file);
    const fork = (await entriesOf(here, table)).length;
    await played(there, 3);
    await goOn(there, table);
    await exported(there, join(folder, 'conflict.jsonl'));
    const random = roomsOn(here, games);
    await random.get(table).ask({ do: 'resign' }, 'bea');
    await random.close();
    const before = await entriesOf(here, table);
    await expect(importGames(here, games, join(folder, 'conflict.jsonl'))).rejects.toThrow(`table ${table} went another way here, from entry ${fork} on`);
    expect(await entriesOf(here, table)).toEqual(before);
    expect(await new TableStore(here).count()).toEqual([{ status: 'over', tables: 1 }]);
    expect(await here.all('SELECT id FROM players')).toEqual([{ id: 'host 5' }]);
    await Promise.all([here.close(), there.close()]);
  });

  it('with one wrong line are refused by its number, before anything is written', async () => {
    const database = openDatabase(join(folder, 'wrong.sqlite'));
    await played(database, 20);
    const lines: string[] = [];
    for await (const line of exportGames(database, true)) lines.push(line);
    expect(lines.join('\n')).toContain('session 20');
    const broken = lines.map((line) => line.replace(/"move":"[^"]+"/, '"move":"fly to the moon"'));
    const file = join(folder, 'broken.jsonl');
    writeFileSync(file, broken.join('\n'));
    const empty = openDatabase(join(folder, 'empty.sqlite'));
    await expect(importGames(empty, games, file)).rejects.toThrow(`Line ${lines.length} of ${file}: {"code":"not-a-move"`);
    expect(await empty.all('SELECT * FROM players')).toEqual([]);
    expect(await new TableStore(empty).count()).toEqual([]);
    await Promise.all([database.close(), empty.close()]);
  });
});

describe('a line that was changed by hand', () => {
  it.each([
    ['{"kind":"player","row":{"id":"x","made":1,"evil":1}}', 'evil is not known here'],
    ['{"kind":"player","row":{"id":7,"made":1}}', "id can't be 7"],
    ['{"kind":"player"}', 'a record without its row'],
    ['{"kind":"session","row":{"hash":"x","made":1}}', 'player is missing'],
    ['{"kind":"table","id":"x"}', 'a table without entries'],
    ['null', 'this is no record'],
    [`{"kind":"player","row":${'['.repeat(40)}${']'.repeat(40)}}`, 'this line is nested too deep'],
  ])('%s is refused, and nothing is written', async (line, why) => {
    const database = openDatabase(join(folder, 'by-hand.sqlite'));
    const file = join(folder, 'by-hand.jsonl');
    writeFileSync(file, `{"kind":"bottega","format":1}\n{"kind":"player","row":{"id":"good","name":"Ada","same_as":null,"made":1}}\n${line}\n`);
    await expect(importGames(database, games, file)).rejects.toThrow(`Line 3 of ${file}: ${why}`);
    expect(await database.all('SELECT * FROM players')).toEqual([]);
    await database.close();
  });
});

describe('tools for a database', () => {
  it('say when it is not there, or is no database', async () => {
    const env = { BOTTEGA_DATA: join(folder, 'nowhere') };
    await expect(withDatabase(env, async () => 1)).rejects.toThrow('There is no database at');
    expect(await withDatabase(env, async (database) => (await new TableStore(database).count()).length, true)).toBe(0);
    writeFileSync(join(folder, 'nowhere', 'bottega.sqlite'), 'Dear Lorenzo, '.repeat(1000));
    await expect(withDatabase(env, (database) => new TableStore(database).count())).rejects.toThrow("can't be used: file is not a database");
  });
});

describe('new rules', () => {
  const carrara = (): AnyGame => games.get('carrara')!;
  const withRules = (change: Partial<AnyGame>): Games => new Map(games).set('carrara', { ...carrara(), version: carrara().version + 1, ...change });

  it('that play a running game alike let it go on when they are applied, and not before', async () => {
    const database = openDatabase(join(folder, 'alike.sqlite'));
    const table = await played(database, 50);
    const rules = withRules({});
    const before = roomsOn(database, rules);
    await expect(before.get(table).summary('bea')).rejects.toThrow('other-rules');
    await before.close();
    const checked = await checkRules(database, rules);
    expect(checked).toMatchObject([{ table, divergence: null }]);
    expect(await applyRules(database, rules, checked)).toBe(1);
    const after = roomsOn(database, rules);
    expect(await after.get(table).summary('bea')).toMatchObject({ status: 'playing', rules: carrara().version + 1 });
    await after.close();
    expect(await checkRules(database, rules)).toEqual([]);
    await database.close();
  });

  it('that play a finished game alike let it be seen again', async () => {
    const database = openDatabase(join(folder, 'finished.sqlite'));
    const table = await played(database, 50);
    const old = roomsOn(database, games);
    await old.get(table).ask({ do: 'resign' }, 'bea');
    await old.close();
    const rules = withRules({});
    expect(await applyRules(database, rules, await checkRules(database, rules))).toBe(1);
    const after = roomsOn(database, rules);
    expect(await after.get(table).summary('bea')).toMatchObject({ status: 'over', outcome: { why: 'resigned' } });
    await after.close();
    await database.close();
  });

  it('that refuse a move of a running game are told with that move, and leave it as it is', async () => {
    const database = openDatabase(join(folder, 'refused.sqlite'));
    const table = await played(database, 50);
    const before = await entriesOf(database, table);
    const moves = before.flatMap((entry, number) => (entry.includes('"kind":"move"') ? [number] : []));
    const forbidden = JSON.parse(before[moves[7]]) as { move: string };
    const first = before.findIndex((entry) => entry.includes(`"move":"${forbidden.move}"`));
    const legal: AnyGame['legal'] = (state, seat) =>
      carrara()
        .legal(state, seat)
        .filter((move) => carrara().notation.write(move) !== forbidden.move);
    const checked = await checkRules(database, withRules({ legal }));
    expect(checked).toMatchObject([{ table, divergence: { entry: first, text: before[first] } }]);
    expect(await applyRules(database, withRules({ legal }), checked)).toBe(0);
    expect(await entriesOf(database, table)).toEqual(before);
    await database.close();
  });

  it('that keep more in a state read a table from its log, not from an older snapshot', async () => {
    const database = openDatabase(join(folder, 'older.sqlite'));
    const table = await played(database, 90);
    const [row] = await database.all('SELECT sitting FROM snapshots WHERE tab = $1', [table]);
    const sitting = String(row.sitting);
    const older = sitting.replace(/"fold":\d+/, '"fold":2').replace(/"ledger":\{[^}]*\},/g, '');
    expect(older.length).toBeLessThan(sitting.length);
    await database.all('UPDATE snapshots SET sitting = $1 WHERE tab = $2', [older, table]);
    const rooms = roomsOn(database, games);
    const players = await rooms.get(table).see('bea', (live) => (live.sitting.state as unknown as { players: Record<string, unknown>[] }).players);
    for (const { ledger, florins, blocks } of players) expect(ledger).toEqual({ florins, blocks });
    await rooms.close();
    await database.close();
  });

  it('that come to another position are told, where a snapshot kept the old one', async () => {
    const database = openDatabase(join(folder, 'elsewhere.sqlite'));
    await played(database, 90);
    const play: AnyGame['play'] = (state, seat, move, log) => {
      carrara().play(state, seat, move, log);
      (state as { players: { florins: number }[] }).players[0].florins += 0.25;
    };
    const [{ divergence }] = await checkRules(database, withRules({ play }));
    expect(divergence).not.toBeNull();
    await database.close();
  });
});
