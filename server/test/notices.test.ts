/** It is your turn: from the move of the one to what the other gets, by real servers at the other end. */
import { setTimeout as pause } from 'node:timers/promises';
import type { AnyGame } from '@bottega/kernel';
import type { Channel, Notices } from '@bottega/table/wire';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadGames } from '../games.ts';
import { readNetwork } from '../notices/addresses.ts';
import { HttpReceiver, MailReceiver, PushBrowser, provesSender } from '../notices/test/receivers.ts';
import type { Turn } from '../rooms/turns.ts';
import { TestPlayer } from './client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const URL_OF_PAGES = 'https://games.example.org';
/** Longer than the moment in which a page may say that it is being looked at. */
const SOON = { timeout: 12_000, interval: 50 };

let server: TestServer;
let carrara: AnyGame;
const post = new MailReceiver({ user: 'bottega', password: 'se cret' });
beforeAll(async () => {
  carrara = (await loadGames()).get('carrara')!;
  const smtp = `smtp://bottega:se%20cret@127.0.0.1:${await post.open()}`;
  server = await startTestServer({ noticesTo: [readNetwork('127.0.0.1')!], url: URL_OF_PAGES, mail: { smtp, from: 'Bottega <games@example.org>' } });
});
afterAll(async () => {
  await server.stop();
  await post.close();
});

interface Party {
  readonly table: string;
  readonly ada: TestPlayer;
  readonly bea: TestPlayer;
  /** What comes to Ada and to Bea. */
  readonly told: readonly [HttpReceiver, HttpReceiver];
}

async function hooked(name: string): Promise<[TestPlayer, HttpReceiver, Channel]> {
  const [player, receiver] = [await TestPlayer.named(server.port, name), await HttpReceiver.open()];
  const channel = await player.post<Channel>('/api/me/channels', { kind: 'hook', address: `${receiver.url}/hook`, form: 'json' });
  return [player, receiver, channel];
}

async function begin(wish: Parameters<TestPlayer['open']>[0] = {}): Promise<Party> {
  const [[ada, one], [bea, other]] = [await hooked('Ada'), await hooked('Bea')];
  const table = await ada.open({ name: 'Thursday', ...wish });
  await bea.post(`/api/tables/${table}/sit`, { seat: 1 });
  return { table, ada, bea, told: [one, other] };
}

const close = ({ told }: Party): Promise<unknown> => Promise.all(told.map((receiver) => receiver.close()));
const turnOf = async (player: TestPlayer, table: string): Promise<Turn | null> => (await player.get<{ turn: Turn | null }>(`/api/tables/${table}/turn`)).turn;

/** Who must decide, with what comes to them, and the other. */
async function inOrder({ table, ada, bea, told }: Party): Promise<[TestPlayer, HttpReceiver, TestPlayer, HttpReceiver]> {
  return (await turnOf(ada, table)) === null ? [bea, told[1], ada, told[0]] : [ada, told[0], bea, told[1]];
}

/** Plays until the turn is the other's; returns how many decisions that took. */
async function playTurn(player: TestPlayer, table: string): Promise<number> {
  for (let made = 0; ; made++) {
    const turn = await turnOf(player, table);
    if (turn === null) return made;
    const move = turn.moves.includes('pass') ? 'pass' : turn.moves[0];
    await player.post(`/api/tables/${table}/moves`, { number: turn.number, move });
  }
}

