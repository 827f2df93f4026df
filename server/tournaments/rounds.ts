/**
 * Drives tournaments on: begins them, opens the tables of a round, counts what came of them, and pairs the next round. The
 * process where a table ends does it at once, and every process looks now and then: each step is written once, and found
 * done by whoever comes later. What a process leaves half done when it dies, another one finishes.
 */
import { randomUUID } from 'node:crypto';
import { Refusal } from '@bottega/kernel';
import { PACES, type SoughtPace } from '@bottega/table/paces';
import type { Sitting } from '@bottega/table/sitting';
import type { OpenTable } from '@bottega/table/wire';
import { REMOVED } from '../rooms/read-log.ts';
import { newTableId, type Rooms } from '../rooms/rooms.ts';
import { StorageDown } from '../storage/database.ts';
import type { EntrantRow, RoundTable, TournamentRow, TournamentStore, UncountedTable } from '../storage/tournament-store.ts';
import { nextRound } from './next-round.ts';
import { resultOf } from './results.ts';
import type { PlayedTable } from './standings.ts';

const EVERY = 5000;
/** With fewer there is no tournament. */
export const LEAST = 4;
/** Plays on for whom time has run out. */
const STAND_IN = 'apprentice';

export class Rounds {
  private readonly store: TournamentStore;
  private readonly rooms: Rooms;
  private readonly report: (error: unknown) => void;
  private readonly timer: NodeJS.Timeout;
  private running: Promise<void> | undefined;
  /** Something may have become possible since it was last looked. */
  private wanted = false;
  private closed = false;

  constructor(store: TournamentStore, rooms: Rooms, report: (error: unknown) => void) {
    this.store = store;
    this.rooms = rooms;
    this.report = report;
    rooms.overListeners.add(this.hear);
    this.timer = setInterval(() => void this.run().catch(report), EVERY);
    this.timer.unref();
  }

  /** Resolves when nothing is being done any more. */
  async close(): Promise<void> {
    this.closed = true;
    this.rooms.overListeners.delete(this.hear);
    clearInterval(this.timer);
    await this.running?.catch(() => {});
  }

  /** Does what can be done now, and what becomes possible meanwhile. */
  run(): Promise<void> {
    this.wanted = true;
    this.running ??= this.drive();
    return this.running;
  }

  private readonly hear = ({ tournament }: Sitting): void => {
    if (tournament !== undefined) void this.run().catch(this.report);
  };

  private async drive(): Promise<void> {
    try {
      while (this.wanted && !this.closed) {
        this.wanted = false;
        await this.driveAll();
      }
    } finally {
      this.running = undefined;
    }
  }

  /** Begins one with those who are there, and bots in the free places if it is to have them; false when they are too few. */
  async begin({ id, most, fill }: TournamentRow): Promise<boolean> {
    const players = (await this.store.entrants(id)).flatMap(({ player }) => player ?? []);
    const bots = fill === null ? [] : Array.from({ length: Math.max(0, most - players.length) }, () => fill);
    if (players.length + bots.length < LEAST) return false;
    await this.store.begin(id, players, bots, this.rooms.now(), randomUUID());
    return true;
  }

  private async driveAll(): Promise<void> {
    const { store, rooms } = this;
    for (const tournament of await store.due(rooms.now())) {
      // nobody waits for ever for those who did not come
      if (!(await this.begin(tournament))) await store.end(tournament.id, 'cancelled', rooms.now());
    }
    for (const table of await store.uncounted()) await this.safely(() => this.settle(table));
    for (const tournament of await store.ready()) {
      await this.safely(async () => {
        if (await this.pair(tournament)) for (const table of await store.uncounted()) await this.safely(() => this.settle(table));
      });
    }
  }

  /** Opens a table, or counts one that is over. */
  private async settle(table: UncountedTable): Promise<void> {
    const { store } = this;
    if (table.line === null) return this.open(table);
    const { ranks, forfeited } = resultOf(table.line);
    for (const seat of forfeited) await store.withdraw(table.tournament, table.entrants[seat], true);
    await store.count(table.tab!, ranks);
  }

  /** The table's id was made with the round, so that it is opened once, by whichever process. */
  private async open({ tournament: id, tab, round, entrants }: UncountedTable): Promise<void> {
    const { store, rooms } = this;
    const table = tab!;
    const log = await rooms.tables.tail(table, 0);
    // taken away, or its line is being written by another process
    if (log.length > 0) return log.at(-1)!.entry === REMOVED ? store.count(table, null) : undefined;
    const { name, game, pace, organiser } = (await store.byId(id))!;
    const all = new Map((await store.entrants(id)).map((row) => [row.entrant, row]));
    const sitters = entrants.map((entrant): EntrantRow => all.get(entrant)!);
    const wish: OpenTable = {
      game,
      players: sitters.length,
      options: {},
      name: `${name} · ${round}`,
      seats: sitters.map(({ bot }) => (bot === null ? { kind: 'open' } : { kind: 'bot', level: bot })),
      seat: null,
      settings: { listed: false, spectators: true, chat: true, pace: PACES[pace as SoughtPace], timeout: 'seat', timeoutLevel: STAND_IN },
    };
    await rooms.open(wish, organiser, { table, sitters: sitters.map(({ player }) => player), tournament: id });
  }

  /** Writes the next round, or ends the tournament. */
  private async pair({ id, kind, at_table: atTable, rounds, round }: TournamentRow): Promise<boolean> {
    const { store, rooms } = this;
    const entrants = await store.entrants(id);
    const withdrawn = new Set(entrants.flatMap(({ entrant, withdrawn }) => (withdrawn ? entrant : [])));
    const played = roundsPlayed(await store.tables(id), round);
    const tables = nextRound({ id, kind, atTable, rounds, count: entrants.length, withdrawn, played });
    if (tables === null) return store.end(id, 'over', rooms.now()).then(() => false);
    const opened = tables.map((seats) =>
      seats.length === 1 ? { tab: null, entrants: seats, ranks: [1] } : { tab: newTableId(), entrants: seats, ranks: undefined },
    );
    return store.addRound(id, round + 1, opened, randomUUID());
  }

  /** One that can't go on does not stand in the way of the others. */
  private async safely(step: () => Promise<void>): Promise<void> {
    try {
      await step();
    } catch (error) {
      if (error instanceof StorageDown) throw error;
      // another process was first
      if (!(error instanceof Refusal)) this.report(error);
    }
  }
}

/** The tables that were counted, round by round. */
export function roundsPlayed(tables: readonly RoundTable[], rounds: number): PlayedTable[][] {
  return Array.from({ length: rounds }, (_, index) =>
    tables.flatMap(({ round, entrants, ranks }) => (round === index + 1 && ranks !== undefined ? { entrants, ranks } : [])),
  );
}
