import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { addressGroup, isLoopback } from '../http/address.ts';
import { Budget } from '../http/budget.ts';
import { TestPlayer } from './client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const WORK = { work: 1 };
const atOnce = <Value>(count: number, act: (number: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, (_, number) => act(number)));
const times = (count: number, act: () => void): void => {
  for (let number = 0; number < count; number++) act();
};

describe('a budget', () => {
  it('lets an address spend five seconds’ worth at once, then what flows in', () => {
    let now = 0;
    const budget = new Budget(20, () => now);
    const address = '192.0.2.1';
    times(100, () => expect(budget.take({ address }, WORK)).toBe(0));
    expect(budget.take({ address }, { work: 20 })).toBeGreaterThan(0);
    now += 1000;
    times(19, () => expect(budget.take({ address }, WORK)).toBe(0));
    expect(budget.take({ address }, WORK)).toBe(1);
    expect(budget.take({ address: '192.0.2.2' }, WORK)).toBe(0);
  });

  it('lets one person take a quarter of what their address has', () => {
    const budget = new Budget(20, () => 0);
    const payer = { address: '192.0.2.1', person: 'eve' };
    times(25, () => expect(budget.take(payer, WORK)).toBe(0));
    expect(budget.take(payer, WORK)).toBeGreaterThan(0);
    expect(budget.take({ ...payer, person: 'ada' }, WORK)).toBe(0);
  });

  it('refuses with the seconds to wait, after which it can be paid', () => {
    let now = 0;
    const budget = new Budget(20, () => now);
    const payer = { address: '192.0.2.1' };
    budget.charge(payer, { work: 100 });
    expect(() => budget.charge(payer, { work: 50 })).toThrow(expect.objectContaining({ reason: { code: 'too-many', seconds: 3 } }));
    now += 3000;
    expect(budget.take(payer, { work: 50 })).toBe(0);
  });

  it('takes all of a purse for what costs more than it holds', () => {
    const budget = new Budget(20, () => 0);
    expect(budget.take({ address: '192.0.2.1' }, { work: 1000 })).toBe(0);
    expect(budget.take({ address: '192.0.2.1' }, WORK)).toBeGreaterThan(0);
  });

  it('shuts out who goes on without paying, until the debt is paid back, and nobody who shares their address', () => {
    let now = 0;
    const budget = new Budget(20, () => now);
    const eve = { address: '192.0.2.1', person: 'eve' };
    const ada = { address: '192.0.2.1', person: 'ada' };
    times(60, () => budget.take(eve, WORK));
    expect(budget.isShutOut(eve)).toBe(false);
    times(100, () => budget.take(eve, WORK));
    expect([eve, ada].map((payer) => budget.isShutOut(payer))).toEqual([true, false]);
    expect(budget.take(ada, WORK)).toBe(0);
    now += 4000;
    expect(budget.isShutOut(eve)).toBe(true);
    now += 1001;
    expect(budget.isShutOut(eve)).toBe(false);
  });

  it('keeps what stays in the database apart: it fills slowly', () => {
    let now = 0;
    const budget = new Budget(200, () => now);
    const table = { work: 20, kept: 20 };
    let opened = 0;
    for (let second = 0; second < 60; second++, now += 1000)
      times(10, () => (opened += budget.take({ address: '192.0.2.1', person: 'eve' }, table) === 0 ? 1 : 0));
    // ten at once, and about three in two minutes for each person
    expect(opened).toBeGreaterThanOrEqual(10);
    expect(opened).toBeLessThan(13);
  });

  it('remembers a bounded number of payers, those who were seen last', () => {
    const budget = new Budget(20, () => 0);
    const first = { address: 'first' };
    budget.charge(first, { work: 100 });
    for (let number = 0; number < 30_000; number++) {
      budget.take({ address: `other ${number}` }, WORK);
      if (number % 1000 === 0) expect(budget.take(first, WORK)).toBeGreaterThan(0);
    }
    expect(budget.size).toBe(20_000);
  });
});

