import type { Player, TableLine } from '@bottega/table/wire';
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

describe('an account', () => {
  it('changes its password with the old one, and is out everywhere else then, also by codes', async () => {
    const ada = await TestPlayer.named(server.port, 'Changes');
    const change = (old: string, password: string) => ada.send('POST', '/api/me/password', { old, password });
    expect(await change('none', 'long enough')).toMatchObject({ status: 409, body: { error: { code: 'no-account' } } });
    await ada.post('/api/me/register', { login: 'changes', password: 'long enough' });
    const elsewhere = new TestPlayer(server.port);
    await elsewhere.post('/api/me/login', { login: 'changes', password: 'long enough' });
    const { code } = await elsewhere.post<{ code: string }>('/api/me/transfer');
    const screen = await elsewhere.watch(await elsewhere.open());
    expect(await change('long enougH', 'longer still')).toMatchObject({ status: 401, body: { error: { code: 'wrong-password' } } });
    expect(await change('long enough', 'Password1')).toMatchObject({ status: 400, body: { error: { code: 'weak-password', why: 'common' } } });
    expect(await me(elsewhere)).toMatchObject({ account: 'changes' });
    expect(await change('long enough', 'longer still')).toMatchObject({ status: 200 });
    await screen.until(() => screen.closed === 1012, 1000);
    expect(await me(elsewhere)).toBeNull();
    expect(await elsewhere.send('POST', '/api/me/claim', { code, seats: 'leave' })).toMatchObject({ body: { error: { code: 'bad-code' } } });
    expect(await me(ada)).toMatchObject({ account: 'changes' });
    expect(await elsewhere.send('POST', '/api/me/login', { login: 'changes', password: 'long enough' })).toMatchObject({ status: 401 });
    expect(await elsewhere.send('POST', '/api/me/login', { login: 'changes', password: 'longer still' })).toMatchObject({ status: 200 });
  });

  it('has a name that no other account’s looks like; guests may be called anything', async () => {
    const [one, other] = [await TestPlayer.named(server.port, 'Pamela'), await TestPlayer.named(server.port, 'Another')];
    await one.post('/api/me/register', { login: 'pamela', password: 'long enough' });
    await other.post('/api/me/register', { login: 'other-pamela', password: 'long enough' });
    for (const name of ['Pamela', 'pamela', 'PAMELA', 'Pame1a', 'PameIa', 'Pa mela'])
      expect([name, await other.send('POST', '/api/me', { name })]).toMatchObject([name, { status: 409, body: { error: { code: 'name-taken', name } } }]);
    const guest = await TestPlayer.named(server.port, 'PAMELA');
    expect(await me(guest)).toMatchObject({ name: 'PAMELA' });
    expect(await guest.send('POST', '/api/me/register', { login: 'third', password: 'long enough' })).toMatchObject({
      body: { error: { code: 'name-taken' } },
    });
    const table = await one.open({ seat: null });
    expect(await other.send('POST', `/api/tables/${table}/sit`, { seat: 0, name: 'Pamela' })).toMatchObject({ body: { error: { code: 'name-taken' } } });
    expect(await mine(other)).toEqual([]);
    expect(await one.send('POST', '/api/me', { name: 'PAMELA' })).toMatchObject({ status: 200 });
  });
});
