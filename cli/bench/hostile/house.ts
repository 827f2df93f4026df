/** A server with honest people at some tables, and what they suffer from somebody who means them no good. */
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
import { ATTACKS } from './attacks.ts';
import { HonestPeople } from './honest.ts';
import type { Tally } from './means.ts';
import type { Times } from './stopwatch.ts';

const SERVER = fileURLToPath(new URL('../server/our-process.mjs', import.meta.url));
const ATTACKER = fileURLToPath(new URL('./attacker.mjs', import.meta.url));
const PAIRS = 8;
const RECORDED = 40;
/** A game takes the honest at least so many seconds. */
const SHORTEST_GAME = 8;
/** In so many seconds people may chat as they like; in longer ones they say no more than flows into their purses. */
const CHATTY = 90;
/** Milliseconds for the server to come to rest after an attack. */
const REST = 300;

export interface Suffered extends Times, Tally {
  readonly attack: string;
  /** The moments before and after, without the attack: a busy machine is slower from one minute to the next. */
  readonly calm: Times;
  /** How much of a core all threads of the server took. */
  readonly busy: number;
  /** Memory of the server, and how much it grew, in bytes. */
  readonly memory: number;
  readonly growth: number;
  /** Each time that somebody honest was cut off, refused or never answered, and how. */
  readonly wronged: readonly string[];
}

/** How many addresses attack, and until when. */
export type Aim = Pick<Order, 'milliseconds' | 'most'> & { readonly addresses: number };

export class AttackedHouse {
  readonly port: number;
  readonly people: HonestPeople;
  private readonly server: Running;
  private readonly prepared: Prepared;
  private readonly over: string;

  private constructor(port: number, server: Running, people: HonestPeople, prepared: Prepared, over: string) {
    this.port = port;
    this.server = server;
    this.people = people;
    this.prepared = prepared;
    this.over = over;
  }

  /** `longGame`: the game whose past is asked for; `seconds`: how long people play at most; `settings`: of the server. */
  static async open(game: AnyGame, longGame: AnyGame, seconds: number, settings: Readonly<Record<string, string>> = {}): Promise<AttackedHouse> {
    const games = recordGames(game, RECORDED);
    const over = finishedTable(longGame);
    const seeds = games.map(({ seed }) => seed);
    const prepared = await prepareTables(game, seeds, PAIRS * (5 + Math.ceil(seconds / SHORTEST_GAME)), { pairs: PAIRS, played: [over] });
    const port = await freePort();
    const env = { PORT: String(port), HOST: '127.0.0.1', BOTTEGA_DATA: prepared.folder, LOG: 'error', ...settings };
    const server = await startProcess(process.execPath, [...process.execArgv, SERVER], env, 'listening');
    const people = new HonestPeople(port, prepared, games, seconds < CHATTY ? 700 : 2000);
    const house = new AttackedHouse(port, server, people, prepared, over.id);
    await people.begin().catch(async (error) => {
      await house.close();
      throw error;
    });
    return house;
  }

  /** `seconds` without the attack, half of them before it and half after. */
  async suffer(attack: string, seconds: number, { addresses: count, ...aim }: Aim): Promise<Suffered> {
    const { people, server, port } = this;
    const network = 2 + Object.keys(ATTACKS).indexOf(attack);
    const addresses = Array.from({ length: count }, (_, number) => `127.0.${network}.${number + 1}`);
    const begin = await newAttacker();
    const wrongs = people.wrongs.length;
    const before = people.stopwatch.begin();
    await pause(500 * seconds);
    people.stopwatch.end();
    const [memoryBefore, cpu, started] = [server.memory(), server.cpu(), performance.now()];
    const during = people.stopwatch.begin();
    const tally = await begin({ attack, target: { port, addresses, table: this.over }, ...aim });
    people.stopwatch.end();
    const memory = server.memory();
    const busy = (server.cpu() - cpu) / (performance.now() - started);
    await pause(REST);
    const after = people.stopwatch.begin();
    await pause(500 * seconds);
    people.stopwatch.end();
    const [times, calm] = [await people.stopwatch.timesOf([during]), await people.stopwatch.timesOf([before, after])];
    return { attack, calm, ...tally, ...times, busy, memory, growth: memory - memoryBefore, wronged: people.wrongs.slice(wrongs) };
  }

  async close(): Promise<void> {
    this.people.stop();
    await this.server.stop();
    rmSync(this.prepared.folder, { recursive: true, force: true });
  }
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
