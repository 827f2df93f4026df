import type { Followed, Invitation, Invited, Player, Profile } from '@bottega/table/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestPlayer } from './client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let logins = 0;
interface Known {
  readonly player: TestPlayer;
  readonly id: string;
  readonly name: string;
}
async function person(given: string): Promise<Known> {
  const name = `${given} ${++logins}`;
  const player = await TestPlayer.named(server.port, name);
  return { player, name, id: (await player.get<{ player: Player }>('/api/me')).player.id };
}
async function account(given: string): Promise<Known> {
  const known = await person(given);
  await known.player.post('/api/me/register', { login: `company${logins}`, password: 'long enough' });
  return known;
}
const codeOf = async (asked: Promise<{ body: unknown }>): Promise<string | undefined> => ((await asked).body as { error?: { code: string } }).error?.code;
const LISTED = { listed: true, spectators: true, chat: true, pace: { kind: 'none' }, timeout: 'wait', timeoutLevel: 'novice' } as const;
const followed = ({ player }: Known) => player.get<Followed[]>('/api/me/follows');
const invitations = ({ player }: Known) => player.get<Invitation[]>('/api/me/invitations');
const follow = ({ player }: Known, { id }: Known) => player.send('POST', `/api/me/follows/${id}`, {});
const block = ({ player }: Known, { id }: Known) => player.post(`/api/me/blocks/${id}`);
const profile = ({ player }: Known, { id }: Known) => player.get<Profile>(`/api/players/${id}`);
/** A table of two where only its host sits. */
const open = ({ player }: Known, settings = {}): Promise<string> => player.open({ players: 2, settings: { ...LISTED, ...settings } } as never);
const invite = ({ player }: Known, table: string, whom: object) => player.send('POST', `/api/tables/${table}/invitations`, whom);

describe('who is followed', () => {
  it('is seen with their open tables, and with what they let others see', async () => {
    const [ada, bea] = [await account('Ada'), await account('Bea')];
    expect((await follow(ada, bea)).status).toBe(200);
    expect(await profile(ada, bea)).toMatchObject({ account: true, following: true });
    expect(await profile(bea, ada)).toMatchObject({ following: false });
    expect(await followed(ada)).toEqual([{ id: bea.id, name: bea.name, seeking: null, open: [], running: [] }]);
    // private tables are nobody's business
    await open(bea, { listed: false });
    const table = await open(bea);
    expect(await followed(ada)).toMatchObject([{ open: [{ id: table }], running: [] }]);
    const cleo = await person('Cleo');
    await cleo.player.post(`/api/tables/${table}/sit`, { seat: 1 });
    await bea.player.post('/api/me/seek', { game: 'carrara', players: [4], pace: 'calm' });
    // nobody is shown who has not said so
    expect(await followed(ada)).toMatchObject([{ seeking: null, open: [], running: [] }]);
    expect((await profile(ada, bea)).running).toEqual([]);
    expect((await profile(bea, bea)).running).toMatchObject([{ id: table }]);
    expect(await bea.player.post('/api/me/shown', { shown: true })).toMatchObject({ player: { shown: true } });
    expect(await followed(ada)).toMatchObject([{ seeking: { game: 'carrara', players: [4], pace: 'calm' }, running: [{ id: table }] }]);
    expect((await profile(ada, bea)).running).toMatchObject([{ id: table }]);
    expect(await bea.player.post('/api/me/shown', { shown: false })).toMatchObject({ player: { name: bea.name } });
    expect(await followed(ada)).toMatchObject([{ seeking: null, running: [] }]);
    await ada.player.send('DELETE', `/api/me/follows/${bea.id}`);
    expect(await followed(ada)).toEqual([]);
  });

  it('has an account, and can’t be told from somebody with nothing to show when they block', async () => {
    const [ada, bea, guest] = [await account('Ada'), await account('Bea'), await person('Guest')];
    expect(await codeOf(follow(ada, guest))).toBe('only-accounts');
    expect(await codeOf(follow(ada, ada))).toBe('unknown-player');
    await bea.player.post('/api/me/shown', { shown: true });
    await block(bea, ada);
    expect((await follow(ada, bea)).status).toBe(200);
    await open(bea);
    await bea.player.post('/api/me/seek', { game: 'carrara', players: [4], pace: 'calm' });
    expect(await followed(ada)).toEqual([{ id: bea.id, name: bea.name, seeking: null, open: [], running: [] }]);
    // whom one blocks one does not follow
    await follow(bea, ada);
    await block(bea, ada);
    expect(await followed(bea)).toEqual([]);
  });

  it('goes with whoever is erased, and comes along when a guest logs in', async () => {
    const [ada, bea, guest] = [await account('Ada'), await account('Bea'), await person('Guest')];
    await follow(guest, bea);
    const login = (await ada.player.get<{ player: Player }>('/api/me')).player.account;
    await guest.player.post('/api/me/login', { login, password: 'long enough' });
    expect(await followed(ada)).toMatchObject([{ id: bea.id }]);
    const file = await ada.player.get<{ follows: object[]; account: object }>('/api/me/export');
    expect(file).toMatchObject({ follows: [{ id: bea.id, name: bea.name }], account: { shown: false } });
    await bea.player.send('DELETE', '/api/me');
    expect(await followed(ada)).toEqual([]);
    expect(await server.database.all('SELECT * FROM follows WHERE other = $1', [bea.id])).toEqual([]);
  });
});

