import type { Player, Profile, Summary, TableLine } from '@bottega/table/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestPlayer } from './client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const me = async (player: TestPlayer): Promise<Player | null> => (await player.get<{ player: Player | null }>('/api/me')).player;
const mine = async (player: TestPlayer): Promise<string[]> => (await player.get<TableLine[]>('/api/me/tables')).map(({ id }) => id);

const TERMS = { listed: true, spectators: true, chat: true, pace: { kind: 'none' }, timeout: 'wait', timeoutLevel: 'random' } as const;

describe('a guest', () => {
  it('needs a name and nothing else, and keeps the seat by the cookie', async () => {
    const nobody = new TestPlayer(server.port);
    expect(await me(nobody)).toBeNull();
    expect(await nobody.send('POST', '/api/tables', {})).toMatchObject({ status: 400 });
    const host = await TestPlayer.named(server.port, 'Host');
    const table = await host.open();
    expect(await nobody.send('POST', `/api/tables/${table}/sit`, { seat: 1, name: ' Gio  ' })).toMatchObject({ status: 200 });
    expect(await me(nobody)).toMatchObject({ name: 'Gio', account: null });
    expect(await mine(nobody)).toEqual([table]);
  });

  it('takes the seat to another device with a code that tells whose it is, works once, and not for ever', async () => {
    const phone = await TestPlayer.named(server.port, 'Ada');
    const table = await phone.open();
    const { code } = await phone.post<{ code: string }>('/api/me/transfer');
    const desk = new TestPlayer(server.port);
    for (const _ of [1, 2]) expect(await desk.post('/api/me/code', { code })).toEqual({ name: 'Ada', account: false, tables: 0 });
    await desk.post('/api/me/claim', { code: ` ${code.toLowerCase().slice(0, 5)}-${code.slice(5)} `, seats: 'leave' });
    expect((await me(desk))?.id).toBe((await me(phone))?.id);
    expect(await mine(desk)).toEqual([table]);
    const late = await phone.post<{ code: string; expires: number }>('/api/me/transfer');
    expect(late.expires - Date.now()).toBeGreaterThan(9 * 60_000);
    await server.database.all('UPDATE codes SET expires = $1', [Date.now() - 1]);
    for (const bad of [code, late.code, 'NO SUCH CODE']) {
      const stranger = new TestPlayer(server.port);
      const refused = { status: 400, body: { error: { code: 'bad-code' } } };
      expect(await stranger.send('POST', '/api/me/code', { code: bad })).toMatchObject(refused);
      expect(await stranger.send('POST', '/api/me/claim', { code: bad, seats: 'bring' })).toMatchObject(refused);
    }
  });

  it('who uses somebody’s code decides what becomes of their own seats, and nothing happens before', async () => {
    const [ada, eve] = [await TestPlayer.named(server.port, 'Ada'), await TestPlayer.named(server.port, 'Eve')];
    const tables = [await ada.open(), await ada.open()];
    const { code } = await eve.post<{ code: string }>('/api/me/transfer');
    expect(await ada.post('/api/me/code', { code })).toEqual({ name: 'Eve', account: false, tables: 2 });
    expect(await ada.send('POST', '/api/me/claim', { code })).toMatchObject({ status: 400, body: { error: { code: 'bad-message', path: '' } } });
    expect(await me(ada)).toMatchObject({ name: 'Ada' });
    expect((await mine(ada)).sort()).toEqual(tables.sort());

    // who leaves them behind has another device where they are still that guest
    const { code: own } = await ada.post<{ code: string }>('/api/me/transfer');
    const phone = new TestPlayer(server.port);
    await phone.post('/api/me/claim', { code: own, seats: 'leave' });
    await ada.post('/api/me/claim', { code, seats: 'leave' });
    expect(await me(ada)).toMatchObject({ name: 'Eve' });
    expect(await mine(ada)).toEqual([]);
    expect((await mine(phone)).sort()).toEqual(tables.sort());
    const again = await eve.post<{ code: string }>('/api/me/transfer');
    const screen = await phone.watch(tables[0]);
    await phone.post('/api/me/claim', { code: again.code, seats: 'bring' });
    await screen.until(() => screen.closed === 1012);
    expect((await mine(eve)).sort()).toEqual(tables.sort());
  });
});

