/** What somebody could do to a server who means no good. All of it is aimed at a server of our own, on this machine. */
import { messageOf, pingOf } from '../server/line.ts';
import { type Attack, asGuest, ask, asNobody, flood, hold, several, strike } from './means.ts';

/** Connections of an attack that uses several at a time. */
const AT_ONCE = 20;
const TERMS = { listed: true, spectators: true, chat: true, pace: { kind: 'none' }, timeout: 'wait', timeoutLevel: 'random' };
const OPEN = { kind: 'open' };
const MASTER = { kind: 'bot', level: 'master' };
const DEEP = `${'['.repeat(3400)}${']'.repeat(3400)}`;
/** Text that says it is a gigabyte long, and a frame with bits that mean nothing. */
const ENDLESS = Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0x40, 0, 0, 0, 1, 2, 3, 4, 5, 6]);
const MALFORMED = Buffer.from([0xf7, 0xff, 1, 2, 3, 4, 5, 6]);

const message = (content: object): Buffer => messageOf(JSON.stringify(content));
const openTable = (seats: readonly object[]): string =>
  JSON.stringify({ game: 'carrara', players: seats.length, options: {}, seats, seat: 0, settings: TERMS });

export const ATTACKS: Readonly<Record<string, (attack: Attack) => Promise<void>>> = {
  /** Once it ended the process. */
  'deep JSON': async (attack) => {
    const body = `{"number":0,"move":{"do":"x","a":${DEEP}}}`;
    const path = `/api/tables/${attack.target.table}/moves`;
    const said = messageOf(`{"id":1,"do":"play","number":0,"move":{"do":"x","a":${DEEP}}}`);
    await Promise.all([
      several(AT_ONCE / 2, (first) => asGuest(attack, first, async (cookie, from) => (await ask(attack, from, 'POST', path, body, cookie)) !== '')),
      several(AT_ONCE / 2, (first) => flood(attack, first, [said])),
    ]);
  },
  'huge messages': async (attack) => {
    const body = JSON.stringify({ name: 'x'.repeat(100_000) });
    await Promise.all([
      several(AT_ONCE / 2, (first) => asNobody(attack, first, (from) => ask(attack, from, 'POST', '/api/me', body))),
      several(AT_ONCE / 4, (first) => strike(attack, first, messageOf('x'.repeat(20_000)))),
      several(AT_ONCE / 4, (first) => strike(attack, first, ENDLESS)),
    ]);
  },
  /** By somebody who sits there: moves of long ago and of later, the same again and again, and what is not their turn. */
  'messages out of order': (attack) => {
    const asked = [
      ...[0, 5, 0, 1e6, 0].map((number) => ({ do: 'play', number, move: { do: 'pass' } })),
      ...[{ do: 'undo' }, { do: 'ask-undo', to: 0 }, { do: 'answer-undo', yes: true }, { do: 'start' }, { do: 'sit', seat: 1 }, { do: 'return', seat: 0 }],
    ];
    return several(AT_ONCE / 4, (first) => atOwnTable(attack, first, asked));
  },
  /** Pings of 125 bytes whose answers are never read. */
  pings: (attack) => several(AT_ONCE, (first) => flood(attack, first, [pingOf(Buffer.alloc(125))], { deaf: true })),
  /** The scores of a long game and its positions, again and again, by spectators who don't wait for them. */
  'views of the past': (attack) => {
    const looks = Array.from({ length: 49 }, (_, number) => message({ id: 1, do: 'look', number: 20 * number }));
    return several(AT_ONCE, (first) => flood(attack, first, first % 2 === 0 ? [message({ id: 1, do: 'course' })] : looks));
  },
  'health checks': (attack) => several(50, (first) => asNobody(attack, first, (from) => ask(attack, from, 'GET', '/healthz'))),
  metrics: (attack) => several(50, (first) => asNobody(attack, first, (from) => ask(attack, from, 'GET', '/metrics'))),
  /** All of them in the public list. */
  tables: (attack) => several(AT_ONCE, (first) => asGuest(attack, first, (cookie, from) => open(attack, cookie, from, [OPEN, OPEN]))),
  'tables of bots': (attack) =>
    several(AT_ONCE, (first) => asGuest(attack, first, (cookie, from) => open(attack, cookie, from, [OPEN, MASTER, MASTER, MASTER]))),
  chat: (attack) => several(AT_ONCE / 4, (first) => atOwnTable(attack, first, [{ do: 'chat', text: 'x'.repeat(500) }])),
  /** The whole table and positions of it, never read. */
  'slow readers': (attack) => several(100, (first) => flood(attack, first, [message({ id: 1, do: 'look', number: 900 })], { deaf: true })),
  'silent connections': async (attack) => {
    await Promise.all([hold(attack, 0, ''), hold(attack, 1, 'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\nX-')]);
  },
  'malformed frames': (attack) => several(AT_ONCE, (first) => strike(attack, first, MALFORMED)),
  'connections that come and go': (attack) => several(AT_ONCE, (first) => strike(attack, first)),
};

async function open(attack: Attack, cookie: string, from: string, seats: readonly object[]): Promise<boolean> {
  return (await ask(attack, from, 'POST', '/api/tables', openTable(seats), cookie)) !== '';
}

/** Floods a table of one's own, where a novice sits as well, so that a game is on. */
function atOwnTable(attack: Attack, first: number, asked: readonly object[]): Promise<void> {
  const messages = asked.map((one) => message({ id: 1, ...one }));
  return asGuest(attack, first, async (Cookie, from) => {
    const opened = await ask(attack, from, 'POST', '/api/tables', openTable([OPEN, { kind: 'bot', level: 'novice' }]), Cookie);
    const table = /"id":"([\w-]+)"/.exec(opened)?.[1];
    if (table === undefined) return false;
    await flood(attack, attack.target.addresses.indexOf(from), messages, { table, Cookie });
    return false;
  });
}
