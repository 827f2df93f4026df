/** Tables that are played with another edition than the house's. */
import type { OwnEdition, Summary, TableLine } from '@bottega/table/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestPlayer } from './client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let host: TestPlayer;
beforeAll(async () => {
  server = await startTestServer();
  host = await TestPlayer.named(server.port, 'Host');
});
afterAll(() => server.stop());

const RICH: OwnEdition = { name: 'Rich uncle', changes: { 'start.florins': { value: 33, mark: 'BOX' } } };
const TERMS = { listed: true, spectators: true, chat: true, pace: { kind: 'none' }, timeout: 'wait', timeoutLevel: 'random' } as const;

it('everybody sees before sitting down that it is not the house’s, and which values differ', async () => {
  const table = await host.open({ settings: TERMS, edition: RICH });
  const stranger = new TestPlayer(server.port);
  expect((await stranger.get<Summary>(`/api/tables/${table}`)).edition).toEqual({ name: 'Rich uncle', differs: 1 });
  expect((await stranger.get<TableLine[]>('/api/tables')).find(({ id }) => id === table)?.edition).toEqual({ name: 'Rich uncle', differs: 1 });
  expect(await stranger.get<OwnEdition>(`/api/tables/${table}/edition`)).toEqual(RICH);
});

it('the game is played with it, saved with it, and played again with it', async () => {
  const table = await host.open({ edition: RICH });
  const guest = await TestPlayer.named(server.port, 'Guest');
  await guest.post(`/api/tables/${table}/sit`, { seat: 1 });
  const screen = await host.watch(table);
  expect((screen.view as { players: { florins: number }[] }).players[0].florins).toBe(33);
  await guest.post(`/api/tables/${table}/resign`);
  const saved = await host.get<{ edition: { start: { florins: { value: number } } } }>(`/api/tables/${table}/game`);
  expect(saved.edition.start.florins.value).toBe(33);
  const { table: again } = await host.post<{ table: string }>(`/api/tables/${table}/rematch`);
  expect((await host.get<Summary>(`/api/tables/${again}`)).edition).toEqual({ name: 'Rich uncle', differs: 1 });
});

it('a wrong one is refused with the path of the fault, and no table is opened', async () => {
  const open = (edition: unknown) =>
    host.send('POST', '/api/tables', {
      game: 'carrara',
      players: 2,
      options: {},
      seats: [{ kind: 'open' }, { kind: 'open' }],
      seat: 0,
      settings: TERMS,
      edition,
    });
  const tables = (await host.get<TableLine[]>('/api/me/tables')).length;
  const wrong = async (path: string, value: unknown): Promise<unknown> => (await open({ name: 'x', changes: { [path]: { value, mark: 'BOX' } } })).body;
  expect(await wrong('start.florins', -1)).toMatchObject({ error: { code: 'bad-edition', path: 'start.florins.value', fault: 'least' } });
  expect(await wrong('start.ducats', 1)).toMatchObject({ error: { code: 'bad-edition', path: 'start.ducats', fault: 'unknown' } });
  expect(await wrong('__proto__.x', 1)).toMatchObject({ error: { code: 'bad-edition', fault: 'unknown' } });
  expect(await wrong('buildings.monument', 2)).toMatchObject({ error: { code: 'bad-edition', path: 'buildings.monument', fault: 'monument-cheap', most: 5 } });
  expect((await open({ name: '\u200b', changes: {} })).body).toMatchObject({ error: { code: 'bad-name' } });
  expect((await host.get<TableLine[]>('/api/me/tables')).length).toBe(tables);
});

it('a table of the house’s own has none to show', async () => {
  const table = await host.open();
  expect((await host.get<Summary>(`/api/tables/${table}`)).edition).toBeUndefined();
  expect((await host.send('GET', `/api/tables/${table}/edition`)).body).toMatchObject({ error: { code: 'house-edition' } });
});
