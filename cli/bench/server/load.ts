/** A load of busy tables: two players at each make the moves of recorded games, as fast as the server lets them. */
import type { Seat } from '@bottega/kernel';
import { quantile } from '../quantile.ts';
import type { RecordedGame } from './recorded.ts';

/** Two players at one table, both connected. */
export interface LoadTable {
  readonly game: RecordedGame;
  /** Sends the recorded move of that number. */
  play(number: number): void;
  /** Called whenever a player hears of a move. */
  heard: (seat: Seat) => void;
  /** Called when the mover is answered that the move of that number is taken, by servers that say so. */
  answered?: (number: number) => void;
  close(): void;
}

export interface LoadServer {
  readonly name: string;
  /** A new table with the game's seed. */
  open(game: RecordedGame): Promise<LoadTable>;
  /** Bytes that all players heard so far. */
  bytes(): number;
  /** Processor time of the server so far, in milliseconds. */
  cpu(): number;
  /** Resident memory of the server, in bytes. */
  memory(): Promise<number>;
  close(): Promise<void>;
}

export interface LoadResult {
  readonly moves: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** From sending a move until it is acknowledged; not a number where the server does not say so. */
  readonly answered50: number;
  readonly answered99: number;
  /** Moves in the time that was measured. */
  readonly count: number;
  /** A move a player. */
  readonly bytes: number;
  /** Processor time of the server for a move, in milliseconds. */
  readonly server: number;
  /** The same of the players who make the load. */
  readonly client: number;
  /** How much of a core they took: near 1, they would be what limits. */
  readonly share: number;
}

const WARM_UP = 1;
const AT_ONCE = 20;
/** Tables opened before a run; whoever has finished a game goes on at the next of them. */
const OPENED = 600;

/** Tables that one run opens. */
export const tablesFor = (places: number): number => Math.max(OPENED, 4 * places);

export async function runLoad(
  server: LoadServer,
  games: readonly RecordedGame[],
  places: number,
  seconds: number,
  opening = tablesFor(places),
): Promise<LoadResult> {
  let opened = 0;
  const tables = await several(opening, () => server.open(games[opened++ % games.length]));
  const load = new Load(tables);
  for (let place = 0; place < places; place++) load.begin();
  await Promise.race([pause(1000 * WARM_UP), load.over]);
  const bytes = server.bytes();
  const cpu = server.cpu();
  const own = ownCpu();
  const started = performance.now();
  load.latencies.length = 0;
  load.answers.length = 0;
  await Promise.race([pause(1000 * seconds), load.over]);
  const latencies = load.latencies.slice().sort((a, b) => a - b);
  const answers = load.answers.slice().sort((a, b) => a - b);
  const elapsed = (performance.now() - started) / 1000;
  const heard = server.bytes() - bytes;
  const worked = server.cpu() - cpu;
  const ownWork = ownCpu() - own;
  load.stop();
  for (const table of tables) table.close();
  const { length } = latencies;
  return {
    moves: length / elapsed,
    count: length,
    p50: quantile(latencies, 0.5),
    p95: quantile(latencies, 0.95),
    p99: quantile(latencies, 0.99),
    answered50: quantile(answers, 0.5),
    answered99: quantile(answers, 0.99),
    bytes: heard / length / 2,
    server: worked / length,
    client: ownWork / length,
    share: ownWork / (1000 * elapsed),
  };
}

class Load {
  /** Milliseconds from sending a move until the other player heard of it. */
  readonly latencies: number[] = [];
  /** Milliseconds from sending a move until it was acknowledged. */
  readonly answers: number[] = [];
  /** When no table is left to go on at. */
  readonly over: Promise<void>;
  private readonly tables: readonly LoadTable[];
  private next = 0;
  private running = true;
  private end: () => void = () => {};

  constructor(tables: readonly LoadTable[]) {
    this.tables = tables;
    this.over = new Promise((resolve) => {
      this.end = resolve;
    });
  }

  /** Plays one game after the other, each at a table of its own. */
  begin(): void {
    const table = this.tables[this.next++];
    if (table === undefined) {
      this.end();
      return;
    }
    const { moves } = table.game;
    const known = [0, 0];
    let number = 0;
    let sent = performance.now();
    let before = sent;
    // the answer may come after the move was shown, when the next one is on its way
    table.answered = (answered) => this.answers.push(performance.now() - (answered === number ? sent : before));
    table.heard = (seat) => {
      known[seat]++;
      if (seat !== moves[number].seat) this.latencies.push(performance.now() - sent);
      if (known[0] <= number || known[1] <= number || !this.running) return;
      number++;
      if (number === moves.length) this.begin();
      else {
        before = sent;
        sent = performance.now();
        table.play(number);
      }
    };
    table.play(0);
  }

  stop(): void {
    this.running = false;
  }
}

function ownCpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** So many of something, a few of them at a time. */
export async function several<Value>(count: number, make: () => Promise<Value>): Promise<Value[]> {
  const made: Value[] = [];
  while (made.length < count) made.push(...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - made.length) }, make))));
  return made;
}

export const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
