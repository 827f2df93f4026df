/** What somebody could do to a server who means no good. All of it is aimed at a server of our own, on this machine. */
import { Agent, request } from 'node:http';
import { Line, messageOf, pingOf } from '../server/line.ts';
import { pause } from '../server/load.ts';

export interface Target {
  readonly port: number;
  /** Whose purses are used, one after the other. */
  readonly addresses: readonly string[];
  /** A long game that is over, which anybody may look at. */
  readonly table: string;
}

/** What was sent, refused in words, and hung up on. */
export interface Tally {
  sent: number;
  refused: number;
  cut: number;
}

export interface Attack {
  readonly target: Target;
  readonly tally: Tally;
  /** Connections for HTTP, by the address they come from. */
  readonly agents: Map<string, Agent>;
  /** False when enough was sent, or the time is over. */
  goOn(): boolean;
}

/** Connections of an attack that uses several at a time. */
const AT_ONCE = 20;
/** Bytes that may wait before an attacker waits, too. */
const MOST_UNSENT = 1_000_000;
const BREATH = 10;
const BETWEEN = 5;
const TERMS = { listed: true, spectators: true, chat: true, pace: { kind: 'none' }, timeout: 'wait', timeoutLevel: 'random' };
const OPEN = { kind: 'open' };

export const ATTACKS: Readonly<Record<string, (attack: Attack) => Promise<void>>> = {
  /** JSON of 3,400 levels: once it ended the process. */
  'deep JSON': (attack) => {
    const deep = `${'['.repeat(3400)}${']'.repeat(3400)}`;
    const body = `{"number":0,"move":{"do":"x","a":${deep}}}`;
    return all([
      ...several(AT_ONCE / 2, () => asGuest(attack, (cookie, from) => ask(attack, from, 'POST', `/api/tables/${attack.target.table}/moves`, body, cookie))),
      ...several(AT_ONCE / 2, () => flood(attack, messageOf(`{"id":1,"do":"play","number":0,"move":{"do":"x","a":${deep}}}`))),
    ]);
  },
  /** Pings of 125 bytes whose answers are never read. */
  pings: (attack) => flood(attack, pingOf(Buffer.alloc(125)), true),
  /** The chart of scores of a long game, again and again, by spectators who don't wait for it. */
  course: (attack) => all(several(AT_ONCE, () => flood(attack, messageOf('{"id":1,"do":"course"}')))),
  'health checks': (attack) => all(several(50, () => asNobody(attack, (from) => ask(attack, from, 'GET', '/healthz')))),
  tables: (attack) => {
    const wish = { game: 'carrara', players: 2, options: {}, seats: [OPEN, OPEN], seat: 0, settings: TERMS };
    return all(several(AT_ONCE, () => asGuest(attack, (cookie, from) => ask(attack, from, 'POST', '/api/tables', JSON.stringify(wish), cookie))));
  },
  'tables of bots': (attack) => {
    const bot = { kind: 'bot', level: 'master' };
    const wish = { game: 'carrara', players: 4, options: {}, seats: [OPEN, bot, bot, bot], seat: 0, settings: TERMS };
    return all(several(AT_ONCE, () => asGuest(attack, (cookie, from) => ask(attack, from, 'POST', '/api/tables', JSON.stringify(wish), cookie))));
  },
  chat: (attack) =>
    asGuest(attack, async (cookie, from) => {
      const wish = { game: 'carrara', players: 2, options: {}, seats: [OPEN, OPEN], seat: 0, settings: TERMS };
      const opened = await ask(attack, from, 'POST', '/api/tables', JSON.stringify(wish), cookie);
      const table = /"id":"([\w-]+)"/.exec(opened)?.[1];
      if (table === undefined) return;
      await flood(attack, messageOf(JSON.stringify({ id: 1, do: 'chat', text: 'x'.repeat(500) })), false, table, cookie, from);
    }),
  /** The whole table and positions of it, never read. */
  'slow readers': (attack) => all(several(100, () => flood(attack, messageOf('{"id":1,"do":"look","number":900}'), true))),
  'malformed frames': (attack) => all(several(AT_ONCE, () => strike(attack, Buffer.from([0xf7, 0xff, 1, 2, 3, 4, 5, 6])))),
  'connections that come and go': (attack) => all(several(AT_ONCE, () => strike(attack, undefined))),
};

