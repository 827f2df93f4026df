/** What has ended closes all it opened, wherever that is. */
import type { SessionLine, TokenLine } from '@bottega/table/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Passes } from '../people/passes.ts';
import { PassStore } from '../storage/pass-store.ts';
import { PeopleStore } from '../storage/people-store.ts';
import { startPostgres, type TestPostgres } from '../storage/test/databases.ts';
import { TestPlayer, type TestScreen } from './client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const DAY = 86_400_000;
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());

/** An event stream, and when it was closed. */
class Stream {
  closed = false;

  static async open(player: TestPlayer): Promise<Stream> {
    const stream = new Stream();
    const headers = { ...(player.token ? { Authorization: `Bearer ${player.token}` } : { Cookie: player.cookie }) };
    const { body, status } = await fetch(`${player.base}/api/events`, { headers });
    expect(status).toBe(200);
    void (async () => {
      for await (const _ of body!);
    })()
      .catch(() => {})
      .finally(() => (stream.closed = true));
    return stream;
  }
}

/** All of them are closed within a second. */
async function closeSoon(...open: (TestScreen | Stream)[]): Promise<void> {
  await expect.poll(() => open.map(({ closed }) => closed !== undefined && closed !== false), { timeout: 1000, interval: 20 }).toEqual(open.map(() => true));
  for (const one of open) if ('hello' in one) expect(one.closed).toBe(1012);
}

