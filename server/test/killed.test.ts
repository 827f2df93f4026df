import type { AnyGame } from '@bottega/kernel';
import type { Entry } from '@bottega/table/sitting';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadGames } from '../games.ts';
import { openDatabase } from '../storage/open-database.ts';
import { TableStore } from '../storage/table-store.ts';
import { freePort, sqlitePath, startPostgres, type TestPostgres } from '../storage/test/databases.ts';
import { BusyTable, killAll, ServerProcess } from './processes.ts';

const TABLES = 8;
let game: AnyGame;
let postgres: TestPostgres;
beforeAll(async () => {
  game = (await loadGames()).get('carrara')!;
  postgres = await startPostgres();
});
afterAll(async () => {
  await killAll();
  await postgres.remove();
});

/** Every acknowledged move is in the log at its own place, once, and the log has no gap. */
async function prove(database: string, tables: readonly BusyTable[]): Promise<void> {
  const open = openDatabase(database);
  for (const { id, acknowledged } of tables) {
    const entries = await new TableStore(open).tail(id, 0);
    expect(entries.map(({ number }) => number)).toEqual(entries.map((_, index) => index));
    const moves = entries.map(({ entry }) => JSON.parse(entry) as Entry).flatMap((entry) => (entry.kind === 'move' ? [entry.move] : []));
    for (const { number, move } of acknowledged) expect(moves[number]).toBe(move);
    // at most the one move that was on its way and could not be answered
    expect(moves.length - acknowledged.length).toBeLessThanOrEqual(1);
  }
  await open.close();
}

async function openTables(ports: (table: number) => readonly [number, number]): Promise<BusyTable[]> {
  const tables = await Promise.all(Array.from({ length: TABLES }, (_, table) => BusyTable.open(game, ports(table))));
  await Promise.all(tables.map((table) => table.connect()));
  return tables;
}

/** In the middle by what was played, not by the clock: a quick machine would have played to the end by then. */
async function inTheMiddle(tables: readonly BusyTable[]): Promise<void> {
  while (tables.reduce((sum, table) => sum + table.acknowledged.length, 0) < 20 * TABLES) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Every game goes on; a short one may reach its end on the way. */
async function proveOn(tables: readonly BusyTable[]): Promise<void> {
  const running = tables.filter((table) => !table.over);
  expect(running).not.toEqual([]);
  const made = await Promise.all(running.map((table) => table.play(10)));
  expect(running.filter((table, index) => made[index] < 10 && !table.over)).toEqual([]);
}

describe('a server that is killed in the middle of everything', () => {
  it('on SQLite: every acknowledged move is there, none twice, and play goes on', { timeout: 180_000 }, async () => {
    const file = sqlitePath();
    const server = new ServerProcess(await freePort(), { BOTTEGA_DATA: file.path.replace(/\/[^/]+$/, '') });
    await server.start();
    const tables = await openTables(() => [server.port, server.port]);
    const playing = Promise.all(tables.map((table) => table.play(10_000)));
    await inTheMiddle(tables);
    await server.kill();
    await playing;
    await prove(file.path, tables);
    await server.start();
    await Promise.all(tables.map((table) => table.connect()));
    await proveOn(tables);
    for (const table of tables) table.close();
    // told to stop, it loses nothing either
    await server.kill('SIGTERM');
    file.remove();
  });

  it('one of two on Postgres: the players on it go on at the other', { timeout: 180_000 }, async () => {
    const servers = [new ServerProcess(await freePort(), { DATABASE_URL: postgres.url }), new ServerProcess(await freePort(), { DATABASE_URL: postgres.url })];
    await Promise.all(servers.map((server) => server.start()));
    const [one, other] = servers.map((server) => server.port);
    const tables = await openTables((table) => (table % 2 === 0 ? [one, other] : [other, one]));
    await Promise.all(tables.map((table) => table.bothHere()));
    const playing = Promise.all(tables.map((table) => table.play(10_000)));
    await inTheMiddle(tables);
    await servers[0].kill();
    await playing;
    await prove(postgres.url, tables);
    for (const table of tables) {
      table.close();
      table.moveTo([other, other]);
    }
    await Promise.all(tables.map((table) => table.connect()));
    await proveOn(tables);
    await prove(postgres.url, tables);
    for (const table of tables) table.close();
    await servers[1].kill('SIGTERM');
  });
});
