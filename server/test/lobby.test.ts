/** Tables that wait for players, what is said at tables, and playing again: on both databases, on two processes. */
import type { Answer, ChatLine, Summary, TableLine } from '@bottega/table/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../storage/test/databases.ts';
import { TestPlayer, type TestScreen } from './client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const HOUR = 3_600_000;
const TERMS = { listed: true, spectators: true, chat: true, pace: { kind: 'none' }, timeout: 'wait', timeoutLevel: 'random' } as const;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());

describe.each(['sqlite', 'postgres'])('on %s', (kind) => {
  let servers: TestServer[];
  let here: number;
  let elsewhere: number;
  beforeAll(async () => {
    const database = kind === 'postgres' ? { database: postgres.url } : {};
    servers = [await startTestServer(database)];
    if (kind === 'postgres') servers.push(await startTestServer(database));
    [here, elsewhere] = [servers[0].port, servers.at(-1)!.port];
  });
  afterAll(async () => {
    for (const server of servers) await server.stop();
  });

  const idOf = async (player: TestPlayer): Promise<string> => (await player.get<{ player: { id: string } }>('/api/me')).player.id;
  const listed = async (port: number): Promise<string[]> => (await new TestPlayer(port).get<TableLine[]>('/api/tables')).map(({ id }) => id);
  const mine = async (player: TestPlayer): Promise<string[]> => (await player.get<TableLine[]>('/api/me/tables')).map(({ id }) => id);
  const rowsOf = (table: string, of: string) =>
    servers[0].database.all(`SELECT * FROM ${of} WHERE ${of === 'tables' ? 'id' : 'tab'} = $1 ORDER BY 1, 2`, [table]);
  const chatOf = ({ hello }: TestScreen): string[] => hello!.chat.map(({ text }: ChatLine) => text);
  const seenAgo = async (host: TestPlayer, hours: number): Promise<void> => {
    await servers[0].database.all('UPDATE players SET seen = $1 WHERE id = $2', [Date.now() - hours * HOUR, await idOf(host)]);
  };
  const movedAgo = (table: string, hours: number) => servers[0].database.all('UPDATE tables SET moved = $1 WHERE id = $2', [Date.now() - hours * HOUR, table]);
  /** The news takes a moment from one process to the other. */
  const becomes = (player: TestPlayer, table: string, status: string) =>
    expect.poll(async () => (await player.get<Summary>(`/api/tables/${table}`)).status, { interval: 10 }).toBe(status);
  const tidy = async (): Promise<void> => {
    for (const server of servers) await server.tidy();
  };

  describe('a table that waits for players', () => {
    it('is off the list when its host has been gone for an hour, and on it again when they are back', async () => {
      const host = await TestPlayer.named(here, 'Host');
      const table = await host.open({ settings: TERMS });
      expect(await listed(elsewhere)).toContain(table);
      await seenAgo(host, 0.9);
      expect(await listed(here)).toContain(table);
      await seenAgo(host, 1.1);
      expect(await listed(here)).not.toContain(table);
      expect(await mine(host)).toEqual([table]);
      await seenAgo(host, 1.1);
      // a page that stays open is enough
      const screen = await new TestPlayer(here).watch(table);
      await tidy();
      expect(await listed(here)).not.toContain(table);
      const own = await host.watch(table);
      await seenAgo(host, 1.1);
      await tidy();
      expect(await listed(elsewhere)).toContain(table);
      screen.close();
      own.close();
    });

    it('stays on the list of a hundred when somebody else opens as many', async () => {
      const [host, eve] = [await TestPlayer.named(here, 'Host'), await TestPlayer.named(here, 'Eve')];
      const table = await host.open({ settings: TERMS });
      const others = await Promise.all(Array.from({ length: 110 }, () => eve.open({ settings: TERMS })));
      const list = await listed(elsewhere);
      expect(list).toHaveLength(100);
      expect(list).toContain(table);
      expect(list.slice(0, 3).every((id) => others.includes(id))).toBe(true);
      await Promise.all(others.map((id) => eve.send('DELETE', `/api/tables/${id}`)));
    });

    it('is erased when nothing has happened, and its host was gone, for a week; a game that is played is not', async () => {
      const [host, friend] = [await TestPlayer.named(here, 'Host'), await TestPlayer.named(here, 'Friend')];
      const [waiting, played, recent] = [await host.open(), await host.open(), await host.open()];
      await friend.post(`/api/tables/${played}/sit`, { seat: 1 });
      for (const table of [waiting, played]) await movedAgo(table, 169);
      await tidy();
      expect((await mine(host)).sort()).toEqual([waiting, played, recent].sort());
      const screen = await new TestPlayer(elsewhere).watch(waiting);
      await seenAgo(host, 167);
      await tidy();
      expect(await rowsOf(waiting, 'tables')).toHaveLength(1);
      await seenAgo(host, 169);
      await tidy();
      await screen.until(() => screen.closed === 4404, 2000);
      expect((await mine(host)).sort()).toEqual([played, recent].sort());
      for (const port of [here, elsewhere]) expect(await new TestPlayer(port).send('GET', `/api/tables/${waiting}`)).toMatchObject({ status: 404 });
      expect(await rowsOf(waiting, 'seats')).toEqual([]);
      expect(JSON.stringify(await rowsOf(waiting, 'entries'))).not.toContain('seed');
    });

    it('is removed by its host at any time before the game, and by nobody else', async () => {
      const [host, friend] = [await TestPlayer.named(here, 'Host'), await TestPlayer.named(elsewhere, 'Friend')];
      const [table, playing] = [await host.open({ players: 3, settings: TERMS }), await host.open()];
      await friend.post(`/api/tables/${table}/sit`, { seat: 1 });
      await friend.post(`/api/tables/${playing}/sit`, { seat: 1 });
      const screen = await friend.watch(table);
      expect(await friend.send('DELETE', `/api/tables/${table}`)).toMatchObject({ status: 403, body: { error: { code: 'not-host' } } });
      expect(await host.send('DELETE', `/api/tables/${playing}`)).toMatchObject({ status: 409, body: { error: { code: 'already-started' } } });
      expect(await new TestPlayer(here).send('DELETE', `/api/tables/${table}`)).toMatchObject({ status: 401 });
      expect(await host.send('DELETE', `/api/tables/${table}`)).toMatchObject({ status: 200 });
      await screen.until(() => screen.closed === 4404, 2000);
      expect(await listed(elsewhere)).not.toContain(table);
      expect(await mine(friend)).toEqual([playing]);
      // whoever comes too late, at any process, finds nothing
      for (const player of [host, friend]) expect(await player.send('POST', `/api/tables/${table}/sit`, { seat: 2 })).toMatchObject({ status: 404 });
      expect(await host.send('DELETE', `/api/tables/${table}`)).toMatchObject({ status: 404 });
    });

    it('is either removed or played, when its last seat is taken at the same moment', async () => {
      const [host, friend] = [await TestPlayer.named(here, 'Host'), await TestPlayer.named(elsewhere, 'Friend')];
      for (let round = 0; round < 10; round++) {
        const table = await host.open();
        await (await friend.watch(table)).close();
        const [removed, sat] = await Promise.all([host.send('DELETE', `/api/tables/${table}`), friend.send('POST', `/api/tables/${table}/sit`, { seat: 1 })]);
        expect([200, 404, 409]).toContain(sat.status);
        expect([removed.status === 200, sat.status === 200].filter(Boolean)).toHaveLength(1);
        expect(await rowsOf(table, 'tables')).toHaveLength(sat.status === 200 ? 1 : 0);
      }
    });
  });

  describe('what is said at a table', () => {
    async function talked(
      settings: Partial<typeof TERMS> | { spectators: boolean; listed: boolean },
    ): Promise<{ ada: TestPlayer; bea: TestPlayer; table: string }> {
      const [ada, bea] = [await TestPlayer.named(here, 'Ada'), await TestPlayer.named(elsewhere, 'Bea')];
      const table = await ada.open({ settings: { ...TERMS, ...settings } as typeof TERMS });
      await ada.post(`/api/tables/${table}/chat`, { text: 'early words' });
      await bea.post(`/api/tables/${table}/sit`, { seat: 1 });
      await ada.post(`/api/tables/${table}/chat`, { text: 'words of Ada' });
      await bea.post(`/api/tables/${table}/chat`, { text: 'words of Bea' });
      return { ada, bea, table };
    }
    const ALL = ['early words', 'words of Ada', 'words of Bea'];

    it('without spectators is for those who sit there, before the game, during it and when it is over', async () => {
      const eve = await TestPlayer.named(here, 'Eve');
      const ada = await TestPlayer.named(here, 'Ada');
      const waiting = await ada.open({ settings: { ...TERMS, spectators: false } });
      await ada.post(`/api/tables/${waiting}/chat`, { text: 'before' });
      const early = await eve.watch(waiting);
      await ada.post(`/api/tables/${waiting}/chat`, { text: 'told' });
      await ada.post(`/api/tables/${waiting}/leave`);
      await early.until(() => early.table.seats[0].kind === 'open');
      expect(early.heard.join()).not.toMatch(/before|told/);
      // the host hears it without a seat
      expect(chatOf(await ada.watch(waiting))).toEqual(['before', 'told']);
      early.close();

      const { bea, table } = await talked({ spectators: false, listed: true });
      await bea.post(`/api/tables/${table}/resign`);
      await becomes(eve, table, 'over');
      const late = await eve.watch(table);
      expect(late.table.status).toBe('over');
      expect(chatOf(late)).toEqual([]);
      await bea.post(`/api/tables/${table}/chat`, { text: 'good game' });
      const own = await bea.watch(table);
      expect(chatOf(own)).toEqual([...ALL, 'good game']);
      expect(late.heard.join()).not.toMatch(/words of|good game/);
      for (const screen of [late, own]) screen.close();
    });

    it('goes with whoever said it: from the log, from snapshots, and from every screen; the log’s numbers stay', async () => {
      const { ada, bea, table } = await talked({ spectators: true, listed: true });
      const before = await rowsOf(table, 'entries');
      const screen = await bea.watch(table);
      expect(chatOf(screen)).toEqual(ALL);
      // as a long game would have one
      await servers[0].database.all("INSERT INTO snapshots (tab, number, rules, sitting) VALUES ($1, 1, 1, 'words of Ada')", [table]);
      await ada.send('DELETE', '/api/me');
      await screen.until(() => chatOf(screen).length === 1, 2000);
      expect(chatOf(screen)).toEqual(['words of Bea']);
      expect(screen.view).not.toBeNull();
      const after = await rowsOf(table, 'entries');
      // their game was given up first
      const given = after.findIndex(({ entry }) => String(entry).startsWith('{"kind":"resign"'));
      expect(given).toBe(before.length);
      expect(after.slice(0, given).map(({ number, at }) => [number, at])).toEqual(before.map(({ number, at }) => [number, at]));
      expect(JSON.stringify([after, await rowsOf(table, 'snapshots')])).not.toMatch(/early words|words of Ada/);
      expect(JSON.stringify(after)).toContain('words of Bea');
      // the table goes on from the same log
      expect(await bea.send('POST', `/api/tables/${table}/chat`, { text: 'still here' })).toMatchObject({ status: 200 });
      for (const server of servers) expect((await new TestPlayer(server.port).get<Summary>(`/api/tables/${table}`)).status).toBe('over');
      screen.close();
    });

    it('goes also from tables that somebody has left, and under an id of before', async () => {
      const [ada, host] = [await TestPlayer.named(here, 'Ada'), await TestPlayer.named(elsewhere, 'Host')];
      const table = await host.open({ settings: TERMS });
      await ada.post(`/api/tables/${table}/sit`, { seat: 1 });
      const left = await host.open({ players: 3, settings: TERMS });
      await ada.post(`/api/tables/${left}/sit`, { seat: 1 });
      await ada.post(`/api/tables/${left}/chat`, { text: 'words of a guest' });
      await ada.post(`/api/tables/${left}/leave`);
      const account = await TestPlayer.named(here, `Account ${kind}`);
      await account.post('/api/me/register', { login: `account-${kind}`, password: 'long enough' });
      await ada.post('/api/me/login', { login: `account-${kind}`, password: 'long enough' });
      await ada.send('DELETE', '/api/me');
      expect(JSON.stringify(await rowsOf(left, 'entries'))).not.toContain('words of a guest');
      const screen = await host.watch(left);
      expect(chatOf(screen)).toEqual([]);
      screen.close();
    });
  });

  describe('two rematches at once', () => {
    it('leave one table, whoever asks where', async () => {
      for (let round = 0; round < 5; round++) {
        const [ada, bea] = [await TestPlayer.named(here, 'Ada'), await TestPlayer.named(elsewhere, 'Bea')];
        const table = await ada.open({ settings: TERMS });
        await bea.post(`/api/tables/${table}/sit`, { seat: 1 });
        await becomes(ada, table, 'playing');
        await ada.post(`/api/tables/${table}/resign`);
        await becomes(bea, table, 'over');
        const answers = await Promise.all([ada, bea, ada].map((player) => player.post<{ table: string }>(`/api/tables/${table}/rematch`)));
        expect(new Set(answers.map((answer) => answer.table)).size).toBe(1);
        const rematch = answers[0].table;
        const tables = new Set([...(await mine(ada)), ...(await mine(bea))]);
        expect([...tables].sort()).toEqual([table, rematch].sort());
        expect((await listed(here)).includes(rematch)).toBe(true);
      }
    });

    it('against bots leave one game, too', async () => {
      const ada = await TestPlayer.named(here, 'Ada');
      const table = await ada.open({ seats: [{ kind: 'open' }, { kind: 'bot', level: 'random' }] });
      await ada.post(`/api/tables/${table}/resign`);
      const answers: (Answer | { table: string })[] = await Promise.all([1, 2, 3].map(() => ada.post<{ table: string }>(`/api/tables/${table}/rematch`)));
      expect(new Set(answers.map((answer) => (answer as { table: string }).table)).size).toBe(1);
      expect(await mine(ada)).toHaveLength(2);
    });
  });
});
