/** All tables of this process: opened on demand, put away when idle, looked after when a clock runs out. */
import { createHash, randomBytes } from 'node:crypto';
import { type BaseMove, Refusal, refuse, type Seat } from '@bottega/kernel';
import { askedOf, checkOpening, kindOf, type OpenEntry, openSitting } from '@bottega/table/sitting';
import type { OpenTable } from '@bottega/table/wire';
import { type Games, gameOf } from '../games.ts';
import type { Database } from '../storage/database.ts';
import { PeopleStore } from '../storage/people-store.ts';
import { TableStore } from '../storage/table-store.ts';
import type { Bots } from './bots.ts';
import { Room } from './room.ts';
import { rowOf, seatRowsOf } from './rows.ts';
import type { Shown } from './shown.ts';
import { Snapshots } from './snapshots.ts';
import type { Surroundings } from './surroundings.ts';

/** Somebody must decide at a table. */
export interface Turn {
  readonly table: string;
  readonly number: number;
  readonly seat: Seat;
  readonly view: unknown;
  /** Every legal move, in the game's notation. */
  readonly moves: readonly string[];
}

/** What a player must decide at a table now, if anything. */
export interface TurnNews {
  readonly table: string;
  readonly turn: Turn | null;
}

export interface HallOptions {
  readonly database: Database;
  readonly games: Games;
  readonly bots: Bots;
  readonly report: (error: unknown) => void;
  readonly botPace?: number;
  /** Milliseconds after which a table that nobody uses is put away. */
  readonly idle?: number;
  readonly now?: () => number;
  /** Called with each table before its rules are asked to do something. */
  readonly working?: (table: string) => void;
  /** Chooses the seed of a table. Only for measuring: whoever can foresee a seed knows every card. */
  readonly seedOf?: (wish: OpenTable) => string;
}

const SWEEP = 1000;
/** Tables looked after in one sweep. */
const MOST_WOKEN = 100;
const POSTPONED = 60_000;
const RETELL = 20_000;

export class Hall implements Surroundings {
  readonly games: Games;
  readonly tables: TableStore;
  readonly people: PeopleStore;
  readonly snapshots: Snapshots;
  readonly botPace: number;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
  readonly rooms = new Map<string, Room>();
  private readonly database: Database;
  private readonly bots: Bots;
  private readonly idle: number;
  private readonly turnListeners = new Map<string, Set<(news: TurnNews) => void>>();
  private readonly sweeper: NodeJS.Timeout;
  private readonly seedOf: (wish: OpenTable) => string;
  private sweeping = false;
  private toldPresence = 0;
  readonly working: (table: string) => void;
  /** Entries written, or read from other processes. */
  entries = 0;
  /** True from the moment it is told to close. */
  closing = false;

  constructor({ database, games, bots, report, botPace = 600, idle = 300_000, now = Date.now, working = () => {}, seedOf = secretSeed }: HallOptions) {
    this.games = games;
    this.tables = new TableStore(database);
    this.people = new PeopleStore(database);
    this.snapshots = new Snapshots(this.tables);
    this.bots = bots;
    this.report = report;
    this.botPace = botPace;
    this.idle = idle;
    this.now = now;
    this.working = working;
    this.seedOf = seedOf;
    this.database = database;
    database.listen({
      wrote: (pointer) => {
        const rooms = pointer === null ? [...this.rooms.values()] : [this.rooms.get(pointer.table)];
        for (const room of rooms) room?.follow(pointer?.number).catch(this.report);
      },
      present: ({ table, process, seats }) => this.hearPresence(table, process, seats),
    });
    this.sweeper = setInterval(() => void this.sweep(), SWEEP);
    this.sweeper.unref();
  }

  room(id: string): Room {
    const known = this.rooms.get(id);
    if (known !== undefined) return known;
    const room = new Room(id, this);
    this.rooms.set(id, room);
    return room;
  }

  /** Opens a table for a host and gives its id. */
  async open(wish: OpenTable, host: string): Promise<string> {
    const game = gameOf(this.games, wish.game);
    const seed = this.seedOf(wish);
    const entry: OpenEntry = checkOpening(game, {
      kind: 'open',
      table: randomBytes(12).toString('base64url'),
      game: game.id,
      rules: game.version,
      name: wish.name ?? null,
      players: wish.players,
      options: wish.options,
      settings: wish.settings,
      seats: wish.seats,
      host,
      seat: wish.seat,
      seed,
      seedHash: createHash('sha256').update(seed).digest('hex'),
    });
    const at = this.now();
    const sitting = openSitting(game, entry, at);
    const { table } = entry;
    const written = await this.tables.append({ table, number: 0, at, entry: JSON.stringify(entry), row: rowOf(game, sitting), seats: seatRowsOf(sitting) });
    if (!written) refuse({ code: 'fault' });
    this.room(table).wake().catch(this.report);
    return table;
  }