describe('an account', () => {
  it('takes over the guest’s seats, and gathers those of other guests on logging in', async () => {
    const ada = await TestPlayer.named(server.port, 'Ada');
    const first = await ada.open();
    expect(await ada.send('POST', '/api/me/register', { login: 'Ada.B', password: 'short' })).toMatchObject({ body: { error: { code: 'weak-password' } } });
    await ada.post('/api/me/register', { login: 'Ada.B', password: 'long enough' });
    expect(await me(ada)).toMatchObject({ name: 'Ada', account: 'ada.b' });
    const elsewhere = await TestPlayer.named(server.port, 'Somebody');
    const second = await elsewhere.open();
    expect(await elsewhere.send('POST', '/api/me/login', { login: 'ada.b', password: 'wrong one' })).toMatchObject({ status: 401 });
    await elsewhere.post('/api/me/login', { login: 'ADA.B', password: 'long enough' });
    expect((await mine(elsewhere)).sort()).toEqual([first, second].sort());
    // the seat is the account's at the table too
    const screen = await ada.watch(second);
    expect(screen.viewer).toBe(0);
    expect(screen.table.seats[0].name).toBe('Ada');
    screen.close();
    await elsewhere.post('/api/me/logout');
    expect(await me(elsewhere)).toBeNull();
  });

  it('keeps one seat when somebody who sat down as a guest changes places', async () => {
    const ada = await TestPlayer.named(server.port, 'One Seat');
    await ada.post('/api/me/register', { login: 'one-seat', password: 'long enough' });
    const guest = await TestPlayer.named(server.port, 'Guest');
    const table = await guest.open({ players: 3 });
    await guest.post('/api/me/login', { login: 'one-seat', password: 'long enough' });
    await guest.post(`/api/tables/${table}/sit`, { seat: 2 });
    const { seats } = await guest.get<Summary>(`/api/tables/${table}`);
    expect(seats.map(({ kind }) => kind)).toEqual(['open', 'open', 'person']);
  });

  it('is reached by a code that was made before logging in, and brings the seats of whoever uses it along', async () => {
    const ada = await TestPlayer.named(server.port, 'By Code');
    await ada.post('/api/me/register', { login: 'by-code', password: 'long enough' });
    const phone = await TestPlayer.named(server.port, 'Phone');
    const { code } = await phone.post<{ code: string }>('/api/me/transfer');
    await phone.post('/api/me/login', { login: 'by-code', password: 'long enough' });
    const other = await TestPlayer.named(server.port, 'Other');
    const table = await other.open();
    await other.post('/api/me/claim', { code, seats: 'bring' });
    expect((await me(other))?.id).toBe((await me(ada))?.id);
    expect(await mine(other)).toEqual([table]);
    expect(await other.send('POST', `/api/tables/${table}/leave`, {})).toMatchObject({ status: 200 });
    await ada.send('DELETE', '/api/me');
    expect(await me(other)).toBeNull();
  });

  it('is no longer anybody’s on a connection that was open before logging out, and before it was erased', async () => {
    const ada = await TestPlayer.named(server.port, 'Goes');
    await ada.post('/api/me/register', { login: 'goes', password: 'long enough' });
    const table = await ada.open();
    const before = await ada.watch(table);
    expect(before.viewer).toBe(0);
    await ada.post('/api/me/logout');
    await before.until(() => before.closed === 1012);
    const after = await ada.watch(table);
    expect(after.viewer).toBeNull();
    after.close();

    await ada.post('/api/me/login', { login: 'goes', password: 'long enough' });
    const other = await TestPlayer.named(server.port, 'Other');
    await other.post(`/api/tables/${table}/sit`, { seat: 1 });
    const last = await ada.watch(table);
    expect(last.viewer).toBe(0);
    await ada.send('DELETE', '/api/me');
    await last.until(() => last.closed === 1012);
  });

  it('has a login of its own', async () => {
    const [one, other] = [await TestPlayer.named(server.port, 'One'), await TestPlayer.named(server.port, 'Other')];
    await one.post('/api/me/register', { login: 'taken', password: 'long enough' });
    expect(await other.send('POST', '/api/me/register', { login: 'Taken', password: 'long enough' })).toMatchObject({
      body: { error: { code: 'login-taken' } },
    });
  });

  it('is erased with its name, and the seat stays as somebody’s', async () => {
    const [ada, bea] = [await TestPlayer.named(server.port, 'Ada'), await TestPlayer.named(server.port, 'Bea')];
    const table = await ada.open();
    await bea.post(`/api/tables/${table}/sit`, { seat: 1 });
    await ada.send('DELETE', '/api/me');
    expect(await me(ada)).toBeNull();
    const screen = await bea.watch(table);
    expect(screen.table.seats.map(({ name, kind }) => `${kind} ${name}`)).toEqual(['bot null', 'person Bea']);
    expect(screen.table).toMatchObject({ status: 'over', outcome: { why: 'resigned' } });
    screen.close();
  });
});

describe('a name', () => {
  it('changes with sitting down, and not when the seat was taken', async () => {
    const [ada, bea] = [await TestPlayer.named(server.port, 'Ada'), await TestPlayer.named(server.port, 'Bea')];
    const table = await ada.open();
    await bea.post(`/api/tables/${table}/sit`, { seat: 0, name: 'Dov' });
    expect(await bea.send('POST', `/api/tables/${table}/sit`, { seat: 1, name: '  ' })).toMatchObject({ body: { error: { code: 'bad-name' } } });
    expect(await me(bea)).toMatchObject({ name: 'Bea' });
    expect(await mine(bea)).toEqual([]);
    await bea.post(`/api/tables/${table}/sit`, { seat: 1, name: 'Dov' });
    expect(await me(bea)).toMatchObject({ name: 'Dov' });
  });
});

