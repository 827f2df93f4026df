import type { PasskeyLine, Player } from '@bottega/table/wire';
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Authenticator } from './authenticator.ts';
import { TestPlayer } from './client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/** Behind a proxy that changes the Host, this is where people are. */
const OUTSIDE = 'https://games.example.org';

let server: TestServer;
let origin: string;
beforeEach(async () => {
  server = await startTestServer({ origins: [OUTSIDE] });
  // a passkey is for a name, and never for an address
  origin = `http://localhost:${server.port}`;
});
afterEach(() => server.stop());

/** Somebody whose page is at that origin. */
async function account(login: string, at = origin): Promise<TestPlayer> {
  const player = visitor(at);
  await player.post('/api/me/register', { login, password: 'long enough' });
  return player;
}
function visitor(at = origin): TestPlayer {
  const player = new TestPlayer(server.port);
  if (at === origin) player.base = origin;
  const { send } = player;
  player.send = (method, path, body, headers) => send.call(player, method, path, body, { Origin: at, ...headers });
  return player;
}
const offer = (player: TestPlayer) => player.post<PublicKeyCredentialCreationOptionsJSON>('/api/me/passkeys/options');
const asked = (player: TestPlayer) => player.post<PublicKeyCredentialRequestOptionsJSON>('/api/me/login/passkey/options');
const add = async (player: TestPlayer, key: Authenticator, label = 'My phone') =>
  player.send('POST', '/api/me/passkeys', { label, credential: key.make(await offer(player)) });
const logIn = async (player: TestPlayer, key: Authenticator) => player.send('POST', '/api/me/login/passkey', { credential: key.answer(await asked(player)) });
const refused = (why: string) => ({ status: 401, body: { error: { code: 'bad-passkey', why } } });
const me = async (player: TestPlayer): Promise<Player | null> => (await player.get<{ player: Player | null }>('/api/me')).player;

