/** What attackers have: lines that flood, strike or stay silent, and requests, from the addresses they are given. */
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { Line } from '../server/line.ts';
import { pause } from '../server/load.ts';

export interface Target {
  readonly port: number;
  /** Whose purses are used, one after the other. */
  readonly addresses: readonly string[];
  /** A long game that is over, which anybody may look at. */
  readonly table: string;
}

/** What was sent or tried, refused in words, and hung up on. */
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

/** Bytes that may wait before an attacker waits, too. */
const MOST_UNSENT = 1_000_000;
const BREATH = 10;
const BETWEEN = 5;
/** Messages in one go. */
const GO = 50;
/** The longest that an attacker waits for a server that neither answers nor hangs up. */
const PATIENCE = 3000;

/** The same several times at once; each begins at another address. */
export async function several(count: number, act: (first: number) => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: count }, (_, number) => act(number)));
}

/** Goes on to the next address whenever one was refused or cut off. */
class Way {
  private readonly addresses: readonly string[];
  private at: number;

  constructor({ target }: Attack, first: number) {
    this.addresses = target.addresses;
    this.at = first;
  }

  get from(): string {
    return this.addresses[this.at % this.addresses.length];
  }

  turn(): void {
    this.at++;
  }
}

/** Where a flood goes, and as whom; the finished game by nobody, if not said. */
interface Flooding {
  /** Nothing is read. */
  readonly deaf?: boolean;
  readonly table?: string;
  readonly Cookie?: string;
}

/** Sends these messages, one after the other and again, for as long as it can, and comes back when it was cut off. */
export async function flood(attack: Attack, first: number, messages: readonly Buffer[], flooding: Flooding = {}): Promise<void> {
  const { target, tally, goOn } = attack;
  const { deaf = false, table = target.table, Cookie } = flooding;
  const way = new Way(attack, first);
  const headers = { Origin: `http://127.0.0.1:${target.port}`, ...(Cookie !== undefined && { Cookie }) };
  let next = 0;
  while (goOn()) {
    const line = await openLine(attack, way, `/api/tables/${table}/live`, headers);
    if (line === undefined) continue;
    let open = true;
    line.ended = () => {
      open = false;
    };
    line.heard = (bytes, start, end) => {
      if (bytes.subarray(start, Math.min(end, start + 60)).includes('"error"')) tally.refused++;
    };
    if (deaf) line.pause();
    while (open && goOn()) {
      for (let count = 0; count < GO; count++) line.sendMessage(messages[next++ % messages.length]);
      tally.sent += GO;
      // who does not read hears nothing of the end either, but can't send any more
      for (let waited = 0; open && line.unsent > MOST_UNSENT && waited < 50; waited++) await pause(BREATH);
      if (line.unsent > MOST_UNSENT) break;
      // ten thousand a second on each line are enough, and leave the machine to the server
      await pause(BETWEEN);
    }
    if (!open || line.unsent > MOST_UNSENT) tally.cut++;
    way.turn();
    line.close();
  }
}

/** Opens a WebSocket, says this if anything, and is gone. */
export async function strike(attack: Attack, first: number, bytes?: Buffer): Promise<void> {
  const { target, tally, goOn } = attack;
  const way = new Way(attack, first);
  while (goOn()) {
    const line = await openLine(attack, way, `/api/tables/${target.table}/live`, {});
    if (line === undefined) continue;
    tally.sent++;
    if (bytes !== undefined) {
      const ended = new Promise<boolean>((resolve) => {
        line.ended = () => resolve(true);
      });
      line.sendMessage(bytes);
      if (await Promise.race([ended, pause(PATIENCE)])) tally.cut++;
    }
    line.close();
  }
}

async function openLine({ target, tally }: Attack, way: Way, path: string, headers: Readonly<Record<string, string>>): Promise<Line | undefined> {
  try {
    return await Line.open(target.port, path, headers, way.from);
  } catch {
    tally.sent++;
    tally.refused++;
    way.turn();
    await pause(BREATH);
    return undefined;
  }
}

/** Connections that say the beginning of a request, if anything, and are held for as long as the server lets them. */
export async function hold(attack: Attack, first: number, beginning: string): Promise<void> {
  const { target, tally, goOn } = attack;
  const way = new Way(attack, first);
  const held = new Set<ReturnType<typeof connect>>();
  while (goOn()) {
    tally.sent++;
    const socket = connect({ port: target.port, host: '127.0.0.1', localAddress: way.from });
    held.add(socket);
    const gone = (): void => {
      if (!held.delete(socket)) return;
      tally.cut++;
      way.turn();
    };
    socket.on('error', gone);
    socket.on('close', gone);
    socket.once('connect', () => socket.write(beginning));
    // a thousand a second
    if (tally.sent % 10 === 0) await pause(BREATH);
  }
  for (const socket of held) socket.removeAllListeners('close').destroy();
}

export async function asNobody(attack: Attack, first: number, act: (from: string) => Promise<unknown>): Promise<void> {
  const way = new Way(attack, first);
  while (attack.goOn()) {
    if ((await act(way.from)) !== '') continue;
    way.turn();
    await pause(BREATH);
  }
}

/** With a name, which is needed for what changes something; another one from the next address when this one is refused. */
export async function asGuest(attack: Attack, first: number, act: (cookie: string, from: string) => Promise<boolean>): Promise<void> {
  const way = new Way(attack, first);
  while (attack.goOn()) {
    const cookie = /bottega=[\w-]+/.exec(await ask(attack, way.from, 'POST', '/api/me', '{"name":"Eve"}'))?.[0];
    if (cookie === undefined) await pause(BREATH);
    else while (attack.goOn() && (await act(cookie, way.from)));
    way.turn();
  }
}

/** The answer with its head; empty when there was none, or only that it was too much. */
export function ask(
  { target: { port }, tally, agents }: Attack,
  localAddress: string,
  method: string,
  path: string,
  body?: string,
  Cookie = '',
): Promise<string> {
  tally.sent++;
  const agent = agents.get(localAddress) ?? new Agent({ keepAlive: true, localAddress });
  agents.set(localAddress, agent);
  const headers = { Origin: `http://127.0.0.1:${port}`, ...(body !== undefined && { 'Content-Type': 'application/json' }), ...(Cookie !== '' && { Cookie }) };
  return new Promise((resolve) => {
    const asking = request({ port, host: '127.0.0.1', agent, method, path, headers, timeout: PATIENCE }, (answer) => {
      const refused = answer.statusCode === 429;
      if (refused) tally.refused++;
      let text = JSON.stringify(answer.headers);
      answer.on('data', (chunk) => (text += chunk));
      answer.on('end', () => resolve(refused ? '' : text));
      answer.on('error', () => resolve(''));
    });
    asking.on('timeout', () => asking.destroy());
    asking.on('error', () => {
      tally.cut++;
      resolve('');
    });
    asking.end(body);
  });
}