describe.each(['sqlite', 'postgres'])('on %s', (kind) => {
  let servers: TestServer[];
  /** Where somebody else is connected: another process, if there can be one. */
  let elsewhere: number;
  let here: number;
  beforeAll(async () => {
    const database = kind === 'postgres' ? { database: postgres.url } : {};
    servers = [await startTestServer(database)];
    if (kind === 'postgres') servers.push(await startTestServer(database));
    [here, elsewhere] = [servers[0].port, servers.at(-1)!.port];
  });
  afterAll(async () => {
    for (const server of servers) await server.stop();
  });

  /** Somebody with a table, a program with their token, and the same browser at another process. */
  async function somebody(name: string) {
    const ada = await TestPlayer.named(here, name);
    const table = await ada.open();
    const { id, token } = await ada.post<TokenLine>('/api/me/tokens', { label: 'program' });
    const [program, twin] = [new TestPlayer(elsewhere), new TestPlayer(elsewhere)];
    program.token = token!;
    twin.cookie = ada.cookie;
    return { ada, table, program, twin, tokenId: id };
  }
  const opened = async (player: TestPlayer, table: string) => [await player.watch(table), await Stream.open(player)] as const;

  it('an ended token closes its WebSockets and event streams, and nobody else’s', async () => {
    const { ada, table, program, tokenId } = await somebody('Ada');
    const byProgram = await opened(program, table);
    const own = await opened(ada, table);
    expect(byProgram[0].viewer).toBe(0);
    await ada.send('DELETE', `/api/me/tokens/${tokenId}`);
    await closeSoon(...byProgram);
    expect(await byProgram[0].ask({ do: 'chat', text: 'still here' })).toMatchObject({ error: { code: 'closed' } });
    expect([own[0].closed, own[1].closed]).toEqual([undefined, false]);
    await ada.post('/api/me/logout');
    await closeSoon(...own);
  });

  it('an ended session closes what its cookie opened in every process, and not what the token did', async () => {
    const { ada, table, program, twin } = await somebody('Bea');
    const byCookie = [...(await opened(ada, table)), ...(await opened(twin, table))];
    const byProgram = await opened(program, table);
    await ada.post('/api/me/logout');
    await closeSoon(...byCookie);
    expect([byProgram[0].closed, byProgram[1].closed]).toEqual([undefined, false]);
    byProgram[0].close();
  });

  it('who is erased has nothing open any more, by whatever it was opened', async () => {
    const { ada, table, program, twin } = await somebody('Cid');
    const eve = await TestPlayer.named(elsewhere, 'Eve');
    // a table that waits for players would go with them
    await eve.post(`/api/tables/${table}/sit`, { seat: 1 });
    const all = [...(await opened(ada, table)), ...(await opened(twin, table)), ...(await opened(program, table))];
    const stranger = await eve.watch(table);
    await ada.send('DELETE', '/api/me');
    await closeSoon(...all);
    expect(stranger.closed).toBeUndefined();
    stranger.close();
  });

  it('sessions are listed by device, and ended one by one or all others at once', async () => {
    const ada = new TestPlayer(here);
    await ada.send('POST', '/api/me', { name: 'Dov' }, { 'User-Agent': FIREFOX });
    const others: TestPlayer[] = [];
    for (const agent of ['curl/8', FIREFOX, FIREFOX]) {
      const { code } = await ada.post<{ code: string }>('/api/me/transfer');
      const other = new TestPlayer(elsewhere);
      await other.send('POST', '/api/me/claim', { code, seats: 'leave' }, { 'User-Agent': agent });
      others.push(other);
    }
    const list = (): Promise<SessionLine[]> => ada.get<SessionLine[]>('/api/me/sessions');
    const sessions = await list();
    expect(sessions.filter((line) => line.here)).toMatchObject([{ browser: 'Firefox', system: 'Windows' }]);
    expect(sessions.filter((line) => !line.here && line.browser === null)).toHaveLength(1);
    expect(sessions.every(({ seen }) => Date.now() - seen < 60_000)).toBe(true);
    expect(JSON.stringify(sessions)).not.toContain(ada.cookie.split('=')[1]);

    const table = await ada.open();
    const screens = await Promise.all(others.map((other) => other.watch(table)));
    const unknown = sessions.find(({ browser }) => browser === null)!;
    expect(await (await TestPlayer.named(here, 'Eve')).send('DELETE', `/api/me/sessions/${unknown.id}`)).toMatchObject({ status: 404 });
    await ada.send('DELETE', `/api/me/sessions/${unknown.id}`);
    await closeSoon(screens[0]);
    expect(await others[0].get('/api/me')).toEqual({ player: null });
    expect(screens[1].closed).toBeUndefined();
    await ada.send('DELETE', '/api/me/sessions');
    await closeSoon(screens[1], screens[2]);
    expect(await list()).toMatchObject([{ here: true }]);
  });

  it('a session ends when nobody has used it for 30 days, or after a year; an open page uses it', async () => {
    const { database } = servers[0];
    const { ada, table, program } = await somebody('Fay');
    const { player } = await ada.get<{ player: { id: string } }>('/api/me');
    const age = (seen: number, made: number) =>
      database.all('UPDATE sessions SET seen = $1, made = $2 WHERE player = $3', [Date.now() - seen * DAY, Date.now() - made * DAY, player.id]);
    const isIn = async (): Promise<boolean> => (await ada.get<{ player: unknown }>('/api/me')).player !== null;
    await age(29.9, 364);
    expect(await isIn()).toBe(true);
    await expect.poll(async () => (await ada.get<SessionLine[]>('/api/me/sessions'))[0].seen).toBeGreaterThan(Date.now() - 60_000);
    await age(30.1, 40);
    expect(await isIn()).toBe(false);
    await age(0, 365.1);
    expect(await isIn()).toBe(false);

    await age(0, 40);
    const screen = await ada.watch(table);
    await age(30.1, 40);
    await servers[0].tidy();
    expect(await isIn()).toBe(true);
    await age(0, 365.1);
    await servers[0].tidy();
    await closeSoon(screen);
    await age(0, 1);
    expect(await isIn()).toBe(false);
    expect(await program.get('/api/me')).toMatchObject({ player: { name: 'Fay' } });
  });

  it('sessions last as long as the settings say', async () => {
    const { database } = servers[0];
    let now = 1000 * DAY;
    const passes = new Passes({
      store: new PassStore(database),
      now: () => now,
      idle: 2 * DAY,
      life: 5 * DAY,
      end: () => {},
      report: (error) => expect.unreachable(String(error)),
    });
    const device = { browser: null, system: null };
    await new PeopleStore(database).addGuest(`gil ${kind}`, 'Gil', `gil ${kind}`, device, now);
    const secret = await passes.admit(`gil ${kind}`, device);
    const isIn = async (): Promise<boolean> => (await passes.bySecret(secret)) !== null;
    for (let day = 0; day < 5; day++) {
      expect(await isIn()).toBe(true);
      await passes.sweep({ sessions: [], players: [] });
      now += DAY;
    }
    expect(await isIn()).toBe(true);
    now += 1;
    expect(await isIn()).toBe(false);
  });

  it('NUL in a name, a login, a label or a code is refused with its reason', async () => {
    const ada = await TestPlayer.named(here, 'Ada');
    for (const [path, body, expected] of [
      ['me', { name: 'A\0da' }, '400 bad-name'],
      ['me/register', { login: 'ada\0', password: 'long enough' }, '400 bad-login'],
      ['me/login', { login: 'ada\0', password: 'long enough' }, '400 bad-login'],
      ['me/tokens', { label: 'a\0b' }, '400 bad-label'],
      ['me/claim', { code: 'A\0', seats: 'leave' }, '400 bad-code'],
    ] as const) {
      const { status, body: answer } = await ada.send('POST', `/api/${path}`, body);
      expect([path, `${status} ${(answer as { error: { code: string } }).error.code}`]).toEqual([path, expected]);
    }
  });
});