describe('addresses', () => {
  it('of IPv6 are counted by their /64, those of IPv4 one by one', () => {
    expect(addressGroup('2001:db8:1:2:3:4:5:6')).toBe(addressGroup('2001:db8:1:2::1'));
    expect(addressGroup('2001:db8:1:2::1')).not.toBe(addressGroup('2001:db8:1:3::1'));
    expect(addressGroup('::ffff:192.0.2.1')).toBe('192.0.2.1');
    expect(addressGroup('192.0.2.1')).not.toBe(addressGroup('192.0.2.2'));
    expect(addressGroup('nonsense')).toBe('nonsense');
  });

  it('of this machine are known', () => {
    expect(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'].map(isLoopback)).toEqual([true, true, true, true]);
    expect(['192.168.0.1', '2001:db8::1', 'localhost', undefined].map(isLoopback)).toEqual([false, false, false, false]);
  });
});

describe('on a server with a small budget', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ budget: 20, trustProxy: 1 });
  });
  afterAll(() => server.stop());

  let last = 0;
  /** Somebody from an address of their own. */
  const nextAddress = (): Record<string, string> => ({ 'X-Forwarded-For': `198.51.100.${++last}` });
  const newcomer = async (headers: Record<string, string>): Promise<TestPlayer> => {
    const player = new TestPlayer(server.port);
    await player.send('POST', '/api/me', { name: 'Eve' }, headers);
    return player;
  };
  const live = (player: TestPlayer, table: string, headers: Record<string, string>): WebSocket =>
    new WebSocket(`${player.base.replace('http', 'ws')}/api/tables/${table}/live`, { headers: { Cookie: player.cookie, Origin: player.base, ...headers } });
  /** A table that is in memory, so that its reading costs nobody anything. */
  const openTable = async (): Promise<string> => {
    const host = await newcomer(nextAddress());
    const wish = { game: 'carrara', players: 2, options: {}, seats: [{ kind: 'open' }, { kind: 'open' }], seat: 0 };
    const settings = { listed: false, spectators: true, chat: true, pace: { kind: 'none' }, timeout: 'wait', timeoutLevel: 'random' };
    const { body } = await host.send('POST', '/api/tables', { ...wish, settings }, nextAddress());
    return (body as { id: string }).id;
  };

  it('who asks too often is answered 429 with Retry-After, by address, and others are not', async () => {
    const address = nextAddress();
    const player = new TestPlayer(server.port);
    const answers = await atOnce(300, () => player.send('GET', '/api/me', undefined, address));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused).toMatchObject({ body: { error: { code: 'too-many', seconds: expect.any(Number) } } });
    expect(refused?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await player.send('GET', '/api/me', undefined, nextAddress())).status).toBe(200);
  });

  it('a network of IPv6 shares one purse', async () => {
    const player = new TestPlayer(server.port);
    const answers = await atOnce(300, (number) => player.send('GET', '/api/me', undefined, { 'X-Forwarded-For': `2001:db8::${number}` }));
    expect(answers.some(({ status }) => status === 429)).toBe(true);
  });

  it('a person has no more for coming from many addresses', async () => {
    const eve = await newcomer(nextAddress());
    const answers = await atOnce(100, () => eve.send('GET', '/api/me', undefined, nextAddress()));
    expect(answers.some(({ status }) => status === 429)).toBe(true);
  });

  it('a message that can’t be paid is answered with the reason, and a flood ends the connection with 1008', async () => {
    const table = await openTable();
    const address = nextAddress();
    const eve = await newcomer(address);
    const socket = live(eve, table, address);
    const heard: string[] = [];
    socket.on('message', (data) => heard.push(String(data)));
    await once(socket, 'open');
    for (let number = 0; number < 30; number++) socket.send('{"id":5,"do":"ping"}');
    await expect.poll(() => heard.some((text) => text.includes('"id":5,"error":{"code":"too-many"'))).toBe(true);
    expect(socket.readyState).toBe(WebSocket.OPEN);
    const closed = once(socket, 'close');
    for (let number = 0; number < 500; number++) socket.send('nonsense');
    expect((await closed)[0]).toBe(1008);
  });

  it('what does not have the expected form costs as much as ten requests', async () => {
    const address = nextAddress();
    const player = new TestPlayer(server.port);
    const answers = await atOnce(30, () => player.send('POST', '/api/me', { nonsense: true }, { ...address }));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400, 429]));
  });

  it('pings that are never read end the connection, and the memory stays where it was', async () => {
    const table = await openTable();
    const address = nextAddress();
    const socket = live(await newcomer(address), table, address);
    await once(socket, 'open');
    socket.pause();
    const closed = once(socket, 'close');
    const before = process.memoryUsage().rss;
    for (let number = 0; number < 20_000 && socket.readyState === WebSocket.OPEN; number++) {
      socket.ping('x'.repeat(125), undefined, () => {});
      if (number % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    socket.resume();
    await closed;
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
  });

  it('a page whose person has nothing left stays connected', async () => {
    const table = await openTable();
    const address = nextAddress();
    const eve = await newcomer(address);
    const socket = live(eve, table, address);
    await once(socket, 'open');
    const answers = await atOnce(60, () => eve.send('GET', '/api/me', undefined, address));
    expect(answers.some(({ status }) => status === 429)).toBe(true);
    const answered = once(socket, 'pong');
    socket.ping();
    await answered;
    expect(socket.readyState).toBe(WebSocket.OPEN);
    socket.close();
  });

  it('tables can’t be opened without end', async () => {
    const address = nextAddress();
    const eve = await newcomer(address);
    const seats = [{ kind: 'open' }, { kind: 'open' }];
    const settings = { listed: true, spectators: true, chat: true, pace: { kind: 'none' }, timeout: 'wait', timeoutLevel: 'random' };
    const wish = { game: 'carrara', players: 2, options: {}, seats, seat: 0, settings };
    const answers = await atOnce(20, () => eve.send('POST', '/api/tables', wish, address));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
  });
});

