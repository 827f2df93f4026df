/** The server as a whole: opens the database and the rooms, serves, and stops without losing anything. */
import { randomInt } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { catalogueOf } from './catalogue.ts';
import { Follows } from './company/follows.ts';
import { Invitations } from './company/invitations.ts';
import { Seekers } from './company/seekers.ts';
import { type Config, readConfig } from './config.ts';
import { Daily } from './daily/daily.ts';
import { needDataFolder } from './data-folder.ts';
import { Editions } from './editions/editions.ts';
import { HouseRules } from './editions/house-rules.ts';
import { type Games, loadBoxes } from './games.ts';
import { Housekeeping } from './housekeeping.ts';
import { addRoutes } from './http/app.ts';
import { Budget } from './http/budget.ts';
import { note } from './http/errors.ts';
import { newMeasures } from './http/measures.ts';
import { Openings } from './http/openings.ts';
import { newHttpServer } from './http/server.ts';
import { Sockets } from './http/sockets.ts';
import { Blocks } from './moderation/blocks.ts';
import { Keeping } from './moderation/keeping.ts';
import { Reports } from './moderation/reports.ts';
import { openNotices } from './notices/index.ts';
import { Holidays } from './people/holidays.ts';
import { OwnData } from './people/own-data.ts';
import { Passes } from './people/passes.ts';
import { Passkeys } from './people/passkeys.ts';
import { PeopleRegister } from './people/register.ts';
import { Ratings } from './ratings/ratings.ts';
import { type Bots, botHosts, workerBots } from './rooms/bots.ts';
import { Rooms } from './rooms/rooms.ts';
import { SteadyClock } from './steady-clock.ts';
import { CompanyStore } from './storage/company-store.ts';
import { DailyStore } from './storage/daily-store.ts';
import type { Database } from './storage/database.ts';
import { EditionStore } from './storage/edition-store.ts';
import { HouseRulesStore } from './storage/house-rules-store.ts';
import { ModerationStore } from './storage/moderation-store.ts';
import { NoteStore } from './storage/note-store.ts';
import { isPostgres, openDatabase } from './storage/open-database.ts';
import { PassStore } from './storage/pass-store.ts';
import { PasskeyStore } from './storage/passkey-store.ts';
import { RatingStore } from './storage/rating-store.ts';
import { SeekerStore } from './storage/seeker-store.ts';
import { holdAlone } from './storage/sqlite/alone.ts';
import { TournamentStore } from './storage/tournament-store.ts';
import { Rounds } from './tournaments/rounds.ts';
import { Tournaments } from './tournaments/tournaments.ts';
import { Watchdog } from './watchdog/watchdog.ts';

export { BadConfig, type Config, readConfig } from './config.ts';

export interface Server {
  readonly port: number;
  readonly database: Database;
  /** What is done every few minutes, done now. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

export interface ServeOptions {
  readonly config?: Config;
  /** The folder of the built web application. */
  readonly pages: string;
  readonly logTo?: NodeJS.WritableStream;
  /** The games that can be played, if not all of the house. */
  readonly games?: Games;
  /** Who plays the bots' seats, if not the usual bots. */
  readonly bots?: Bots;
  /** Called with the number of tables, when the database has answered. */
  readonly opened?: (tables: number) => void;
  /** Whether a process that stands still is ended, for its supervisor to start it again. */
  readonly watched?: boolean;
}

