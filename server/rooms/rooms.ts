/** All tables in this process: opened on demand, put away when idle, looked after when a clock runs out. */
import { createHash, randomBytes } from 'node:crypto';
import { type AnyGame, type Changes, changed, type GameCore, keyedSeed, Refusal, refuse, type Seat } from '@bottega/kernel';
import { checkOpening, keptFor, type OpenEntry, openSitting, type Sitting, type Stretch, statusOf } from '@bottega/table/sitting';
import type { OpenTable } from '@bottega/table/wire';
import { type Games, gameOf } from '../games.ts';
import { causedBy, NOTHING_WAITS } from '../notices/causes.ts';
import { botSkill } from '../ratings/house-bots.ts';
import { SteadyClock } from '../steady-clock.ts';
import { type Database, type News, StorageDown } from '../storage/database.ts';
import { HolidayStore } from '../storage/holiday-store.ts';
import { PeopleStore } from '../storage/people-store.ts';
import { PreparedStore } from '../storage/prepared-store.ts';
import { TableStore } from '../storage/table-store.ts';
import type { Bots } from './bots.ts';
import { type LiveTable, needHost, needWaiting } from './live-table.ts';
import { Pasts } from './pasts.ts';
import { goOnWith } from './prepared-turns.ts';
import { Room } from './room.ts';
import { rowOf, seatRowsOf } from './rows.ts';
import type { RoomServices } from './services.ts';
import { ignoreRefusal } from './shown-table.ts';
import { TurnListeners } from './turns.ts';

/** The whole of an edition that is told by its changes: the log keeps all of it, whatever the house changes later. */
function editionFor({ edition: kit }: AnyGame, { edition, published }: OpenTable): Pick<OpenEntry, 'edition' | 'editionName' | 'published'> {
  if (edition === undefined) return {};
  return { edition: changed(kit, edition.changes as Changes), editionName: edition.name, ...(published !== undefined && { published }) };
}

export interface RoomsOptions {
  readonly database: Database;
  readonly games: Games;
  readonly bots: Bots;
  /** What seats hold in each game, by which prepared turns are judged. */
  readonly cores?: ReadonlyMap<string, GameCore>;
  readonly report: (error: unknown) => void;
  readonly botPace?: number;
  /** Milliseconds after which a table that nobody uses is put away. */
  readonly idle?: number;
  readonly clock?: SteadyClock;
  /** Called with each table before its rules are asked to do something. */
  readonly working?: (table: string) => void;
}

const SWEEP = 1000;
/** A prepared turn is this process's for so long, once it looks at it. */
const LEASE = 30_000;
/** Tables looked after in one sweep. */
const MOST_WOKEN = 100;
const POSTPONED = 60_000;
const TELL_PRESENCE = 20_000;
/** How long a table that waits for players stays without its host: on the list, and at all. */
const LISTED = 3_600_000;
const KEPT = 7 * 24 * 3_600_000;
/** Holidays that are over count on for whoever was waited for meanwhile. */
const REMEMBERED = 60 * 24 * 3_600_000;
/** Tables taken away in one go. */
const MOST_REMOVED = 100;

/** Everybody must be able to see how a rating came about, and everybody at the table must have one. */
function needRatable({ game, players, seats, settings, edition }: OpenTable): void {
  const { listed, spectators, timeoutLevel, hints } = settings;
  if (players < 2) refuse({ code: 'bad-rated', why: 'alone' });
  if (!listed || !spectators) refuse({ code: 'bad-rated', why: 'private' });
  if (hints) refuse({ code: 'bad-rated', why: 'hints' });
  if (edition !== undefined) refuse({ code: 'bad-rated', why: 'edition' });
  const levels = [timeoutLevel, ...seats.flatMap((seat) => (seat.kind === 'bot' ? seat.level : []))];
  if (levels.some((level) => botSkill(game, level, players) === undefined)) refuse({ code: 'bad-rated', why: 'bot' });
}

export const newTableId = (): string => randomBytes(12).toString('base64url');

export class Rooms implements RoomServices {
  readonly games: Games;
  readonly tables: TableStore;
  readonly people: PeopleStore;
  readonly holidays: HolidayStore;
  readonly prepared: PreparedStore;
  readonly bots: Bots;
  readonly pasts: Pasts;
  readonly turns = new TurnListeners();
  /** Called when a game is over. */
  readonly overListeners = new Set<(sitting: Sitting) => void>();
  readonly botPace: number;
  readonly now: () => number;
  private readonly cores: ReadonlyMap<string, GameCore>;
  private readonly clock: SteadyClock;
  readonly report: (error: unknown) => void;
  readonly working: (table: string) => void;
  readonly opened = new Map<string, Room>();
  private readonly database: Database;
  private readonly idle: number;
  private readonly sweeper: NodeJS.Timeout;
  private sweeping = false;
  private toldPresence = 0;
  /** Entries written, or read from other processes. */
  entries = 0;
  /** True from the moment it is told to close. */
  closing = false;