describe('at a table', () => {
  it('the one whose turn it is is told so, the other that it has begun, and then each once a turn', { timeout: 60_000 }, async () => {
    const party = await begin();
    const [mover, movers, , others] = await inOrder(party);
    await vi.waitFor(() => expect([movers.kinds, others.kinds]).toEqual([['turn'], ['begun']]), SOON);
    await playTurn(mover, party.table);
    await vi.waitFor(() => expect(others.kinds).toEqual(['begun', 'turn']), SOON);
    const [message] = others.told.slice(-1);
    const name = mover === party.ada ? 'Ada' : 'Bea';
    expect(message).toMatchObject({ title: 'Your turn: The Palaces of Carrara, “Thursday”', text: `${name} has played. It’s your turn.`, waiting: 1 });
    expect(message.notices).toMatchObject([
      { kind: 'turn', table: party.table, game: 'carrara', name: 'Thursday', url: `${URL_OF_PAGES}/#/online/${party.table}` },
    ]);
    expect(movers.kinds).toEqual(['turn']);
    await close(party);
  });

  it('nobody is told who looks at the table, or has played already', { timeout: 60_000 }, async () => {
    const party = await begin();
    const [mover, movers, other, others] = await inOrder(party);
    // the one looks, as pages say; the other plays before it is sent
    const screen = await other.watch(party.table, carrara);
    await screen.ask({ do: 'attend' });
    await playTurn(mover, party.table);
    await screen.ask({ do: 'attend' });
    await pause(8000);
    expect([movers.kinds, others.kinds]).toEqual([[], []]);
    // who is connected and does not look is told
    await playTurn(other, party.table);
    await playTurn(mover, party.table);
    await vi.waitFor(() => expect(others.kinds).toEqual(['turn']), SOON);
    screen.close();
    await close(party);
  });

  it('everybody is told of a question, of the end with its result, and of another game', { timeout: 60_000 }, async () => {
    const party = await begin();
    const { table, ada, bea, told } = party;
    const [mover, , other] = await inOrder(party);
    await playTurn(mover, table);
    await other.post(`/api/tables/${table}/vote-end`, { yes: true });
    await mover.post(`/api/tables/${table}/ask-undo`, { to: 0 });
    const [adas, beas] = told;
    await vi.waitFor(() => expect([...adas.kinds, ...beas.kinds].sort()).toEqual(expect.arrayContaining(['undo', 'vote'])), SOON);
    await bea.post(`/api/tables/${table}/resign`);
    await vi.waitFor(() => expect([adas.kinds.at(-1), beas.kinds.at(-1)]).toEqual(['over', 'over']), SOON);
    expect(adas.told.at(-1)!.text).toMatch(/^1\. Ada \(-?\d+\), 2\. Bea \(-?\d+\)\.$/);
    const { table: again } = await bea.post<{ table: string }>(`/api/tables/${table}/rematch`);
    await vi.waitFor(() => expect(adas.kinds.at(-1)).toBe('invited'), SOON);
    expect(adas.told.at(-1)).toMatchObject({ text: 'Bea would like to play again. A seat is waiting for you.', url: `${URL_OF_PAGES}/#/online/${again}` });
    await pause(7000);
    expect(beas.kinds.at(-1)).toBe('over');
    await ada.post('/api/me/logout');
    await close(party);
  });

  it('time that is running out is told before it has, and not when the turn is played', async () => {
    const party = await begin({ settings: { pace: { kind: 'days', days: 2 } } as never });
    const [mover] = await inOrder(party);
    const waits = async () => server.database.all("SELECT due - at AS ahead, facts FROM notices WHERE tab = $1 AND kind = 'time'", [party.table]);
    const [{ ahead, facts }] = await waits();
    expect(Math.round(Number(ahead) / 3_600_000)).toBe(42);
    expect(JSON.parse(String(facts)).until).toBeGreaterThan(Date.now() + 47 * 3_600_000);
    await playTurn(mover, party.table);
    const players = await server.database.all("SELECT player FROM notices WHERE tab = $1 AND kind = 'time'", [party.table]);
    expect(players).toHaveLength(1);
    await close(party);
  });

  it('a table can be left out, and a channel', { timeout: 60_000 }, async () => {
    const [[ada, receiver, channel], bea] = [await hooked('Ada'), await TestPlayer.named(server.port, 'Bea')];
    const [quiet, loud] = [await ada.open(), await ada.open()];
    const wish = { channels: { [channel.id]: { when: 'never' }, 'somebody else’s': { when: 'never' } } };
    expect(await ada.post(`/api/me/tables/${quiet}/notices`, wish)).toEqual({ channels: { [channel.id]: { when: 'never' } } });
    for (const table of [quiet, loud]) await bea.post(`/api/tables/${table}/sit`, { seat: 1 });
    await vi.waitFor(() => expect(receiver.told.flatMap(({ notices }) => notices.map(({ table }) => table))).toEqual([loud]), SOON);
    await ada.post(`/api/me/channels/${channel.id}`, { on: false });
    await bea.post(`/api/tables/${loud}/resign`);
    expect(await server.database.all('SELECT id FROM notices WHERE channel = $1', [channel.id])).toEqual([]);
    await receiver.close();
  });
});