export async function serve({ config = readConfig(process.env), pages, logTo, games, bots, opened, watched = false }: ServeOptions): Promise<Server> {
  // first of all: what can't be read leaves nothing open
  const boxes = await loadBoxes();
  const known: Games = games ?? new Map(boxes.map(({ game }) => [game.id, game]));
  const measures = newMeasures();
  if (!isPostgres(config.database)) needDataFolder(config.database);
  const release = isPostgres(config.database) ? () => {} : holdAlone(config.database);
  const http = await newHttpServer(config, measures, logTo);
  const report = (error: unknown): void => note({ measures, log: http.log }, error);
  const database = openDatabase(config.database, ({ message }) => http.log.warn({ error: message }, 'noted'), config.connections);
  const watchdog = watched ? new Watchdog(config.database, config.patience) : undefined;
  const clock = new SteadyClock(Date.now());
  const rooms = new Rooms({
    database,
    clock,
    games: known,
    bots:
      bots ??
      workerBots(
        botHosts(config.botWorkers, ({ level, reason, instead }) => {
          measures.bots.inc();
          http.log.warn({ error: `a bot of level ${level} failed (${reason}); ${instead} plays instead` }, 'noted');
        }),
      ),
    cores: new Map(boxes.map((box) => [box.game.id, box])),
    report,
    botPace: config.botPace,
    idle: config.idle,
    ...(watchdog && { working: watchdog.working }),
  });
  rooms.tables.commits.onGroup = (size) => measures.groups.observe(size);
  const sockets = new Sockets();
  const openings = new Openings((who) => database.tell([{ is: 'gone', ...who }]));
  database.listen((news) => {
    if (news === null || news.is === 'gone') openings.hear(news);
  });
  const codes = new PassStore(database);
  const passes = new Passes({ store: codes, now: Date.now, idle: config.sessionIdle, life: config.sessionLife, end: openings.end, report });
  const passkeys = new Passkeys({ store: new PasskeyStore(database), now: Date.now });
  const holidays = new Holidays({ store: rooms.holidays, now: rooms.now, tell: (player) => rooms.tellHolidays(player) });
  const tournamentStore = new TournamentStore(database);
  const people = new PeopleRegister({
    store: rooms.people,
    codes,
    passes,
    now: Date.now,
    end: openings.end,
    tablesOf: (player) => rooms.tables.countOf(player),
    eraseWords: (ids) => rooms.eraseWords(ids),
    tellHolidays: (player) => rooms.tellHolidays(player),
    leaveTables: async (player) => {
      // first, or a new round would seat them again as soon as their tables are over
      await tournamentStore.leaveAll(player, rooms.now());
      await rooms.leaveTables(player);
    },
    passkeys,
  });
  const seekerStore = new SeekerStore(database);
  const dailyStore = new DailyStore(database);
  const daily = new Daily({ store: dailyStore, games: rooms.games, now: rooms.now });
  const editions = new Editions({ store: new EditionStore(database), games: rooms.games, now: rooms.now });
  const houseRules = new HouseRules({ store: new HouseRulesStore(database), games: rooms.games, now: rooms.now });
  const order = new ModerationStore(database);
  const blocks = new Blocks(order, rooms.people, rooms.now);
  const seekers = new Seekers({ store: seekerStore, rooms, apart: (players) => blocks.among(players), random: (below) => randomInt(below) });
  const company = new CompanyStore(database);
  const follows = new Follows(company, rooms, seekers, blocks);
  const invitations = new Invitations({
    store: company,
    rooms,
    blocks,
    tell: async (player, table, by) => notices?.register.invite(player, table, by),
    seen: async (table, player) => notices?.register.seen(table, player),
  });
  const reports = new Reports(order, rooms);
  const notes = new NoteStore(database);
  const ratings = new Ratings(new RatingStore(database), rooms, report);
  const rounds = new Rounds(tournamentStore, rooms, report);
  const tournaments = new Tournaments({ store: tournamentStore, rooms, rounds, blocks });
  const keeping = new Keeping({
    callOff: (id) => tournaments.callOff(id),
    store: order,
    rooms,
    editions,
    end: openings.end,
    process: async () => ({
      database: isPostgres(config.database) ? 'Postgres' : 'SQLite',
      up: Math.round(process.uptime()),
      memory: process.memoryUsage.rss(),
      faults: (await measures.faults.get()).values[0]?.value ?? 0,
      connected: sockets.size,
    }),
  });
  const catalogue = catalogueOf(boxes, known);
  let notices: Awaited<ReturnType<typeof openNotices>> | undefined;
  const housekeeping = new Housekeeping({
    passes,
    openings,
    rooms,
    tidyNotices: async () => notices?.register.tidy(),
    tidySeekers: () => seekers.tidy(),
    tidyDaily: () => daily.tidy(),
    tidyInvitations: () => invitations.tidy(),
    report,
  });
  const stop = async (): Promise<void> => {
    housekeeping.close();
    ratings.close();
    await rounds.close();
    await notices?.close();
    await rooms.close();
    sockets.close();
    await http.close();
    await watchdog?.close();
    await database.close().finally(release);
  };
  try {
    const budget = new Budget(config.budget);
    clock.set(await database.clock());
    notices = await openNotices({
      ...{ config, database, catalogue, tables: rooms.tables, people: rooms.people, now: rooms.now, report },
      warn: (text) => http.log.warn({ error: text }, 'noted'),
      measure: (kind, how) => measures.notices.inc({ kind, how }),
    });
    const ownData = new OwnData({
      prepared: rooms.prepared,
      notes,
      tournaments: tournamentStore,
      store: rooms.people,
      tables: rooms.tables,
      passes,
      passkeys,
      holidays,
      notices: notices.register,
      seekers: seekerStore,
      daily: dailyStore,
      editions,
      houseRules,
      follows,
      invitations,
      blocks,
      reports,
      ratings,
      now: Date.now,
    });
    const ofPeople = { people, passes, passkeys, holidays, ownData, notices: notices.register };
    const context = {
      config,
      catalogue,
      rooms,
      ...ofPeople,
      seekers,
      follows,
      invitations,
      daily,
      editions,
      houseRules,
      blocks,
      reports,
      keeping,
      ratings,
      notes,
      tournaments,
      budget,
      measures,
      sockets,
      openings,
      log: http.log,
    };
    await addRoutes(http, context, pages);
    const counts = await rooms.tables.count();
    opened?.(counts.reduce((sum, { tables }) => sum + Number(tables), 0));
    await http.listen({ port: config.port, host: config.host });
  } catch (error) {
    await stop().catch(() => {});
    throw error;
  }
  return {
    port: (http.server.address() as AddressInfo).port,
    database,
    tidy: async () => {
      await housekeeping.run();
      await ratings.run();
      await rounds.run();
    },
    close: async () => {
      if (!rooms.closing) await stop();
    },
  };
}
