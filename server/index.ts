/** The server as a whole: opens the database, serves, and stops without losing anything. */
import type { AddressInfo } from 'node:net';
import { type Config, readConfig } from './config.ts';
import { loadGames } from './games.ts';
import { type Bots, houseBots } from './hall/bots.ts';
import { Hall, type HallOptions } from './hall/hall.ts';
import { makeApp } from './http/app.ts';
import { newMeasures } from './http/measures.ts';
import type { Database } from './storage/database.ts';
import { openDatabase } from './storage/open-database.ts';

export { BadConfig, type Config, readConfig } from './config.ts';

export interface Server {
  readonly port: number;
  readonly hall: Hall;
  readonly database: Database;
  close(): Promise<void>;
}

export interface ServeOptions {
  readonly config?: Config;
  /** The folder of the built web application. */
  readonly pages: string;
  readonly bots?: Bots;
  readonly logTo?: NodeJS.WritableStream;
  /** Only for measuring: see the hall. */
  readonly seedOf?: HallOptions['seedOf'];
}

export async function serve({ config = readConfig(process.env), pages, bots, logTo, seedOf }: ServeOptions): Promise<Server> {
  const measures = newMeasures();
  let report = (error: unknown): void => console.error(error);
  const database = openDatabase(config.database, (error) => report(error));
  const games = await loadGames();
  const players =
    bots ??
    houseBots((fault) => {
      measures.bots.inc();
      report(new Error(`a bot of level ${fault.level} failed (${fault.reason}); ${fault.instead} plays instead`));
    });
  const hall = new Hall({
    database,
    games,
    bots: players,
    report: (error) => report(error),
    botPace: config.botPace,
    idle: config.idle,
    ...(seedOf && { seedOf }),
  });
  hall.onEntry = () => measures.entries.inc();
  hall.tables.commits.onGroup = (size) => measures.groups.observe(size);
  const { server, house, live } = await makeApp(config, hall, measures, pages, logTo);
  report = (error) => server.log.warn({ error: error instanceof Error ? error.message : String(error) }, 'noted');
  try {
    await hall.tables.count();
    await server.listen({ port: config.port, host: config.host });
  } catch (error) {
    await hall.close();
    await server.close();
    await database.close().catch(() => {});
    throw error;
  }
  return {
    port: (server.server.address() as AddressInfo).port,
    hall,
    database,
    async close() {
      if (house.closing) return;
      house.closing = true;
      await hall.close();
      live.close();
      await server.close();
      await database.close();
    },
  };
}
