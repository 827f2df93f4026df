/** A load of busy tables: at each, two players move in turn as fast as the server lets them. */
import { type AnyGame, type BaseMove, randomFrom } from '@bottega/kernel';

/** Two players at one table, as the load sees them. */
export interface LoadTable {
  /** What the seat knows of the position; null while there is none. */
  view(seat: number): unknown;
  /** Sends a move and is back when the other player has it. */
  play(seat: number, move: BaseMove): Promise<void>;
  /** Another game, when this one is over. */
  again(): Promise<void>;
  close(): void;
}

export interface LoadServer {
  readonly name: string;
  open(): Promise<LoadTable>;
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
  /** A move a player. */
  readonly bytes: number;
  /** Processor time of the server for a move, in milliseconds. */
  readonly server: number;
  /** The same of the players who make the load. */
  readonly client: number;
  /** How much of a core they took: near 1, they would be what limits. */
  readonly share: number;
}

const WARM_UP = 2;
const AT_ONCE = 20;

export async function runLoad(server: LoadServer, game: AnyGame, tables: number, seconds: number): Promise<LoadResult> {
  const open = await several(tables, () => server.open());
  const latencies: number[] = [];
  let measuring = false;
  let running = true;
  const busy = open.map(async (table, number) => {
    const random = randomFrom(`load ${number}`);
    while (running) {
      const seat = [0, 1].find((one) => game.toAct(table.view(one) as never).includes(one));
      if (seat === undefined) {
        await table.again();
        continue;
      }
      const moves = game.legal(table.view(seat) as never, seat);
      const sent = performance.now();
      await table.play(seat, moves[random(moves.length)]);
      if (measuring) latencies.push(performance.now() - sent);
    }
  });
  await pause(1000 * WARM_UP);
  const bytes = server.bytes();
  const cpu = server.cpu();
  const own = ownCpu();
  const started = performance.now();
  measuring = true;
  await pause(1000 * seconds);
  measuring = false;
  const elapsed = (performance.now() - started) / 1000;
  const heard = server.bytes() - bytes;
  const worked = server.cpu() - cpu;
  const ownWork = ownCpu() - own;
  running = false;
  await Promise.all(busy);
  for (const table of open) table.close();
  latencies.sort((a, b) => a - b);
  const at = (part: number): number => latencies[Math.min(latencies.length - 1, Math.floor(part * latencies.length))];
  const { length } = latencies;
  return {
    moves: length / elapsed,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    bytes: heard / length / 2,
    server: worked / length,
    client: ownWork / length,
    share: ownWork / (1000 * elapsed),
  };
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