  constructor({
    database,
    games,
    bots,
    cores = new Map(),
    report,
    botPace = 600,
    idle = 300_000,
    clock = new SteadyClock(Date.now()),
    working = () => {},
  }: RoomsOptions) {
    this.games = games;
    this.tables = new TableStore(database);
    this.people = new PeopleStore(database);
    this.holidays = new HolidayStore(database);
    this.prepared = new PreparedStore(database);
    this.cores = cores;
    this.bots = bots;
    this.report = report;
    this.botPace = botPace;
    this.idle = idle;
    this.clock = clock;
    this.now = clock.now;
    this.working = working;
    this.pasts = new Pasts(working);
    this.database = database;
    this.tables.commits.report = report;
    database.listen((news, process) => {
      try {
        this.hear(news, process);
      } catch (error) {
        report(error);
      }
    });
    this.sweeper = setInterval(() => void this.sweep(), SWEEP);
    this.sweeper.unref();
  }

  /** The room of that table, whether or not there is such a table. */
  get(id: string): Room {
    const known = this.opened.get(id);
    if (known !== undefined) return known;
    const room = new Room(id, this);
    this.opened.set(id, room);
    return room;
  }

  /** How many moves were made at that table; undefined when it is not in memory, and would have to be read first. */
  movesAt(id: string): number | undefined {
    const room = this.opened.get(id);
    return room === undefined || room.empty ? undefined : room.moves;
  }

  /** Opens a table for a host; resolves to its id. `given`: an id that was made before, and whom the house has seated. */
  async open(wish: OpenTable, host: string, given: { table?: string; sitters?: readonly (string | null)[]; tournament?: string } = {}): Promise<string> {
    const game = gameOf(this.games, wish.game);
    if (wish.settings.rated) needRatable(wish);
    const seed = keyedSeed(randomBytes(32).toString('hex'));
    const entry: OpenEntry = checkOpening(game, {
      kind: 'open',
      table: given.table ?? newTableId(),
      game: game.id,
      rules: game.version,
      name: wish.name ?? null,
      players: wish.players,
      options: wish.options,
      ...editionFor(game, wish),
      settings: { ...wish.settings, keptFor: keptFor(wish.settings) },
      seats: wish.seats,
      host,
      seat: wish.seat,
      ...(given.sitters !== undefined && { sitters: given.sitters }),
      ...(given.tournament !== undefined && { tournament: given.tournament }),
      seed,
      seedHash: createHash('sha256').update(seed).digest('hex'),
    });
    const at = this.now();
    const sitting = openSitting(game, entry, at);
    const { table } = entry;
    const caused = causedBy(entry, NOTHING_WAITS, game, sitting, false, false);
    const append = {
      table,
      number: 0,
      at,
      entry: JSON.stringify(entry),
      row: rowOf(game, sitting),
      seats: seatRowsOf(sitting),
      edition: entry.published?.id,
      ...caused,
    };
    if (!(await this.tables.append(append))) refuse({ code: 'fault' });
    for (const player of new Set([host, ...(given.sitters ?? [])])) if (player !== null) await this.bringHolidays(this.get(table), player);
    this.get(table).wake().catch(this.report);
    return table;
  }

  /** The public list, as it is stored. */
  listed(most: number): Promise<string[]> {
    return this.tables.listed(most, this.now() - LISTED);
  }

  /** The same with one of these people at the table. */
  listedWith(players: readonly string[], most: number): Promise<string[]> {
    return this.tables.listedWith(players, this.now() - LISTED, most);
  }

  /** Takes tables away that have waited for players, without their hosts, for too long. */
  async removeAbandoned(): Promise<void> {
    for (const id of await this.tables.abandoned(this.now() - KEPT, MOST_REMOVED)) {
      try {
        await this.get(id).remove(needWaiting);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        // a crash may have left it half removed
        if (error.reason.code === 'unknown-table') await this.tables.erase(id);
      }
    }
  }

  /** Blanks what was said under these ids, at every table. */
  async eraseWords(players: readonly string[]): Promise<void> {
    for (const table of await this.tables.talkedAt(players)) await this.get(table).eraseWords(players);
  }

  /**
   * Takes somebody away from every table whose game is not over: a table of theirs that waits for players is removed,
   * another's seat is free again, and a game that is being played is given up.
   */
  async leaveTables(player: string): Promise<void> {
    for (const id of await this.tables.idsAt(player, true)) {
      const room = this.get(id);
      try {
        const { status, host } = await room.summary(player);
        if (status === 'open' && host === player) await room.remove((live) => needHost(live, player));
        else await room.ask({ do: status === 'open' ? 'leave' : 'resign' }, player);
      } catch (error) {
        // who only talked there has nothing to leave, and what can't be opened is left as it is
        ignoreRefusal(error);
      }
    }
  }