  choose(...asked: Parameters<Bots['choose']>): Promise<BaseMove> {
    return this.bots.choose(...asked);
  }

  changed(shown: Shown): void {
    this.entries++;
    if (this.turnListeners.size > 0) this.tellTurns(shown);
  }

  /** Whoever sits there hears what they must decide, also when that is nothing any more: moves may have been taken back. */
  private tellTurns(shown: Shown): void {
    const { seats, id: table } = shown.sitting;
    const turns = new Map(turnsOf(shown).map(({ player, turn }) => [player, turn]));
    for (const player of new Set(seats.flatMap((seat) => (seat.player === null ? [] : shown.people(seat.player).id))))
      for (const hear of this.turnListeners.get(player) ?? []) hear({ table, turn: turns.get(player)?.() ?? null });
  }

  present(table: string, seats: readonly Seat[]): void {
    this.database.tellPresence([{ table, seats }]);
  }

  private hearPresence(table: string, process: string, seats: readonly Seat[]): void {
    const room = this.rooms.get(table);
    if (room === undefined) return;
    const isNew = !room.audience.hears(process);
    room.audience.hearPresence(process, seats, this.now());
    // whoever has just come does not know yet who is here
    if (isNew && seats.length > 0 && room.audience.local().length > 0) this.present(table, room.audience.local());
  }

  /** Now and then everybody is told again who is here: a process that dies says no farewell. */
  private retellPresence(): void {
    if (this.now() - this.toldPresence < RETELL) return;
    this.toldPresence = this.now();
    const tables = [...this.rooms.values()].map(({ id, audience }) => ({ table: id, seats: audience.local() }));
    this.database.tellPresence(tables.filter(({ seats }) => seats.length > 0));
  }

  /** Calls `hear` whenever something happens where that player sits; gives back how to stop. */
  listen(player: string, hear: (news: TurnNews) => void): () => void {
    const listeners = this.turnListeners.get(player) ?? new Set();
    this.turnListeners.set(player, listeners.add(hear));
    return () => {
      listeners.delete(hear);
      if (listeners.size === 0) this.turnListeners.delete(player);
    };
  }

  /** Where that player must decide now, of one table. */
  turnAt(table: string, player: string): Promise<Turn | undefined> {
    return this.room(table).see(player, (shown) =>
      turnsOf(shown)
        .find((one) => one.player === player)
        ?.turn(),
    );
  }

  async close(): Promise<void> {
    this.closing = true;
    clearInterval(this.sweeper);
    for (const room of this.rooms.values()) room.audience.sendAll({ is: 'closing' });
    for (const room of this.rooms.values()) room.close();
    this.bots.close();
    // whatever was being written is waited for
    await Promise.allSettled([...this.rooms.values()].map((room) => room.settled()));
    await this.snapshots.write().catch(this.report);
  }

  private async sweep(): Promise<void> {
    if (this.sweeping) return;
    this.sweeping = true;
    try {
      this.retellPresence();
      await this.snapshots.write();
      const old = this.now() - this.idle;
      for (const [id, room] of this.rooms) if (room.idle && (room.used < old || room.empty)) this.rooms.delete(id);
      for (const id of await this.tables.toWake(this.now(), MOST_WOKEN)) {
        await this.room(id)
          .wake()
          .catch(async (error) => {
            if (!(error instanceof Refusal)) throw error;
            // such as a game of other rules: it must not stand in the way of the others
            await this.tables.postpone(id, this.now() + POSTPONED);
          });
      }
    } catch (error) {
      this.report(error);
    } finally {
      this.sweeping = false;
    }
  }
}

/** The generator behind the games is linear: only a long secret keeps it from being worked out. */
const secretSeed = (): string => randomBytes(32).toString('hex');

function turnsOf({ game, sitting, people }: Shown): { player: string; turn(): Turn }[] {
  return askedOf(game, sitting).flatMap((seat) => {
    const { player } = sitting.seats[seat];
    if (player === null || sitting.holding !== null || kindOf(sitting.seats[seat]) !== 'person') return [];
    const turn = (): Turn => ({
      table: sitting.id,
      number: sitting.moves.length,
      seat,
      view: game.view(sitting.state, seat),
      moves: game.legal(sitting.state, seat).map((move) => game.notation.write(move)),
    });
    return [{ player: people(player).id, turn }];
  });
}