describe('without a proxy', () => {
  it('an address has a bounded number of connections, whatever they say', { timeout: 30_000 }, async () => {
    const server = await startTestServer({ sockets: 1 });
    const call = (localAddress: string): Promise<Socket | undefined> =>
      new Promise((resolve) => {
        const socket = connect({ port: server.port, host: '127.0.0.1', localAddress });
        socket.on('error', () => resolve(undefined));
        socket.on('close', () => resolve(undefined));
        // who is not welcome is hung up on at once
        socket.on('connect', () => setTimeout(resolve, 100, socket));
      });
    const calls = await atOnce(150, () => call('127.0.0.4'));
    const held = calls.filter((socket) => socket?.destroyed === false);
    expect(held).toHaveLength(105);
    expect((await call('127.0.0.5'))?.destroyed).toBe(false);
    held[0]!.destroy();
    await expect.poll(async () => (await call('127.0.0.4'))?.destroyed).toBe(false);
    await server.stop();
  });

  it('an address that floods is hung up on, and served again when it has paid back', { timeout: 30_000 }, async () => {
    const server = await startTestServer({ budget: 20 });
    /** From one of this machine's many addresses, each time on a connection of its own. */
    const ask = (localAddress: string): Promise<number | undefined> =>
      new Promise((resolve) => {
        request({ port: server.port, host: '127.0.0.1', localAddress, path: '/healthz', agent: false }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        })
          .on('error', () => resolve(undefined))
          .end();
      });
    const answers = new Set<number | undefined>();
    for (let number = 0; number < 1500 && !answers.has(undefined); number++) answers.add(await ask('127.0.0.2'));
    expect([...answers]).toEqual([200, 429, undefined]);
    expect(await ask('127.0.0.3')).toBe(200);
    await expect.poll(() => ask('127.0.0.2'), { timeout: 15_000, interval: 500 }).toBe(200);
    await server.stop();
  });
});

describe('what looks after the server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ metricsToken: 'a-token-for-prometheus' });
  });
  afterAll(() => server.stop());

  it('asks the database once for any number of health checks', async () => {
    let asked = 0;
    const { all } = server.database;
    server.database.all = (text, values) => {
      if (text === 'SELECT id FROM tables LIMIT 1') asked++;
      return all.call(server.database, text, values);
    };
    const player = new TestPlayer(server.port);
    const started = performance.now();
    const answers = await Promise.all(Array.from({ length: 100 }, () => player.send('GET', '/healthz')));
    expect(answers.every(({ status, body }) => status === 200 && (body as { ok: boolean }).ok)).toBe(true);
    expect(asked).toBeLessThanOrEqual(1 + Math.ceil((performance.now() - started) / 1000));
  });

  it('is told the figures on this machine or by the token, and through a proxy only by the token', async () => {
    const player = new TestPlayer(server.port);
    const statusFor = async (headers: Record<string, string>): Promise<number> => (await player.send('GET', '/metrics', undefined, headers)).status;
    expect(await statusFor({})).toBe(200);
    expect(await statusFor({ 'X-Forwarded-For': '192.0.2.1' })).toBe(404);
    expect(await statusFor({ Authorization: 'Bearer a-token-for-prometheus', 'X-Forwarded-For': '192.0.2.1' })).toBe(200);
    expect(await statusFor({ Authorization: 'Bearer something-else' })).toBe(404);
  });

  it('never finds the address of a table in the log, nor a stack for what somebody malformed', async () => {
    const ada = await TestPlayer.named(server.port, 'Ada');
    const table = await ada.open();
    const upgrade = new WebSocket(`${ada.base.replace('http', 'ws')}/api/tables/${table}`, { headers: { Cookie: ada.cookie, Origin: ada.base } });
    const [error] = await once(upgrade, 'error');
    expect(String(error)).toContain('404');
    const screen = await ada.watch(table);
    // the fourth bit of the first byte is reserved
    (screen as unknown as { socket: { _socket: { write(bytes: Buffer): void } } }).socket._socket.write(Buffer.from([0xf1, 0x80, 0, 0, 0, 0]));
    await screen.until(() => screen.closed !== undefined);
    expect(server.logged()).not.toContain(table);
    expect(server.logged()).not.toContain('"stack"');
    expect(server.logged()).toContain('WS_ERR_');
  });
});