const several = (count: number, act: () => Promise<void>): Promise<void>[] => Array.from({ length: count }, act);
const all = async (acts: readonly Promise<void>[]): Promise<void> => void (await Promise.all(acts));

const nextAddress = ({ target: { addresses }, tally }: Attack): string => addresses[(tally.cut + tally.refused) % addresses.length];

/** Sends the same over a WebSocket for as long as it can, and comes back when it was cut off. */
async function flood(attack: Attack, message: Buffer, deaf = false, table = attack.target.table, Cookie = '', from?: string): Promise<void> {
  const { target, tally, goOn } = attack;
  const headers = { Origin: `http://127.0.0.1:${target.port}`, ...(Cookie !== '' && { Cookie }) };
  while (goOn()) {
    const line = await Line.open(target.port, `/api/tables/${table}/live`, headers, from ?? nextAddress(attack)).catch(() => undefined);
    if (line === undefined) {
      tally.refused++;
      await pause(BREATH);
      continue;
    }
    let open = true;
    line.ended = () => {
      open = false;
    };
    line.heard = (bytes, start, end) => {
      if (bytes.subarray(start, Math.min(end, start + 60)).includes('"error"')) tally.refused++;
    };
    if (deaf) line.pause();
    while (open && goOn()) {
      for (let count = 0; count < 50; count++) line.sendMessage(message);
      tally.sent += 50;
      // who does not read hears nothing of the end either, but can't send any more
      for (let waited = 0; open && line.unsent > MOST_UNSENT && waited < 100; waited++) await pause(BREATH);
      if (line.unsent > MOST_UNSENT) break;
      // ten thousand a second on each line are enough, and leave the machine to the server
      await pause(BETWEEN);
    }
    if (!open) tally.cut++;
    line.close();
  }
}

/** Opens a WebSocket, says this if anything, and is gone. */
async function strike(attack: Attack, bytes: Buffer | undefined): Promise<void> {
  const { target, tally, goOn } = attack;
  while (goOn()) {
    tally.sent++;
    try {
      const line = await Line.open(target.port, `/api/tables/${target.table}/live`, {}, nextAddress(attack));
      if (bytes !== undefined) {
        const ended = new Promise<void>((resolve) => {
          line.ended = resolve;
        });
        line.sendMessage(bytes);
        await ended;
        tally.cut++;
      }
      line.close();
    } catch {
      tally.refused++;
      await pause(BREATH);
    }
  }
}

async function asNobody(attack: Attack, act: (from: string) => Promise<unknown>): Promise<void> {
  while (attack.goOn()) {
    const answer = await act(nextAddress(attack));
    if (answer === '') await pause(BREATH);
  }
}

/** With a name, which is needed for what changes something. */
async function asGuest(attack: Attack, act: (cookie: string, from: string) => Promise<unknown>): Promise<void> {
  while (attack.goOn()) {
    const from = nextAddress(attack);
    const cookie = /bottega=[\w-]+/.exec(await ask(attack, from, 'POST', '/api/me', '{"name":"Eve"}'))?.[0];
    if (cookie === undefined) await pause(BREATH);
    else for (let tries = 0; tries < 50 && attack.goOn(); tries++) await act(cookie, from);
  }
}

/** The answer with its head; empty when there was none. */
function ask({ target: { port }, tally, agents }: Attack, localAddress: string, method: string, path: string, body?: string, Cookie = ''): Promise<string> {
  tally.sent++;
  const agent = agents.get(localAddress) ?? new Agent({ keepAlive: true, localAddress });
  agents.set(localAddress, agent);
  const headers = { Origin: `http://127.0.0.1:${port}`, ...(body !== undefined && { 'Content-Type': 'application/json' }), ...(Cookie !== '' && { Cookie }) };
  return new Promise((resolve) => {
    const asking = request({ port, host: '127.0.0.1', agent, method, path, headers }, (answer) => {
      if (answer.statusCode === 429) tally.refused++;
      let text = JSON.stringify(answer.headers);
      answer.on('data', (chunk) => (text += chunk));
      answer.on('end', () => resolve(text));
      answer.on('error', () => resolve(''));
    });
    asking.on('error', () => {
      tally.cut++;
      resolve('');
    });
    asking.end(body);
  });
}