describe('a passkey', () => {
  it('is added, named, lets its person in without a password, and is removed', async () => {
    const ada = await account('keeps');
    const key = new Authenticator(origin);
    const { body } = await add(ada, key);
    const { id } = body as PasskeyLine;
    expect(await ada.get('/api/me/passkeys')).toMatchObject([{ id, label: 'My phone', used: null }]);
    expect(await ada.send('POST', `/api/me/passkeys/${id}`, { label: 'Old phone' })).toMatchObject({ status: 200, body: { label: 'Old phone' } });
    const elsewhere = visitor();
    expect(await logIn(elsewhere, key)).toMatchObject({ status: 200, body: { player: { account: 'keeps' } } });
    expect(await me(elsewhere)).toMatchObject({ account: 'keeps' });
    expect((await ada.get<PasskeyLine[]>('/api/me/passkeys'))[0].used).toBeGreaterThan(0);
    expect(await ada.send('DELETE', `/api/me/passkeys/${id}`)).toMatchObject({ status: 200 });
    expect(await ada.send('DELETE', `/api/me/passkeys/${id}`)).toMatchObject({ status: 404 });
    expect(await logIn(visitor(), key)).toMatchObject(refused('unknown'));
  });

  it('brings the seats of the guest along who signs in by it', async () => {
    const ada = await account('brings');
    const key = new Authenticator(origin);
    await add(ada, key);
    const guest = visitor();
    await guest.post('/api/me', { name: 'Guest' });
    const table = await guest.open();
    await logIn(guest, key);
    expect(await ada.get('/api/me/tables')).toMatchObject([{ id: table, mySeat: 0 }]);
  });

  it('works where BOTTEGA_ORIGINS says that people are, and for that address alone', async () => {
    const bea = await account('outside', OUTSIDE);
    const key = new Authenticator(OUTSIDE);
    expect(await add(bea, key)).toMatchObject({ status: 200 });
    expect(await logIn(visitor(OUTSIDE), key)).toMatchObject({ status: 200 });
    // its browser would never do this, but who has stolen an answer would
    expect(await logIn(visitor(), key)).toMatchObject(refused('origin'));
  });

  it('of another site is refused', async () => {
    const eve = new Authenticator('https://evil.example.org');
    const cid = await account('phished');
    expect(await add(cid, eve)).toMatchObject(refused('origin'));
    const key = new Authenticator(origin);
    await add(cid, key);
    key.origin = 'https://evil.example.org';
    expect(await logIn(visitor(), key)).toMatchObject(refused('origin'));
    expect(await visitor('https://evil.example.org').send('POST', '/api/me/login/passkey/options', {})).toMatchObject({ status: 403 });
  });

  it('answers each challenge once, and only one that was asked of its person', async () => {
    const [dan, eve] = [await account('answers'), await account('listens')];
    const key = new Authenticator(origin);
    const credential = key.make(await offer(dan));
    expect(await eve.send('POST', '/api/me/passkeys', { label: 'Mine', credential })).toMatchObject(refused('challenge'));
    await add(dan, key);
    const stranger = visitor();
    const answer = key.answer(await asked(stranger));
    expect(await stranger.send('POST', '/api/me/login/passkey', { credential: answer })).toMatchObject({ status: 200 });
    expect(await visitor().send('POST', '/api/me/login/passkey', { credential: answer })).toMatchObject(refused('challenge'));
    expect(await visitor().send('POST', '/api/me/login/passkey', { credential: key.answer({ challenge: 'AAAA' }) })).toMatchObject(refused('challenge'));
    // a challenge for a new passkey lets nobody in
    expect(await visitor().send('POST', '/api/me/login/passkey', { credential: key.answer(await offer(dan)) })).toMatchObject(refused('challenge'));
  });

  it('signed by another key, or not signed at all, is refused', async () => {
    const fay = await account('signs');
    const [key, other] = [new Authenticator(origin), new Authenticator(origin)];
    await add(fay, key);
    const stranger = visitor();
    const challenge = await asked(stranger);
    const [real, forged] = [key.answer(challenge), other.answer(challenge)];
    const credential = { ...real, response: { ...real.response, signature: forged.response.signature } };
    expect(await stranger.send('POST', '/api/me/login/passkey', { credential })).toMatchObject(refused('proof'));
    const again = key.answer(await asked(stranger));
    const clientDataJSON = Buffer.from('nonsense').toString('base64url');
    const rubbish = { ...again, response: { ...again.response, clientDataJSON } };
    expect(await stranger.send('POST', '/api/me/login/passkey', { credential: rubbish })).toMatchObject(refused('proof'));
    expect(await stranger.send('POST', '/api/me/login/passkey', { credential: {} })).toMatchObject({ status: 400, body: { error: { code: 'bad-message' } } });
    expect(await me(stranger)).toBeNull();
  });

  it('is for accounts, in browsers, within bounds, and each person’s own', async () => {
    const guest = visitor();
    await guest.post('/api/me', { name: 'Keyless' });
    expect(await guest.send('POST', '/api/me/passkeys/options', {})).toMatchObject({ status: 409, body: { error: { code: 'no-account' } } });
    expect(await visitor().send('POST', '/api/me/passkeys/options', {})).toMatchObject({ status: 401 });
    const [gus, hal] = [await account('gus'), await account('hal')];
    const key = new Authenticator(origin);
    const { body } = await add(gus, key);
    const { id } = body as PasskeyLine;
    expect(await hal.send('DELETE', `/api/me/passkeys/${id}`)).toMatchObject({ status: 404 });
    expect(await hal.send('POST', `/api/me/passkeys/${id}`, { label: 'Taken' })).toMatchObject({ status: 404 });
    expect(await add(hal, key)).toMatchObject(refused('proof'));
    expect(await add(gus, new Authenticator(origin), '\u200b')).toMatchObject({ status: 400, body: { error: { code: 'bad-label' } } });
    const { token } = await gus.post<{ token: string }>('/api/me/tokens', { label: 'program' });
    const program = new TestPlayer(server.port);
    program.token = token;
    expect(await program.send('POST', '/api/me/passkeys/options', {})).toMatchObject({ status: 403, body: { error: { code: 'token-not-enough' } } });
    for (let count = 1; count < 20; count++) expect((await add(gus, new Authenticator(origin))).status).toBe(200);
    expect(await gus.send('POST', '/api/me/passkeys/options', {})).toMatchObject({ body: { error: { code: 'too-many-passkeys', most: 20 } } });
  });
});
