/** `bottega bench server`: our server beside boardgame.io's, the same game, the same load, in one run. */
import type { AnyGame } from '@bottega/kernel';
import type { Measure } from '../engine.ts';
import { type LoadServer, pause, runLoad } from './load.ts';
import { OurServer } from './ours.ts';
import { TheirServer } from './theirs.ts';

const BUSY = [50, 200];
const IDLE_TABLES = 2000;

export async function benchServer(game: AnyGame, { seconds, peer, say }: { seconds: number; peer: boolean; say(text: string): void }): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const tables of BUSY) {
    const ours = await underLoad(() => OurServer.start(game), game, tables, seconds, say);
    const theirs = peer ? await underLoad(() => TheirServer.start(game), game, tables, seconds, say) : undefined;
    const measure = (name: string, unit: string, figure: 'moves' | 'p50' | 'p95' | 'p99' | 'bytes'): void => {
      const value = rounded(ours[figure]);
      const beside = theirs && { peer: rounded(theirs[figure]), ratio: rounded(ours[figure] / theirs[figure]) };
      measures.push({ name: `${tables} tables, ${name}`, unit, value, ...beside });
    };
    measure('moves', 'moves/s', 'moves');
    measure('send to other player, p50', 'ms', 'p50');
    measure('send to other player, p95', 'ms', 'p95');
    measure('send to other player, p99', 'ms', 'p99');
    measure('heard for a move', 'bytes', 'bytes');
  }
  measures.push(await idleMemory(game, say));
  return measures;
}

async function underLoad(start: () => Promise<LoadServer>, game: AnyGame, tables: number, seconds: number, say: (text: string) => void) {
  const server = await start();
  try {
    say(`${server.name} with ${tables} tables…`);
    return await runLoad(server, game, tables, seconds);
  } finally {
    await server.close();
  }
}

async function idleMemory(game: AnyGame, say: (text: string) => void): Promise<Measure> {
  const server = await OurServer.start(game);
  try {
    say(`Bottega with ${IDLE_TABLES} idle tables…`);
    const sockets = [];
    for (let number = 0; number < IDLE_TABLES; number++) {
      const table = await server.newTable();
      for (const player of [0, 1]) {
        const socket = server.connect(table, player);
        sockets.push(socket);
        await new Promise((resolve) => socket.once('message', resolve));
      }
    }
    await pause(2000);
    const memory = await server.memory();
    for (const socket of sockets) socket.terminate();
    return { name: `${IDLE_TABLES} idle tables, ${2 * IDLE_TABLES} sockets`, unit: 'MB', value: rounded(memory / 1e6) };
  } finally {
    await server.close();
  }
}

const rounded = (value: number): number => Number(value.toPrecision(4));
