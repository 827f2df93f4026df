/** A server for the tests, in this process. */
import { Writable } from 'node:stream';
import { type BaseMove, randomFrom } from '@bottega/kernel';
import type { Games } from '../games.ts';
import { type Config, readConfig, type Server, serve } from '../index.ts';
import type { Bots } from '../rooms/bots.ts';
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

export interface TestServer extends Server {
  /** Everything that was logged. */
  readonly logged: () => string;
  stop(): Promise<void>;
}

const ENVIRONMENT = {
  PORT: '0',
  HOST: '127.0.0.1',
  LOG: 'debug',
  BOTTEGA_BOT_PACE: '0',
  BOTTEGA_BUDGET: '1000000',
};

export async function startTestServer(change: Partial<Config> = {}, bots: Bots = quickBots(), games?: Games): Promise<TestServer> {
  const file = sqlitePath();
  let logged = '';
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      logged += chunk;
      done();
    },
  });
  const config: Config = { ...readConfig(ENVIRONMENT), database: file.path, ...change };
  const server = await serve({ config, pages: '/nowhere', bots, logTo, ...(games && { games }) });
  return {
    ...server,
    logged: () => logged,
    async stop() {
      await server.close();
      file.remove();
    },
  };
}
