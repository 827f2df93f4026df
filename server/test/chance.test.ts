import { createHash } from 'node:crypto';
import { type AnyGame, randomFrom, replay } from '@bottega/kernel';
import { anyMove } from '@bottega/kernel/proof';
import type { OpenEntry } from '@bottega/table/sitting';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Games, loadGames } from '../games.ts';
import { finishedGame } from '../rooms/looking-back.ts';
import { Rooms } from '../rooms/rooms.ts';
import type { Database } from '../storage/database.ts';
import { openDatabase } from '../storage/open-database.ts';
import { TableStore } from '../storage/table-store.ts';
import { sqlitePath } from '../storage/test/databases.ts';
import { quickBots } from './test-server.ts';

const SETTINGS = { listed: false, spectators: true, chat: true, pace: { kind: 'none' }, timeout: 'wait', timeoutLevel: 'random' } as const;
const OPEN = [{ kind: 'open' }, { kind: 'open' }] as const;
const file = sqlitePath();
let games: Games;
let database: Database;
let rooms: Rooms;

const newRooms = (): Rooms => new Rooms({ database, games, bots: quickBots(), report: () => {}, idle: 0 });
beforeAll(async () => {
  games = await loadGames();
  database = openDatabase(file.path, () => {});
  rooms = newRooms();
});
afterAll(async () => {
  await rooms.close();
  await database.close();
  file.remove();
});

const openingOf = async (table: string): Promise<OpenEntry> => JSON.parse((await new TableStore(database).tail(table, 0))[0].entry);

/** Random moves to the end; now and then the table is read again from what is stored. */
async function playOn(table: string, game: AnyGame): Promise<void> {
  const random = randomFrom('moves');
  for (let number = 0; ; number++) {
    const next = await rooms.get(table).see(null, ({ sitting }) => anyMove(game, sitting.state!, random));
    if (next === undefined) return;
    await rooms.get(table).ask({ do: 'play', number, move: next.move }, `p${next.seat}`);
    if (number % 37 === 0) rooms.opened.delete(table);
  }
}

async function provedFair(table: string, game: AnyGame): Promise<void> {
  const { seats: _, seedHash, ...saved } = await finishedGame(rooms.get(table), null);
  expect(createHash('sha256').update(saved.seed).digest('hex')).toBe(seedHash);
  const state = await rooms.get(table).see(null, ({ sitting }) => sitting.state);
  expect(replay(game, saved).state).toEqual(state);
}

describe.each(['carrara', 'la-stanza', 'paneveggio'])('a table of %s', (id) => {
  it('is dealt by a key of its own, also when it is read again from its log, and proves it in the end', { timeout: 60_000 }, async () => {
    const game = games.get(id)!;
    const table = await rooms.open({ game: id, players: 2, options: {}, settings: SETTINGS, seats: OPEN, seat: 0 }, 'p0');
    const { seed } = await openingOf(table);
    expect(seed).toMatch(/^chacha20:[0-9a-f]{64}$/);
    await rooms.get(table).ask({ do: 'sit', seat: 1 }, 'p1');
    expect(await rooms.get(table).see(null, ({ sitting }) => sitting.state)).toEqual(game.setup({ players: 2, options: {} }, seed));
    await playOn(table, game);
    await provedFair(table, game);
  });

  it('of an earlier version, with a seed of hexadecimal digits alone, goes on as it was dealt', { timeout: 60_000 }, async () => {
    const game = games.get(id)!;
    const seed = createHash('sha256').update(id).digest('hex');
    const model = await rooms.open({ game: id, players: 2, options: {}, settings: SETTINGS, seats: OPEN, seat: 0 }, 'p0');
    const [{ at }] = await new TableStore(database).tail(model, 0);
    const table = `old-${id}`;
    const opening = { ...(await openingOf(model)), table, seed, seedHash: createHash('sha256').update(seed).digest('hex') };
    await new TableStore(database).append({ table, number: 0, at, entry: JSON.stringify(opening) });
    await rooms.get(table).ask({ do: 'sit', seat: 1 }, 'p1');
    expect(await rooms.get(table).see(null, ({ sitting }) => sitting.state)).toEqual(game.setup({ players: 2, options: {} }, seed));
    await playOn(table, game);
    await provedFair(table, game);
  });
});
