/** Random and hostile messages over HTTP and WebSocket, and somebody who wants to play meanwhile. */
import { connect } from 'node:net';
import { type Random, randomFrom } from '@bottega/kernel';
import { WebSocket } from 'ws';
import type { TestPlayer } from './client.ts';

const NASTY: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  2 ** 53,
  0.5,
  '',
  '\u0000',
  '__proto__',
  '"; DROP TABLE entries; --',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '\ud800',
  'x'.repeat(5000),
  [],
  {},
  [[[[[[[[]]]]]]]],
  { do: 'pass', __proto__: { admin: true } },
  { constructor: { prototype: {} } },
];
const VERBS = [
  'play',
  'undo',
  'ask-undo',
  'answer-undo',
  'resign',
  'vote-end',
  'replace',
  'return',
  'chat',
  'mute',
  'sit',
  'leave',
  'kick',
  'start',
  'rematch',
  'look',
  'course',
  'ping',
  'constructor',
];
const KEYS = ['number', 'move', 'hold', 'to', 'yes', 'seat', 'by', 'text', 'muted', 'name', 'id', 'do', '__proto__'];
const PATHS = [
  '/api/me',
  '/api/me/login',
  '/api/me/register',
  '/api/me/claim',
  '/api/me/tokens',
  '/api/me/seek',
  '/api/me/seek/bots',
  '/api/seekers',
  '/api/daily/carrara/2026-11-18',
  '/api/daily/%00/x',
  '/api/reports',
  '/api/me/blocks/x',
  '/api/keep/message',
  '/api/keep/people?part=%25',
  '/api/tables',
  '/api/tables/TABLE/moves',
  '/api/tables/TABLE/sit',
  '/api/tables/TABLE/chat',
  '/api/tables/%00/sit',
  '/api/players/%ff',
  '/api/events',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/api/openapi.json?x[]=1',
];

/** HTTP requests on their way at the same time. */
const AT_ONCE = 12;

const pick = <Item>(random: Random, list: readonly Item[]): Item => list[random(list.length)];

function nastyMessage(random: Random): string | Buffer {
  const kind = random(10);
  if (kind === 0) return Buffer.from(Array.from({ length: random(60) }, () => random(256)));
  if (kind === 1) return JSON.stringify(pick(random, NASTY)) ?? 'undefined';
  const message: Record<string, unknown> = {
    id: random(4) === 0 ? pick(random, NASTY) : random(1000),
    do: random(6) === 0 ? pick(random, NASTY) : pick(random, VERBS),
  };
  for (let count = random(4); count > 0; count--) message[pick(random, KEYS)] = random(3) === 0 ? random(5) : pick(random, NASTY);
  const text = JSON.stringify(message);
  return kind === 2 ? text.slice(0, random(text.length)) : text;
}

/** Sends so many; a connection that was closed is opened anew. */
export async function beHostile(player: TestPlayer, table: string, count: number, seed = 'hostile'): Promise<void> {
  const random = randomFrom(seed);
  const url = `${player.base.replace('http', 'ws')}/api/tables/${table}/live`;
  let socket: WebSocket | undefined;
  const requests = new Set<Promise<void>>();
  for (let sent = 0; sent < count; sent++) {
    const way = random(20);
    if (way === 0) {
      if (requests.size >= AT_ONCE) await Promise.race(requests);
      const request: Promise<void> = nastyRequest(player, table, random).finally(() => requests.delete(request));
      requests.add(request);
    } else if (way === 1 && random(4) === 0) await nastyBytes(player, random);
    else {
      if (socket === undefined || socket.readyState !== WebSocket.OPEN) {
        socket?.terminate();
        socket = await openSocket(url, player);
        if (socket === undefined) continue;
      }
      const message = nastyMessage(random);
      // binary ends the connection, so that is rare
      socket.send(message, { binary: typeof message !== 'string' && random(20) === 0 });
      // wait now and then, so that it is the server's answers that set the pace
      if (sent % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
      if (socket.bufferedAmount > 100_000) await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  await Promise.all(requests);
  socket?.terminate();
}

function openSocket(url: string, player: TestPlayer): Promise<WebSocket | undefined> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url, { headers: { Cookie: player.cookie, Origin: player.base } });
    socket.on('open', () => resolve(socket));
    socket.on('error', () => resolve(undefined));
    socket.on('message', () => {});
  });
}

async function nastyRequest(player: TestPlayer, table: string, random: Random): Promise<void> {
  const path = pick(random, PATHS).replace('TABLE', table);
  const headers: Record<string, string> = random(3) === 0 ? {} : { Origin: player.base };
  if (random(3) > 0)
    headers['Content-Type'] = pick(random, ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=x']);
  if (random(4) === 0) headers.Authorization = pick(random, ['Bearer x', `Bearer ${'a'.repeat(43)}`, 'Basic eDp5']);
  if (random(4) === 0) headers.Cookie = `bottega=${'z'.repeat(random(3000))}`;
  const method = pick(random, ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']);
  const hasBody = method !== 'GET' && random(4) > 0;
  const body =
    random(3) === 0 ? '{"name":' : JSON.stringify({ [pick(random, KEYS)]: pick(random, NASTY), login: pick(random, NASTY), password: pick(random, NASTY) });
  const answer = await fetch(player.base + path, { method, headers, ...(hasBody && { body }), signal: AbortSignal.timeout(300) }).catch(() => undefined);
  await answer?.body?.cancel().catch(() => {});
}

/** Something that is not even HTTP. */
function nastyBytes(player: TestPlayer, random: Random): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(player.base).port), '127.0.0.1', () => {
      socket.write(Buffer.from(Array.from({ length: 200 }, () => random(256))));
      setTimeout(() => socket.destroy(), 5);
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve());
  });
}