describe('by web push', () => {
  it('the browser alone can read it, the service can tell who sent it, and a dead one is not asked again', { timeout: 60_000 }, async () => {
    const [ada, service, browser] = [await TestPlayer.named(server.port, 'Ada'), await HttpReceiver.open(), new PushBrowser()];
    const { offers } = await ada.get<Notices>('/api/me/notices');
    const endpoint = `${service.url}/send/abc`;
    const given = { kind: 'push', endpoint, keys: browser.keys };
    const { id } = await ada.post<Channel>('/api/me/channels', given);
    expect((await ada.post<Channel>('/api/me/channels', given)).id).toBe(id);
    await ada.post('/api/me/notices', { language: 'nl', zone: 'Europe/Amsterdam', quiet: null });
    await ada.post(`/api/me/channels/${id}/trial`);
    await vi.waitFor(() => expect(service.got).toHaveLength(1), SOON);
    const [got] = service.got;
    expect(provesSender(got, offers.push, service.url)).toBe(true);
    expect(got.headers).toMatchObject({ ttl: '86400', urgency: 'high' });
    expect(browser.read(got)).toMatchObject({ title: 'Het werkt', page: '#/account', language: 'nl' });
    expect(() => new PushBrowser().read(got)).toThrow();

    // the same browser under another name is the other's from now on
    const bea = await TestPlayer.named(server.port, 'Bea');
    await bea.post('/api/me/channels', given);
    expect((await ada.get<Notices>('/api/me/notices')).channels).toEqual([]);

    service.answer = (response) => response.writeHead(410).end();
    const [channel] = (await bea.get<Notices>('/api/me/notices')).channels;
    await bea.post(`/api/me/channels/${channel.id}/trial`);
    await vi.waitFor(async () => {
      const { channels } = await bea.get<Notices>('/api/me/notices');
      expect(channels).toMatchObject([{ state: 'given-up', fault: { code: 'gone', status: 410 }, waiting: 0 }]);
    }, SOON);
    await service.close();
  });

  it.each([
    ['a key that is no point', { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }],
    ['a key that is too short', { p256dh: 'AAAA', auth: 'A'.repeat(22) }],
  ])('%s is refused', async (_what, keys) => {
    const ada = await TestPlayer.named(server.port, 'Ada');
    const { status, body } = await ada.send('POST', '/api/me/channels', { kind: 'push', endpoint: 'https://push.example/x', keys });
    expect([status, (body as { error: object }).error]).toMatchObject([400, { code: 'bad-address', why: 'form' }]);
  });

  it('a service inside the house is refused', async () => {
    const ada = await TestPlayer.named(server.port, 'Ada');
    const refused = async (endpoint: string) =>
      (await ada.post<{ error: { why: string } }>('/api/me/channels', { kind: 'push', endpoint, keys: new PushBrowser().keys })).error.why;
    expect([await refused('https://10.0.0.1/'), await refused('http://push.example/')]).toEqual(['private', 'scheme']);
  });
});

