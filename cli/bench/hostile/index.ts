/** `bottega bench hostile`: honest people at some tables, without and with somebody who means them no good. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { AnyGame } from '@bottega/kernel';
import { pause } from '../server/load.ts';
import { entriesOf, type PlayedTable, type Prepared, prepareTables } from '../server/prepared.ts';
import { freePort, type Running, startProcess } from '../server/process.ts';
import { record, recordGames } from '../server/recorded.ts';
import type { Order } from './attacker.ts';
import { ATTACKS, type Tally, type Target } from './attacks.ts';
import { HonestPeople } from './honest.ts';
import type { Times } from './stopwatch.ts';

const SERVER = fileURLToPath(new URL('../server/our-process.mjs', import.meta.url));
const ATTACKER = fileURLToPath(new URL('./attacker.mjs', import.meta.url));
const PAIRS = 8;
const RECORDED = 40;
/** A game takes the honest at least so many seconds. */
const SHORTEST_GAME = 8;
/** In so many seconds people may chat as they like; in longer ones they say no more than flows into their purses. */
const CHATTY = 90;
/** Milliseconds for the server to become warm, and to come to rest after an attack. */
const WARM_UP = 2000;
const REST = 300;
/** Milliseconds after which a long attack ends, whatever it has sent. */
const LONGEST = 240_000;
/** What the long form sends. */
const LONG: Readonly<Record<string, number>> = { pings: 1_000_000, tables: 1000, 'tables of bots': 200 };
const LONG_MESSAGES = 100_000;
/** What the short form sends at least: enough to use up a purse, however slow the machine. */
const SHORT: Readonly<Record<string, number>> = { 'deep JSON': 1000, pings: 10_000, course: 2000, chat: 500, 'slow readers': 2000 };
const SHORT_MESSAGES = 150;

export interface HostileOptions {
  /** For each attack. */
  readonly seconds: number;
  /** 100,000 messages, 1,000,000 pings, 1,000 tables, from fifty addresses. */
  readonly long: boolean;
  /** All, if not named. */
  readonly attacks?: readonly string[];
  say(text: string): void;
}

export interface Suffered extends Times, Tally {
  readonly attack: string;
  /** The moment before, without the attack: a busy machine is slower from one minute to the next. */
  readonly calm: Times;
  /** How much of a core all threads of the server took. */
  readonly busy: number;
  /** Memory of the server, and how much it grew, in bytes. */
  readonly memory: number;
  readonly growth: number;
  /** Each time that somebody honest was cut off, refused or never answered, and how. */
  readonly wronged: readonly string[];
}

/** `longGame`: the game whose past is asked for. */
export async function benchHostile(
  game: AnyGame,
  longGame: AnyGame,
  { seconds, long, attacks = Object.keys(ATTACKS), say }: HostileOptions,
): Promise<Suffered[]> {
  const games = recordGames(game, RECORDED);
  const over = finishedTable(longGame);
  const total = attacks.length * (2 + seconds + (long ? LONGEST / 1000 : seconds));
  say('Preparing tables…');
  const prepared = await prepareTables(
    game,
    games.map(({ seed }) => seed),
    PAIRS * (5 + Math.ceil(total / SHORTEST_GAME)),
    { pairs: PAIRS, played: [over] },
  );
  const port = await freePort();
  const server = await startServer(port, prepared);
  const people = new HonestPeople(port, prepared, games, total < CHATTY ? 700 : 2000);
  const found: Suffered[] = [];
  const suffer = async (order: Order): Promise<void> => {
    const { attack } = order;
    say(`${attack}…`);
    const begin = await newAttacker();
    const calm = await people.stopwatch.measure(() => pause(1000 * seconds));
    const before = server.memory();
    const wrongs = people.wrongs.length;
    const cpu = server.cpu();
    const started = performance.now();
    let tally: Tally = { sent: 0, refused: 0, cut: 0 };
    const times = await people.stopwatch.measure(async () => {
      tally = await begin(order);
    });
    const memory = server.memory();
    const busy = (server.cpu() - cpu) / (performance.now() - started);
    found.push({ attack, calm, ...tally, ...times, busy, memory, growth: memory - before, wronged: people.wrongs.slice(wrongs) });
    await pause(REST);
  };
  try {
    await people.begin();
    await pause(Math.min(WARM_UP, 2000 * seconds));
    for (const attack of attacks) {
      const addresses = Array.from({ length: long ? 50 : 4 }, (_, number) => `127.0.${2 + Object.keys(ATTACKS).indexOf(attack)}.${number + 1}`);
      const target: Target = { port, addresses, table: over.id };
      const aim = long
        ? { milliseconds: LONGEST, least: 0, most: LONG[attack] ?? LONG_MESSAGES }
        : { milliseconds: 1000 * seconds, least: SHORT[attack] ?? SHORT_MESSAGES, most: Number.MAX_SAFE_INTEGER };
      await suffer({ attack, target, ...aim });
    }
  } finally {
    people.stop();
    await server.stop();
    rmSync(prepared.folder, { recursive: true, force: true });
  }
  return found;
}

function startServer(port: number, { folder }: Prepared): Promise<Running> {
  const env = { PORT: String(port), HOST: '127.0.0.1', BOTTEGA_DATA: folder, BOTTEGA_LOG: 'error' };
  return startProcess(process.execPath, [...process.execArgv, SERVER], env, 'listening');
}

/** Somebody in a process that gets what the others leave of the machine, as if it were elsewhere; ready to attack. */
async function newAttacker(): Promise<(order: Order) => Promise<Tally>> {
  const child = fork(ATTACKER);
  setPriority(child.pid!, constants.priority.PRIORITY_LOW);
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the attacker has ended')));
  await Promise.race([once(child, 'message'), ended]);
  return async (order) => {
    const told = once(child, 'message');
    child.send(order);
    const [tally] = await Promise.race([told, ended]);
    ended.catch(() => {});
    return tally as Tally;
  };
}

/** Four players' game, which anybody may look at. */
function finishedTable(game: AnyGame): PlayedTable {
  const id = 'finished'.padEnd(16, '0');
  const seats = ['ada0', 'bea0', 'ada1', 'bea1'];
  const { seed, moves } = record(game, 'finished', seats.length);
  const made = moves.map(({ seat, move }) => ({ at: 0, entry: { kind: 'move', seat, move: game.notation.write(move) } }));
  return { id, entries: [...entriesOf(game, id, seed, seats), ...made] };
}
