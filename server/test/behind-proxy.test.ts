import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { connect } from 'node:http2';
import { request } from 'node:https';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { readConfig, type Server, serve } from '../index.ts';
import { sqlitePath } from '../storage/test/databases.ts';
import { type Front, startProxy, WAYS } from './proxies.ts';
import { quickBots } from './test-server.ts';

describe.each(WAYS)('behind $name, as deploy sets it up', (way) => {
  const file = sqlitePath();
  const pages = join(dirname(file.path), 'pages');
  let server: Server;
  let proxy: Front;
  let cookie = '';

  beforeAll(async () => {
    if (!way.isHere) return;
    mkdirSync(pages);
    writeFileSync(join(pages, 'index.html'), '<title>Bottega</title>');
    const config = readConfig({ PORT: '0', HOST: '127.0.0.1', BOTTEGA_TRUST_PROXY: 'on', BOTTEGA_DATA: dirname(file.path) });
    server = await serve({ config, pages, bots: quickBots() });
    proxy = await startProxy(way, server.port);
  });
  afterAll(async () => {
    await proxy?.stop();
    await server?.close();
    file.remove();
  });

  const origin = (): string => `https://localhost:${proxy.port}`;
  const trusting = (): object => ({ ca: proxy.certificate, host: 'localhost', family: 4 });

  async function open(method: string, path: string, body?: object, more: object = {}): Promise<IncomingMessage> {
    const headers = { Origin: origin(), Cookie: cookie, ...(body && { 'Content-Type': 'application/json' }), ...more };
    const asking = request(origin() + path, { ...trusting(), method, headers });
    asking.end(body && JSON.stringify(body));
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    return answer;
  }
  async function ask(...given: Parameters<typeof open>): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }> {
    const answer = await open(...given);
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
  }

  it.skipIf(!way.isHere)('its file is in order', () => {
    expect(proxy.checked.said).not.toContain('[emerg]');
    expect(proxy.checked.code).toBe(0);
  });

  it.skipIf(!way.isHere)('the page is there, and browsers are told to keep to https', async () => {
    const { status, headers, body } = await ask('GET', '/');
    expect([status, body]).toEqual([200, '<title>Bottega</title>']);
    expect(headers['strict-transport-security']).toBe('max-age=15552000');
  });

  it.skipIf(!way.isHere)('browsers are spoken to by HTTP/2', async () => {
    const session = connect(origin(), { ca: proxy.certificate, family: 4 } as object);
    const stream = session.request({ ':path': '/healthz' });
    const [headers] = (await once(stream, 'response')) as [Record<string, unknown>];
    expect([session.alpnProtocol, headers[':status'], await text(stream)]).toEqual(['h2', 200, '{"ok":true}']);
    session.close();
  });

  it.skipIf(!way.isHere)('what is too large is refused by Bottega itself, with its reason', async () => {
    const { status, body } = await ask('POST', '/api/me', { name: 'x'.repeat(200_000) });
    expect([status, JSON.parse(body)]).toMatchObject([413, { error: { code: 'too-large' } }]);
  });

  it.skipIf(!way.isHere)('the cookie is Secure, and lets its owner open a table and watch it', async () => {
    const { headers } = await ask('POST', '/api/me', { name: 'Ada' });
    expect(headers['set-cookie']?.[0]).toMatch(/; Secure/);
    cookie = headers['set-cookie']![0].split(';')[0];
    const settings = { listed: false, spectators: true, chat: true, pace: { kind: 'none' }, timeout: 'wait', timeoutLevel: 'random' };
    const seats = [{ kind: 'open' }, { kind: 'bot', level: 'random' }];
    const { body } = await ask('POST', '/api/tables', { game: 'carrara', players: 2, options: {}, settings, seats, seat: 0 });
    const { id } = JSON.parse(body) as { id: string };
    const socket = new WebSocket(`${origin().replace('https', 'wss')}/api/tables/${id}/live`, { ...trusting(), headers: { Origin: origin(), Cookie: cookie } });
    const [hello] = (await once(socket, 'message')) as [Buffer];
    expect(JSON.parse(String(hello))).toMatchObject({ viewer: 0 });
    socket.terminate();
  });

  it.skipIf(!way.isHere)('events come as they happen', async () => {
    const stream = await open('GET', '/api/events');
    const [first] = (await once(stream, 'data', { signal: AbortSignal.timeout(3000) })) as [Buffer];
    expect(String(first)).toContain('retry: 2000');
    stream.destroy();
  });

  it.skipIf(!way.isHere)('nobody gets another address by claiming it', async () => {
    const guess = (number: number) => ask('POST', '/api/me/login', { login: 'ada', password: 'guess' }, { 'X-Forwarded-For': `10.0.0.${number}` });
    const answers = [];
    for (let number = 0; number < 12; number++) answers.push((await guess(number)).status);
    expect(answers.at(-1)).toBe(429);
  });
});
