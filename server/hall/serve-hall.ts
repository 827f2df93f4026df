/** The hall as it stands in a thread of its own: rules that hang or crash there stop neither the doors nor the database. */
import { Buffer } from 'node:buffer';
import { type Games, loadGames } from '../games.ts';
import { PeopleRegister } from '../people/register.ts';
import type { Port } from '../porter/parcels.ts';
import type { Way } from '../storage/database.ts';
import { openDatabase } from '../storage/open-database.ts';
import { type Bots, houseBots } from './bots.ts';
import { Desk } from './desk.ts';
import { Hall, type HallOptions } from './hall.ts';

/** What it is given by the thread that starts it. */
export interface HallGiven {
  readonly database: Way;
  readonly botPace: number;
  readonly idle: number;
  /** Where it notes the table that it works on, for whoever must replace it. */
  readonly working: SharedArrayBuffer;
}

export interface HallMade {
  readonly games?: Games;
  readonly bots?: Bots;
  readonly seedOf?: HallOptions['seedOf'];
}

export async function serveHall(port: Port, given: HallGiven, { games, bots, seedOf }: HallMade = {}): Promise<void> {
  const { botPace, idle } = given;
  const report = (error: unknown): void => desk.outbox.put('noted', 0, error instanceof Error ? error.message : String(error));
  const database = openDatabase(given.database, report);
  const noted = Buffer.from(given.working);
  let last = '';
  const hall = new Hall({
    database,
    games: games ?? (await loadGames()),
    bots:
      bots ?? houseBots(({ level, reason, instead }) => desk.outbox.put('botFault', 0, `a bot of level ${level} failed (${reason}); ${instead} plays instead`)),
    report,
    botPace,
    idle,
    working(table) {
      if (table !== last) noted.write(table, 'latin1');
      last = table;
    },
    ...(seedOf && { seedOf }),
  });
  hall.tables.commits.onGroup = (size) => desk.outbox.put('group', size, null);
  const desk = new Desk(port, {
    hall,
    people: new PeopleRegister(hall.people, hall.now),
    async close() {
      await hall.close();
      await database.close();
    },
  });
}