describe('an invitation', () => {
  it('is told by name or profile, accepted by sitting down, or declined', async () => {
    const [ada, bea, cleo] = [await account('Ada'), await account('Bea'), await person('Cleo')];
    await bea.player.post('/api/me/channels', { kind: 'hook', form: 'json', address: 'https://93.184.216.34/hook' });
    const table = await ada.player.open({ players: 3, settings: { ...LISTED, listed: false } } as never);
    expect((await invite(ada, table, { name: bea.name.toUpperCase() })).body).toEqual({ id: bea.id, name: bea.name, declined: false });
    expect((await invite(ada, table, { player: cleo.id })).body).toMatchObject({ id: cleo.id });
    expect(await invitations(bea)).toMatchObject([{ line: { id: table }, by: { id: ada.id, name: ada.name } }]);
    const rows = await server.database.all("SELECT player, facts FROM notices WHERE tab = $1 AND kind = 'invited'", [table]);
    expect(rows).toEqual([{ player: bea.id, facts: JSON.stringify({ by: ada.id, anew: true }) }]);
    // once is enough
    await invite(ada, table, { player: bea.id });
    expect(await server.database.all('SELECT id FROM notices WHERE tab = $1', [table])).toHaveLength(1);

    expect(await bea.player.send('DELETE', `/api/me/invitations/${table}`)).toMatchObject({ status: 200 });
    expect(await invitations(bea)).toEqual([]);
    expect(await server.database.all('SELECT id FROM notices WHERE tab = $1', [table])).toEqual([]);
    expect(await codeOf(bea.player.send('DELETE', `/api/me/invitations/${table}`))).toBe('not-found');
    const invited = (): Promise<Invited[]> => ada.player.get(`/api/tables/${table}/invitations`);
    expect(await invited()).toEqual([
      { id: bea.id, name: bea.name, declined: true },
      { id: cleo.id, name: cleo.name, declined: false },
    ]);
    expect((await invite(ada, table, { player: bea.id })).body).toMatchObject({ declined: true });
    await cleo.player.post(`/api/tables/${table}/sit`, { seat: 1 });
    expect(await invitations(cleo)).toEqual([]);
    expect(await invited()).toMatchObject([{ id: bea.id }]);
    expect(await codeOf(invite(ada, table, { player: cleo.id }))).toBe('sits-there');
    await ada.player.send('DELETE', `/api/tables/${table}`);
    expect(await server.database.all('SELECT tab FROM invitations WHERE tab = $1', [table])).toEqual([]);
  });

  it('is for those who sit there, while the table waits, to somebody who exists, and not to everybody', async () => {
    const [ada, bea, cleo] = [await account('Ada'), await account('Bea'), await person('Cleo')];
    const table = await open(ada);
    expect(await codeOf(invite(bea, table, { player: cleo.id }))).toBe('not-seated');
    expect(await codeOf(invite(ada, table, { name: 'Nobody Of That Name' }))).toBe('unknown-player');
    // guests may be called alike
    expect(await codeOf(invite(ada, table, { name: cleo.name }))).toBe('unknown-player');
    expect(await codeOf(invite(ada, table, { player: ada.id }))).toBe('unknown-player');
    for (const wrong of [{}, { player: 'a b' }, { name: 1 }, { player: bea.id, name: bea.name }])
      expect(await codeOf(invite(ada, table, wrong))).toBe('bad-message');
    for (let guest = 0; guest < 20; guest++)
      await server.database.all('INSERT INTO invitations (tab, player, inviter, made) VALUES ($1, $2, $3, 1)', [table, `guest ${guest}`, ada.id]);
    expect(await codeOf(invite(ada, table, { player: bea.id }))).toBe('too-many-invitations');
    await server.database.all('DELETE FROM invitations WHERE tab = $1', [table]);
    await invite(ada, table, { player: bea.id });
    await cleo.player.post(`/api/tables/${table}/sit`, { seat: 1 });
    expect(await codeOf(invite(ada, table, { player: bea.id }))).toBe('already-started');
    expect(await invitations(bea)).toEqual([]);
    await server.tidy();
    expect(await server.database.all('SELECT tab FROM invitations WHERE tab = $1', [table])).toEqual([]);
  });

  it('between people who do not want to meet stays without an answer, as any other may', async () => {
    const [ada, bea, cleo] = [await account('Ada'), await account('Bea'), await account('Cleo')];
    await bea.player.post('/api/me/channels', { kind: 'hook', form: 'json', address: 'https://93.184.216.34/other' });
    await block(bea, ada);
    const table = await open(ada);
    const [blocked, free] = [await invite(ada, table, { player: bea.id }), await invite(ada, table, { player: cleo.id })];
    expect([blocked.status, Object.keys(blocked.body as object)]).toEqual([free.status, Object.keys(free.body as object)]);
    expect(await invitations(bea)).toEqual([]);
    expect(await server.database.all('SELECT id FROM notices WHERE tab = $1', [table])).toEqual([]);
    expect((await ada.player.get<Invited[]>(`/api/tables/${table}/invitations`)).map(({ declined }) => declined)).toEqual([false, false]);
    // nor by a friend of theirs who sits with them
    const other = await cleo.player.open({ players: 3, settings: LISTED } as never);
    await ada.player.post(`/api/tables/${other}/sit`, { seat: 1 });
    await invite(cleo, other, { player: bea.id });
    expect(await invitations(bea)).toEqual([]);
  });

  it('costs something: nobody invites without end', async () => {
    const small = await startTestServer({ budget: 100 });
    const ada = await TestPlayer.named(small.port, 'Ada');
    const bea = await TestPlayer.named(small.port, 'Bea');
    const { player } = await bea.get<{ player: Player }>('/api/me');
    const table = await ada.open({ players: 2, settings: LISTED } as never);
    const answers = await Promise.all(Array.from({ length: 60 }, () => ada.send('POST', `/api/tables/${table}/invitations`, { player: player.id })));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(20);
    await small.stop();
  });
});
