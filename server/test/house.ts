/** A server for the tests, in this process. */
import { Writable } from 'node:stream';
import { MessageChannel } from 'node:worker_threads';
import type { BaseMove } from '@bottega/kernel';
import { randomFrom } from '@bottega/kernel';
import type { Bots } from '../hall/bots.ts';
import { serveHall } from '../hall/serve-hall.ts';
import { type Config, readConfig, type Server, serve } from '../index.ts';
import type { StartHall } from '../porter/start-hall.ts';
import { sqlitePath } from '../storage/test/databases.ts';

/** Bots that move at once, so that the tests need no threads. */
export function quickBots(): Bots {
  const random = randomFrom('quick');
  return {
    async choose({ game, view, seat }): Promise<BaseMove> {
      const moves = game.legal(view as never, seat);
      return moves[random(moves.length)];
    },
    close() {},
  };
}

/** The hall in this thread, so that a test can bring its own bots. */
const hallHere =
  (bots: Bots): StartHall =>
  (given, gone) => {
    const { port1, port2 } = new MessageChannel();
    serveHall(port2, given, { bots }).catch(gone);
    return { port: port1, kill: async () => port1.close() };
  };

export interface TestHouse extends Server {
  /** Everything that was logged. */
  readonly logged: () => string;
  stop(): Promise<void>;
}

export async function openHouse(change: Partial<Config> = {}, bots: Bots = quickBots(), hall: StartHall = hallHere(bots)): Promise<TestHouse> {
  const file = sqlitePath();
  let logged = '';
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      logged += chunk;
      done();
    },
  });
  const config: Config = {
    ...readConfig({ PORT: '0', HOST: '127.0.0.1', BOTTEGA_LOG: 'debug', BOTTEGA_BOT_PACE: '0', BOTTEGA_REQUESTS: '1000000', BOTTEGA_MESSAGES: '100000' }),
    database: file.path,
    ...change,
  };
  const server = await serve({ config, pages: '/nowhere', hall, logTo });
  return {
    ...server,
    logged: () => logged,
    async stop() {
      await server.close();
      file.remove();
    },
  };
}