describe('tokens', () => {
  it('are twenty at the most', async () => {
    const ada = await TestPlayer.named(server.port, 'Ada');
    for (let number = 0; number < 20; number++) await ada.post('/api/me/tokens', { label: `${number}` });
    expect(await ada.send('POST', '/api/me/tokens', { label: 'one more' })).toMatchObject({
      status: 409,
      body: { error: { code: 'too-many-tokens', most: 20 } },
    });
  });
});

describe('lists', () => {
  it('show public tables to everybody and private ones to nobody else', async () => {
    const [ada, bea] = [await TestPlayer.named(server.port, 'Ada'), await TestPlayer.named(server.port, 'Bea')];
    const settings = { listed: true, spectators: false, chat: true, pace: { kind: 'none' }, timeout: 'wait', timeoutLevel: 'random' } as const;
    const open = await ada.open({ settings });
    const hidden = await ada.open();
    const list = async (): Promise<string[]> => (await bea.get<TableLine[]>('/api/tables')).map(({ id }) => id);
    expect(await list()).toContain(open);
    expect(await list()).not.toContain(hidden);
    await bea.post(`/api/tables/${open}/sit`, { seat: 1 });
    const stranger = await TestPlayer.named(server.port, 'Eve');
    expect((await stranger.get<TableLine[]>('/api/tables')).map(({ id }) => id)).not.toContain(open);
  });

  it('put the tables that wait for me first', async () => {
    const [ada, bea] = [await TestPlayer.named(server.port, 'Ada'), await TestPlayer.named(server.port, 'Bea')];
    const waiting = await ada.open();
    await bea.post(`/api/tables/${waiting}/sit`, { seat: 1 });
    await ada.open();
    const lines = [...(await ada.get<TableLine[]>('/api/me/tables')), ...(await bea.get<TableLine[]>('/api/me/tables'))];
    expect(lines.filter(({ myTurn }) => myTurn).map(({ id }) => id)).toEqual([waiting]);
  });
});

describe('a profile', () => {
  it('adds up finished games and how it went against whom; private tables are not named to others', async () => {
    const [ada, bea] = [await TestPlayer.named(server.port, 'Ada'), await TestPlayer.named(server.port, 'Bea')];
    for (const loser of [ada, bea, bea]) {
      const table = await ada.open();
      await bea.post(`/api/tables/${table}/sit`, { seat: 1 });
      await loser.post(`/api/tables/${table}/resign`);
    }
    const id = (await me(ada))!.id;
    // who sat there knows of it already
    for (const player of [ada, bea]) {
      const profile = await player.get<Profile>(`/api/players/${id}`);
      expect(profile.games).toMatchObject([{ game: 'carrara', played: 3, won: 2 }]);
      expect(profile.against).toMatchObject([{ name: 'Bea', played: 3, won: 2, lost: 1 }]);
      expect(profile.recent).toHaveLength(3);
    }
    const eve = await TestPlayer.named(server.port, 'Eve');
    for (const stranger of [eve, new TestPlayer(server.port)]) {
      const profile = await stranger.get<Profile>(`/api/players/${id}`);
      expect(profile).toMatchObject({ games: [{ game: 'carrara', played: 3, won: 2 }], against: [], recent: [] });
      expect(JSON.stringify(profile)).not.toContain('Bea');
    }
    // public is what everybody could find, and watch
    for (const spectators of [false, true]) {
      const table = await ada.open({ settings: { ...TERMS, listed: true, spectators } });
      await bea.post(`/api/tables/${table}/sit`, { seat: 1 });
      await ada.post(`/api/tables/${table}/resign`);
    }
    const profile = await eve.get<Profile>(`/api/players/${id}`);
    expect([profile.against, profile.recent.length, profile.games[0].played]).toMatchObject([[{ name: 'Bea', played: 1, lost: 1 }], 1, 5]);
    expect(await ada.send('GET', '/api/players/nobody')).toMatchObject({ status: 404 });
  });
});

describe('a rematch', () => {
  it('is one table for all, everybody one seat further', async () => {
    const [ada, bea] = [await TestPlayer.named(server.port, 'Ada'), await TestPlayer.named(server.port, 'Bea')];
    const table = await ada.open();
    await bea.post(`/api/tables/${table}/sit`, { seat: 1 });
    await ada.post(`/api/tables/${table}/resign`);
    const [one, other] = await Promise.all([ada, bea].map((player) => player.post<{ table: string }>(`/api/tables/${table}/rematch`)));
    expect(one.table).toBe(other.table);
    const screen = await ada.watch(table);
    expect(screen.table.rematch).toBe(one.table);
    screen.close();
    const again = await ada.watch(one.table);
    expect(again.table.seats.filter(({ kind }) => kind === 'open')).toHaveLength(1);
    again.close();
  });
});