describe('by mail', () => {
  const latest = () => post.mails.at(-1)!;
  const header = (name: string): string | undefined => latest().headers.find(({ key }) => key === name)?.value;

  it('a code comes first; then each mail can be ended with one press', { timeout: 60_000 }, async () => {
    const [ada, bea] = [await TestPlayer.named(server.port, 'Ada'), await TestPlayer.named(server.port, 'Bea')];
    await ada.post('/api/me/notices', { language: 'fr', zone: 'Europe/Paris', quiet: null });
    const channel = await ada.post<Channel>('/api/me/channels', { kind: 'mail', address: 'ada@Example.com' });
    expect(channel).toMatchObject({ state: 'unproved', name: 'ada@example.com' });
    await vi.waitFor(() => expect(post.mails).toHaveLength(1), SOON);
    expect(latest()).toMatchObject({ from: { name: 'Bottega', address: 'games@example.org' }, to: [{ address: 'ada@example.com' }] });
    expect(header('list-unsubscribe')).toBeUndefined();
    const [, code] = /Votre code\u202f: (\w{10})/.exec(latest().subject!)!;
    expect(latest().text).toContain(`${URL_OF_PAGES}/#/account/${channel.id}.${code}`);

    const table = await ada.open({ name: 'Où là' });
    await bea.post(`/api/tables/${table}/sit`, { seat: 1 });
    expect((await ada.send('POST', `/api/me/channels/${channel.id}`, { on: true })).status).toBe(409);
    expect((await ada.send('POST', `/api/me/channels/${channel.id}/proof`, { code: 'AAAAAAAAAA' })).status).toBe(400);
    expect((await bea.send('POST', `/api/me/channels/${channel.id}/proof`, { code })).status).toBe(404);
    await ada.post(`/api/me/channels/${channel.id}/proof`, { code: code.toLowerCase() });

    await bea.post(`/api/tables/${table}/resign`);
    await vi.waitFor(() => expect(post.mails).toHaveLength(2), SOON);
    expect(latest().subject).toBe('Partie terminée\u202f: Les Palais de Carrara, «\u202fOù là\u202f»');
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const [, link] = /^<(https:\/\/games\.example\.org\/api\/unsubscribe\/[\w-]{43})>$/.exec(header('list-unsubscribe')!)!;
    const pressed = await fetch(link.replace(URL_OF_PAGES, ada.base), {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect([pressed.status, await pressed.json()]).toEqual([200, { ok: true }]);
    expect((await ada.get<Notices>('/api/me/notices')).channels).toMatchObject([{ state: 'off' }]);
  });

  it('an address that the mail server refuses is given up, with the reason', { timeout: 30_000 }, async () => {
    const ada = await TestPlayer.named(server.port, 'Ada');
    post.refusal = { message: 'no such user', responseCode: 550 };
    await ada.post('/api/me/channels', { kind: 'mail', address: 'nobody@example.com' });
    await vi.waitFor(async () => {
      expect((await ada.get<Notices>('/api/me/notices')).channels).toMatchObject([{ state: 'given-up', fault: { code: 'refused', status: 550 } }]);
    }, SOON);
    // that it was given up proves nothing
    const [{ id }] = (await ada.get<Notices>('/api/me/notices')).channels;
    expect((await ada.post<{ error: object }>(`/api/me/channels/${id}`, { on: true })).error).toMatchObject({ code: 'unproved' });
    post.refusal = null;
  });

  it('nobody’s box is filled with codes', async () => {
    const asked: number[] = [];
    for (let n = 0; n < 4; n++) {
      const somebody = await TestPlayer.named(server.port, `Guest ${n}`);
      asked.push((await somebody.send('POST', '/api/me/channels', { kind: 'mail', address: 'victim@example.com' })).status);
    }
    expect(asked).toEqual([200, 200, 200, 429]);
  });

  it.each(['ada@example.com\r\nBcc: all@example.com', 'ada@example.com,bea@example.com', 'ada'])('%j is refused', async (address) => {
    const ada = await TestPlayer.named(server.port, 'Ada');
    expect((await ada.post<{ error: object }>('/api/me/channels', { kind: 'mail', address })).error).toMatchObject({ code: 'bad-address', why: 'form' });
  });
});

describe('channels', () => {
  it('are their owner’s alone, and so many', async () => {
    const [ada, bea] = [await TestPlayer.named(server.port, 'Ada'), await TestPlayer.named(server.port, 'Bea')];
    const hook = (n: number) => ({ kind: 'hook', address: `https://example.com/${n}`, form: 'json' });
    const { id } = await ada.post<Channel>('/api/me/channels', hook(0));
    for (const [method, path] of [
      ['POST', ''],
      ['POST', '/trial'],
      ['DELETE', ''],
    ]) {
      expect((await bea.send(method, `/api/me/channels/${id}${path}`, method === 'POST' ? {} : undefined)).status).toBe(404);
    }
    for (let n = 1; n < 10; n++) await ada.post('/api/me/channels', hook(n));
    expect((await ada.post<{ error: object }>('/api/me/channels', hook(10))).error).toMatchObject({ code: 'too-many-channels', most: 10 });
    const { token } = await ada.post<{ token: string }>('/api/me/tokens', { label: 'program' });
    const program = new TestPlayer(server.port);
    program.token = token;
    expect((await program.send('GET', '/api/me/notices')).status).toBe(403);
  });

  it('show what went wrong last', { timeout: 30_000 }, async () => {
    const [ada, receiver, { id }] = await hooked('Ada');
    receiver.answer = (response) => response.writeHead(503).end();
    await ada.post(`/api/me/channels/${id}/trial`);
    await vi.waitFor(async () => {
      expect((await ada.get<Notices>('/api/me/notices')).channels).toMatchObject([{ state: 'on', fault: { code: 'answered', status: 503 }, waiting: 1 }]);
    }, SOON);
    await receiver.close();
  });

  it('tell it nobody outside of a table that they may not see', async () => {
    const [ada, cleo] = [await TestPlayer.named(server.port, 'Ada'), await TestPlayer.named(server.port, 'Cleo')];
    const table = await ada.open({ seats: [{ kind: 'open' }, { kind: 'bot', level: 'random' }], settings: { spectators: false } as never });
    expect((await cleo.send('POST', `/api/me/tables/${table}/notices`, { channels: {} })).status).toBe(404);
  });
});
