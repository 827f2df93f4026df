import type { Channel, Player } from '@bottega/table/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetLink } from '../maintenance/reset-link.ts';
import { MailReceiver } from '../notices/test/receivers.ts';
import { TestPlayer } from './client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const link = (name: string) => resetLink(server.database, name, {});
const secretFor = async (name: string): Promise<string> => (await link(name)).link.split('/').at(-1)!;
const reset = (player: TestPlayer, secret: string, password = 'quite another') => player.send('POST', '/api/me/reset', { secret, password });
const me = async (player: TestPlayer): Promise<Player | null> => (await player.get<{ player: Player | null }>('/api/me')).player;
const SOON = { timeout: 12_000, interval: 50 };
const linksIn = (post: MailReceiver): Set<string> =>
  new Set(post.mails.flatMap(({ text }) => [...(text ?? '').matchAll(/https:\/\/games\.example\.org\/#\/reset\/([\w-]{43})/g)].map(([, secret]) => secret)));
const REFUSED = { status: 400, body: { error: { code: 'bad-reset' } } };

async function account(login: string, name = login): Promise<TestPlayer> {
  const player = await TestPlayer.named(server.port, name);
  await player.post('/api/me/register', { login, password: 'long enough' });
  return player;
}

describe('a link by mail', () => {
  it('goes to an address that was proved, and to nobody else; whether there is one is not told', async () => {
    const post = new MailReceiver({ user: 'bottega', password: 'secret' });
    const smtp = `smtp://bottega:secret@127.0.0.1:${await post.open()}`;
    const mails = await startTestServer({ url: 'https://games.example.org', mail: { smtp, from: 'games@example.org' } });
    const ada = await TestPlayer.named(mails.port, 'Ada');
    await ada.post('/api/me/register', { login: 'by-mail', password: 'long enough' });
    const forgot = (login: string) => new TestPlayer(mails.port).send('POST', '/api/me/forgot', { login });
    const { id } = await ada.post<Channel>('/api/me/channels', { kind: 'mail', address: 'ada@example.org' });
    await vi.waitFor(() => expect(post.mails).toHaveLength(1), SOON);
    // not proved yet
    expect(await forgot('by-mail')).toMatchObject({ status: 200, body: { ok: true } });
    expect(await forgot('nobody-at-all')).toMatchObject({ status: 200, body: { ok: true } });
    await ada.post(`/api/me/channels/${id}/proof`, { code: /[A-Z2-9]{10}/.exec(post.mails[0].subject!)![0] });
    for (let again = 0; again < 4; again++) expect(await forgot('BY-MAIL')).toMatchObject({ status: 200 });
    await vi.waitFor(() => expect(linksIn(post).size).toBe(3), SOON);
    expect(post.mails.flatMap(({ to }) => to?.map(({ address }) => address))).toEqual(post.mails.map(() => 'ada@example.org'));
    const [first, second] = [...linksIn(post)];
    const there = new TestPlayer(mails.port);
    expect(await reset(there, first)).toMatchObject({ status: 200, body: { player: { account: 'by-mail' } } });
    expect(await reset(there, second)).toMatchObject(REFUSED);
    await mails.stop();
    await post.close();
  });

  it('is refused where no mail is set up', async () => {
    expect(await new TestPlayer(server.port).send('POST', '/api/me/forgot', { login: 'somebody' })).toMatchObject({ body: { error: { code: 'no-mail' } } });
  });
});

describe('a link for a new password', () => {
  it('lets whoever has it in, once, and everybody else out', async () => {
    const ada = await account('forgets');
    const { code } = await ada.post<{ code: string }>('/api/me/transfer');
    const secret = await secretFor('forgets');
    const there = new TestPlayer(server.port);
    expect(await there.send('POST', '/api/me/reset/look', { secret })).toMatchObject({ status: 200, body: { login: 'forgets', name: 'forgets' } });
    expect(await reset(there, secret, 'Password1')).toMatchObject({ status: 400, body: { error: { code: 'weak-password' } } });
    expect(await me(ada)).toMatchObject({ account: 'forgets' });
    expect(await reset(there, secret)).toMatchObject({ status: 200, body: { player: { account: 'forgets' } } });
    expect(await me(there)).toMatchObject({ account: 'forgets' });
    expect(await me(ada)).toBeNull();
    expect(await ada.send('POST', '/api/me/claim', { code, seats: 'leave' })).toMatchObject({ body: { error: { code: 'bad-code' } } });
    expect(await reset(new TestPlayer(server.port), secret)).toMatchObject(REFUSED);
    expect(await ada.send('POST', '/api/me/login', { login: 'forgets', password: 'long enough' })).toMatchObject({ status: 401 });
    expect(await ada.send('POST', '/api/me/login', { login: 'forgets', password: 'quite another' })).toMatchObject({ status: 200 });
  });

  it('is used by one of two who try at the same time', async () => {
    await account('raced');
    const secret = await secretFor('raced');
    const both = await Promise.all([reset(new TestPlayer(server.port), secret), reset(new TestPlayer(server.port), secret)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('ends after a day, when another is made, and when the password is changed', async () => {
    const ada = await account('late');
    const first = await secretFor('late');
    const second = await secretFor('late');
    expect(await reset(new TestPlayer(server.port), first)).toMatchObject(REFUSED);
    const [{ expires }] = await server.database.all('SELECT expires FROM resets');
    expect(Math.abs((expires as number) - Date.now() - 24 * 3_600_000)).toBeLessThan(60_000);
    await server.database.all('UPDATE resets SET expires = $1', [Date.now() - 1]);
    expect(await reset(new TestPlayer(server.port), second)).toMatchObject(REFUSED);
    await server.tidy();
    expect(await server.database.all('SELECT * FROM resets')).toEqual([]);
    const third = await secretFor('late');
    expect(await ada.send('POST', '/api/me/password', { old: 'long enough', password: 'longer still' })).toMatchObject({ status: 200 });
    expect(await reset(new TestPlayer(server.port), third)).toMatchObject(REFUSED);
  });

  it('can’t be guessed, and leaves the guest who used it their own seats', async () => {
    await account('guessed');
    for (const secret of ['x', 'A'.repeat(43), "' OR 1=1 --", '\u0000']) expect(await reset(new TestPlayer(server.port), secret)).toMatchObject(REFUSED);
    expect(await reset(new TestPlayer(server.port), '')).toMatchObject({ body: { error: { code: 'bad-message' } } });
    expect(await reset(new TestPlayer(server.port), 'A'.repeat(101))).toMatchObject({ body: { error: { code: 'bad-message' } } });
  });

  it('is made by login or by name, and for nobody else', async () => {
    await account('named-so', 'Shown Name');
    expect(await link('NAMED-SO')).toMatchObject({ login: 'named-so', link: expect.stringMatching(/^http:\/\/localhost:4600\/#\/reset\/[\w-]{43}$/) });
    expect(await link('Shown Name')).toMatchObject({ login: 'named-so' });
    await TestPlayer.named(server.port, 'Mere Guest');
    await expect(link('Mere Guest')).rejects.toThrow(/Guests have no password/);
    await expect(resetLink(server.database, 'named-so', {}, 'javascript:alert(1)')).rejects.toThrow(/address/);
    const config = { BOTTEGA_ORIGINS: 'https://games.example.org' };
    expect((await resetLink(server.database, 'named-so', config)).link).toMatch(/^https:\/\/games\.example\.org\/#\/reset\//);
  });

  it('is not made known by anything that is logged', async () => {
    await account('logged');
    const secret = await secretFor('logged');
    await reset(new TestPlayer(server.port), secret);
    expect(server.logged()).not.toContain(secret);
  });
});
