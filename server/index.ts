/** The server as a whole: opens the database and the hall, serves, and stops without losing anything. */
import type { AddressInfo } from 'node:net';
import { type Config, readConfig } from './config.ts';
import { makeApp } from './http/app.ts';
import { newMeasures } from './http/measures.ts';
import { type Notes, Porter } from './porter/porter.ts';
import { hallThread, type StartHall } from './porter/start-hall.ts';
import type { Database } from './storage/database.ts';
import { openDatabase } from './storage/open-database.ts';
import { PeopleStore } from './storage/people-store.ts';
import { holdAlone } from './storage/sqlite/alone.ts';
import { TableStore } from './storage/table-store.ts';

export { BadConfig, type Config, readConfig } from './config.ts';
export { hallThread } from './porter/start-hall.ts';

export interface Server {
  readonly port: number;
  readonly database: Database;
  close(): Promise<void>;
}

export interface ServeOptions {
  readonly config?: Config;
  /** The folder of the built web application. */
  readonly pages: string;
  readonly logTo?: NodeJS.WritableStream;
  /** How the hall is started, if not in a thread as it comes. */
  readonly hall?: StartHall;
}

export async function serve({ config = readConfig(process.env), pages, logTo, hall = hallThread() }: ServeOptions): Promise<Server> {
  const measures = newMeasures();
  let note = (what: string): void => console.error(what);
  const notes: Notes = {
    group: (size) => measures.groups.observe(size),
    refusal: (_, code) => measures.refusals.inc({ code }),
    fault(_, what) {
      measures.faults.inc();
      server.log.error({ error: what }, 'fault');
    },
    botFault(_, what) {
      measures.bots.inc();
      note(what);
    },
    noted: (_, what) => note(what),
  };
  const letGo = config.database.startsWith('postgres') ? () => {} : holdAlone(config.database);
  const database = openDatabase(config.database, (error) => note(error.message));
  const stored = { tables: new TableStore(database), people: new PeopleStore(database) };
  const given = () => ({ database: database.way(), botPace: config.botPace, idle: config.idle });
  const porter = new Porter({ start: hall, given, notes, patience: config.patience });
  const { server, house } = await makeApp(config, porter, stored, measures, pages, logTo);
  note = (what) => server.log.warn({ error: what }, 'noted');
  house.sockets.tellGone = (who) => database.tellGone(who);
  database.listen({ gone: (who) => house.sockets.hearGone(who) });
  try {
    await stored.tables.count();
    await porter.open();
    await server.listen({ port: config.port, host: config.host });
  } catch (error) {
    await porter.close();
    await server.close();
    await database.close().catch(() => {});
    letGo();
    throw error;
  }
  return {
    port: (server.server.address() as AddressInfo).port,
    database,
    async close() {
      if (house.closing) return;
      house.closing = true;
      await porter.close();
      house.sockets.close();
      await server.close();
      await database.close();
      letGo();
    },
  };
}