  /** Lets every table of somebody know when they are away. */
  async tellHolidays(player: string): Promise<void> {
    for (const id of await this.tables.idsAt(player, true)) await this.bringHolidays(this.get(id), player, true);
  }

  /** The same for one table; `also`: when there are none any more. */
  async bringHolidays(room: Room, player: string, also = false): Promise<void> {
    const times = (await this.holidays.of(player, this.now() - REMEMBERED)).map(({ begins, ends }): Stretch => [begins, ends]);
    // a table without days, or where they have no seat, does not mind
    if (also || times.length > 0) await room.ask({ do: 'holiday', times }, player).catch(ignoreRefusal);
  }

  coreOf(game: AnyGame): GameCore {
    return { ...(this.cores.get(game.id) ?? { estimate: () => 0 }), game };
  }

  readonly rewrote = (table: string): void => {
    this.database.tell([{ is: 'rewrote', table }]);
  };

  changed(live: LiveTable): void {
    this.entries++;
    this.turns.tell(live);
    if (statusOf(live.sitting) === 'over') for (const hear of this.overListeners) hear(live.sitting);
  }

  present(table: string, seats: readonly Seat[]): void {
    this.database.tell([{ is: 'present', table, seats }]);
  }

  /** Resolves when everything that was being written is on disk, or never will be. */
  async close(): Promise<void> {
    this.closing = true;
    clearInterval(this.sweeper);
    for (const room of this.opened.values()) room.audience.sendAll({ is: 'closing' });
    this.bots.close();
    await Promise.all([...this.opened.values()].map((room) => room.close()));
  }

  private hear(news: News | null, process: string): void {
    if (news === null) for (const room of this.opened.values()) room.follow().catch(this.report);
    else if (news.is === 'wrote') this.opened.get(news.table)?.follow(news.number).catch(this.report);
    else if (news.is === 'rewrote') this.opened.get(news.table)?.followRewrite().catch(this.report);
    else if (news.is === 'present') this.updatePresence(news.table, process, news.seats);
  }

  private updatePresence(table: string, process: string, seats: readonly Seat[]): void {
    const room = this.opened.get(table);
    if (room === undefined) return;
    const { audience } = room;
    const isNew = !audience.knowsProcess(process);
    audience.updateRemote(process, seats, this.now());
    // whoever has just come does not know yet who is here
    if (isNew && seats.length > 0 && audience.local().length > 0) this.present(table, audience.local());
  }

  /** Now and then the others are told again who is here: a process that dies says no farewell. */
  private tellPresence(): void {
    if (this.now() - this.toldPresence < TELL_PRESENCE) return;
    this.toldPresence = this.now();
    const news = [...this.opened.values()].map(({ id, audience }) => ({ is: 'present', table: id, seats: audience.local() }) as const);
    this.database.tell(news.filter(({ seats }) => seats.length > 0));
  }

  /** What another process wrote is told, but a process may die between writing and telling. */
  private async lookElsewhere(): Promise<void> {
    const watched = [...this.opened.values()].filter(({ audience }) => audience.size > 0);
    if (!this.database.shared || watched.length === 0) return;
    const lengths = await this.tables.lengths(watched.map(({ id }) => id));
    for (const room of watched) {
      const length = lengths.get(room.id) ?? 0;
      if (length > 0) room.follow(length - 1).catch(this.report);
    }
  }

  private async sweep(): Promise<void> {
    if (this.sweeping) return;
    this.sweeping = true;
    try {
      this.tellPresence();
      this.clock.aim(await this.database.clock());
      await this.lookElsewhere();
      const old = this.now() - this.idle;
      for (const [id, room] of this.opened) if (room.idle && (room.used < old || room.empty)) this.opened.delete(id);
      for (const id of await this.tables.toWake(this.now(), MOST_WOKEN)) await this.wake(id);
      await this.playPrepared();
    } catch (error) {
      this.report(error);
    } finally {
      this.sweeping = false;
    }
  }

  private async playPrepared(): Promise<void> {
    const now = this.now();
    for (const turn of await this.prepared.claim(now, now + LEASE, MOST_WOKEN)) {
      try {
        await goOnWith(this, this.get(turn.table), turn);
      } catch (error) {
        if (error instanceof StorageDown) throw error;
        // it is looked at again when its lease is over
        if (!(error instanceof Refusal)) this.report(error);
      }
    }
  }

  private async wake(id: string): Promise<void> {
    try {
      await this.get(id).wake();
    } catch (error) {
      if (error instanceof StorageDown) throw error;
      if (!(error instanceof Refusal)) this.report(error);
      // a game of other rules, or one whose rules fail, must not stand in the way of the others
      await this.tables.postpone(id, this.now() + POSTPONED);
    }
  }
}
