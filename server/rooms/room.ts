/**
 * A table that is open in this process. Requests are carried out one after the other: decided, carried out in memory,
 * written, and only then told. When an entry could not be written, what is in memory is thrown away and read again.
 */
import { type AnyGame, Refusal, refuse, type SavedGame, sameJson } from '@bottega/kernel';
import type { Course, Sitter } from '@bottega/table';
import {
  type Asker,
  apply,
  askedOf,
  beginningOf,
  decide,
  type Entry,
  nextTimeout,
  type People,
  type Person,
  type Request,
  type Sitting,
  savedOf,
  statusOf,
  summaryOf,
} from '@bottega/table/sitting';
import type { Summary } from '@bottega/table/wire';
import type { Append } from '../storage/database.ts';
import { Audience, type ByViewer, type Watcher } from './audience.ts';
import { BotTurns } from './bot-turns.ts';
import { isHost, type LiveTable, maySee, seatOf } from './live-table.ts';
import type { TablePlayed, Viewing } from './pasts.ts';
import { carryOut, REMOVED, readTable, snapshotOf } from './read-log.ts';
import { rowOf, seatRowsOf } from './rows.ts';
import type { RoomServices } from './services.ts';
import { type Turn, turnOf } from './turns.ts';

/** How often somebody else may be first before a request is refused. */
const TRIES = 4;
/** A first snapshot at a turn's end after this many entries, and another whenever the log has doubled. */
const FIRST_SNAPSHOT = 80;

/** A saved game as it is written in a file, with what was known of its seed. */
export type FinishedGame = SavedGame & { readonly seedHash: string; readonly seats: readonly Sitter[] };

export class Room {
  readonly id: string;
  readonly audience: Audience;
  private readonly services: RoomServices;
  private readonly bots: BotTurns;
  private rules: AnyGame | undefined;
  private sitting: Sitting | undefined;
  private persons = new Map<string, Person>();
  /** Ends with what was asked last, and never fails. */
  private chain: Promise<void> = Promise.resolve();
  private waiting = 0;
  /** Entries that the audience knows of. */
  private told = Number.POSITIVE_INFINITY;
  private snapshotAt = 0;
  used: number;

  constructor(id: string, services: RoomServices) {
    this.id = id;
    this.services = services;
    this.audience = new Audience((seats) => services.present(id, seats));
    this.bots = new BotTurns(
      services,
      async (seat, number, move) => {
        // whoever moved meanwhile has settled it
        await this.ask({ do: 'bot-move', seat, number, move }, null).catch(ignoreRefusal);
      },
      (seat) => this.audience.sendAll({ is: 'thinking', seat, busy: true }),
    );
    this.used = services.now();
  }

  get idle(): boolean {
    return this.audience.size === 0 && this.waiting === 0 && this.bots.seat === null;
  }

  /** Whether nothing was read: there may be no such table. */
  get empty(): boolean {
    return this.sitting === undefined;
  }

  /** Adds somebody who looks on; refused when they may not. */
  join(watcher: Watcher): Promise<void> {
    return this.inTurn(async () => {
      await this.ready();
      await this.meet();
      const live = this.live();
      needSight(live, watcher.player);
      try {
        this.audience.add(watcher, live);
      } catch (error) {
        this.audience.remove(watcher);
        throw error;
      }
      this.askBots();
    });
  }

  quit(watcher: Watcher): void {
    this.audience.remove(watcher);
    this.used = this.services.now();
  }

  /** Does what was asked; resolves when it is on disk and everybody was told. */
  ask(request: Request, player: string | null): Promise<void> {
    return this.inTurn(() => this.attempt(request, player));
  }

  /** Reads something off the table. */
  see<Value>(player: string | null, look: (live: LiveTable) => Value): Promise<Value> {
    return this.inTurn(async () => {
      await this.ready();
      if (player !== null || this.audience.size === 0) await this.meet();
      const live = this.live();
      needSight(live, player);
      return look(live);
    });
  }

  summary(player: string | null): Promise<Summary> {
    return this.see(player, ({ game, sitting, people }) => summaryOf(game, sitting, people));
  }

  /** The position after so many moves, as that person may see it. */
  async look(player: string | null, number: number, viewing: Viewing): Promise<unknown> {
    const { played, viewer } = await this.see(player, (live) => {
      const { moves } = live.sitting;
      if (number > moves.length) refuse({ code: 'out-of-date', number: moves.length });
      return { played: playedAt(live) ?? refuse({ code: 'not-started' }), viewer: seatOf(live, player) };
    });
    return played.game.view(await this.services.pasts.stateAfter(played, number, viewing), viewer);
  }

  /** The whole game at a glance. */
  async course(player: string | null, viewing: Viewing): Promise<Course> {
    const { played, viewer } = await this.see(player, (live) => ({ played: playedAt(live), viewer: seatOf(live, player) }));
    return played === null ? { scores: [], turns: [] } : this.services.pasts.course(played, viewer, viewing);
  }

  /** How many moves were made, as far as this process knows. */
  get moves(): number {
    return this.sitting?.moves.length ?? 0;
  }

  /** The finished game with its seed and who played it: a file that the page and the command line open. */
  game(player: string | null): Promise<FinishedGame> {
    return this.see(player, ({ sitting, people }) => {
      if (statusOf(sitting) !== 'over') refuse({ code: 'not-over' });
      const { moves, ...about } = savedOf(sitting);
      const seats = sitting.seats.map((seat) => ({ name: (seat.player && people(seat.player).name) ?? '', level: seat.bot }));
      return { ...about, seedHash: sitting.seedHash, seats, moves };
    });
  }

  /** What that player must decide now. */
  turn(player: string): Promise<Turn | null> {
    return this.see(player, (live) => turnOf(live, player));
  }

  /** Another process wrote something, or may have. */
  follow(number = Number.POSITIVE_INFINITY): Promise<void> {
    return this.inTurn(async () => {
      if (this.sitting !== undefined && number < this.sitting.length) return;
      await this.ready();
      await this.catchUp();
    }).catch(ignoreRefusal);
  }

  /** Takes the table away for good; `check` refuses where that can't be. */
  remove(check: (live: LiveTable) => void = () => {}): Promise<void> {
    return this.inTurn(async () => {
      const { tables, now, rewrote } = this.services;
      await this.ready();
      // the number is the lock: whoever was first at another process is heard
      for (let written = false; !written; ) {
        await this.catchUp();
        check(this.live());
        written = await tables.append({ table: this.id, number: this.sitting!.length, at: now(), entry: REMOVED });
      }
      await tables.erase(this.id);
      this.vanish();
      rewrote(this.id);
    });
  }

  /** Blanks what was said under these ids. The numbers of the log stay as they are. */
  eraseWords(players: readonly string[]): Promise<void> {
    return this.inTurn(async () => {
      await this.services.tables.blank(this.id, players);
      this.services.rewrote(this.id);
      await this.reread();
    });
  }

  /** The log was changed by another process. */
  followRewrite(): Promise<void> {
    return this.inTurn(() => this.reread());
  }

  /** Looks after clocks that ran out and bots that were left alone. */
  wake(): Promise<void> {
    return this.inTurn(async () => {
      await this.ready();
      await this.catchUp();
      const running = this.live().sitting.clock.running.slice();
      for (const seat of running) await this.attempt({ do: 'timeout', seat }, null).catch(ignoreRefusal);
      this.askBots();
    });
  }

  /** Stops its bots; resolves when nothing is being done any more. */
  async close(): Promise<void> {
    this.bots.stop();
    await this.chain;
  }

  private inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    this.used = this.services.now();
    this.waiting++;
    const done = this.chain.then(work);
    const leave = (): void => void this.waiting--;
    this.chain = done.then(leave, leave);
    return done;
  }

  /** When another process was first, its entries are carried out, and the request is decided anew. */
  private async attempt(request: Request, player: string | null): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      await this.ready();
      // who has logged in meanwhile may have sat down as a guest
      if (player !== null && seatOf(this.live(), player) === null) await this.meet();
      const { entry, append, texts } = this.carryOut(request, player);
      const written = await this.services.tables.append(append).catch((error) => {
        this.forget();
        throw error;
      });
      if (written) {
        if (entry.kind === 'sit' || entry.kind === 'chat') await this.meet().catch(() => {});
        this.publish(entry, texts);
        // an entry that changes the lists ends a turn
        if (append.row !== undefined) this.safely(() => this.keepSnapshot());
        this.askBots();
        return;
      }
      this.forget();
      await this.ready();
      await this.catchUp();
    }
    refuse({ code: 'out-of-date', number: this.sitting?.moves.length ?? 0 });
  }

  /** Decides a request and carries it out in memory: returns what is to be written, and what is to be told then. */
  private carryOut(request: Request, player: string | null): { entry: Entry; append: Append; texts: ByViewer<string> } {
    const live = this.live();
    const { game, sitting } = live;
    const at = Math.max(this.services.now(), sitting.moved);
    if (request.do !== 'bot-move' && request.do !== 'timeout') needSight(live, player);
    const asker: Asker = { player, seat: seatOf(live, player), host: isHost(live, player), here: () => this.audience.here(), at };
    const entry = decide(game, sitting, request, asker);
    const { length: number, revision } = sitting;
    const asked = askedOf(game, sitting);
    const timeout = nextTimeout(sitting);
    const views = this.audience.views(live);
    try {
      apply(game, sitting, entry, at);
      const texts = this.audience.describe(live, entry, views);
      const revised = sitting.revision !== revision;
      const listed = revised || !sameJson(askedOf(game, sitting), asked) || nextTimeout(sitting) !== timeout;
      const append: Append = {
        table: this.id,
        number,
        at,
        entry: JSON.stringify(entry),
        ...(listed && { row: rowOf(game, sitting) }),
        ...(revised && { seats: seatRowsOf(sitting) }),
        ...(entry.kind === 'chat' && { talker: entry.player }),
      };
      return { entry, append, texts };
    } catch (error) {
      this.forget();
      throw error;
    }
  }

  /** Snapshots spare reading long logs again. Nothing depends on them, so that no move waits for one. */
  private keepSnapshot(): void {
    const sitting = this.sitting!;
    if (sitting.length < Math.max(FIRST_SNAPSHOT, 2 * this.snapshotAt)) return;
    this.snapshotAt = sitting.length;
    this.services.tables.keep(snapshotOf(sitting)).catch(this.services.report);
  }

  /** Whoever looks on is shown the table as it is now, or that it is gone. */
  private async reread(): Promise<void> {
    if (this.sitting === undefined && this.audience.size === 0) return;
    this.forget();
    await this.services.tables.dropSnapshot(this.id);
    try {
      await this.ready();
      this.audience.greetAll(this.live());
    } catch (error) {
      ignoreRefusal(error);
      this.vanish();
    }
  }

  private vanish(): void {
    this.bots.stop();
    this.forget();
    this.audience.dismissAll({ code: 'unknown-table' });
  }

  private forget(): void {
    this.sitting = undefined;
    this.snapshotAt = 0;
  }

  /** The table in memory, read if need be up to what the audience knows. */
  private async ready(): Promise<void> {
    if (this.sitting !== undefined) return;
    const { tables, games, working } = this.services;
    if (await tables.isStuck(this.id)) refuse({ code: 'stuck-table' });
    const read = await readTable(tables, games, this.id, this.told, () => working(this.id));
    if (read === null) refuse({ code: 'unknown-table' });
    this.rules = read.game;
    this.sitting = read.sitting;
    this.snapshotAt = read.snapshotAt;
    this.told = read.sitting.length;
    await this.meet();
  }

  /** The table as it is now, to do something with at once: should its rules never end, this table is noted. */
  private live(): LiveTable {
    this.services.working(this.id);
    return { game: this.rules!, sitting: this.sitting!, people: this.people, thinking: this.bots.seat, busy: this.bots.isBusy };
  }

  private readonly people: People = (player) => this.persons.get(player) ?? { id: player, name: null };

  /** Reads the names of those who are at the table. */
  private async meet(): Promise<void> {
    const { seats, host, chat } = this.sitting!;
    const ids = new Set([host, ...seats.flatMap(({ player }) => player ?? []), ...chat.map(({ player }) => player)]);
    this.persons = await this.services.people.persons([...ids]);
  }

  /** Carries out what other processes have written. */
  private async catchUp(): Promise<void> {
    for (const stored of await this.services.tables.tail(this.id, this.sitting!.length)) {
      if (stored.entry === REMOVED) {
        this.vanish();
        refuse({ code: 'unknown-table' });
      }
      try {
        const live = this.live();
        const views = this.audience.views(live);
        const entry = carryOut(live.game, live.sitting, stored);
        const texts = this.audience.describe(live, entry, views);
        if (entry.kind === 'sit' || entry.kind === 'chat') await this.meet();
        this.publish(entry, texts);
      } catch (error) {
        this.forget();
        throw error;
      }
    }
  }

  private publish(entry: Entry, texts: ByViewer<string>): void {
    const live = this.live();
    this.told = live.sitting.length;
    this.bots.stop(live.sitting.moves.length);
    // it is on disk: what fails from here on must not be answered as if it were not
    if (!this.safely(() => this.audience.tell(live, entry, texts))) this.safely(() => this.audience.sendAway({ code: 'fault' }));
    this.safely(() => this.services.changed(live));
  }

  /** Whether it was done; what fails is reported, and nobody waits for it. */
  private safely(act: () => void): boolean {
    try {
      act();
      return true;
    } catch (error) {
      this.services.report(error);
      return false;
    }
  }

  private askBots(): void {
    this.safely(() => {
      const live = this.live();
      const watched = this.audience.size > 0;
      const seat = this.bots.next(live, watched);
      if (seat === undefined) return;
      if (watched) this.audience.sendAll({ is: 'thinking', seat });
      this.bots.ask(live, seat, watched ? this.services.botPace : 0);
    });
  }
}

function needSight(live: LiveTable, player: string | null): void {
  if (!maySee(live, player)) refuse({ code: 'unknown-table' });
}

/** The game as it stands; it may go on while its past is worked out. Null before it starts. */
function playedAt({ game, sitting }: LiveTable): TablePlayed | null {
  if (sitting.state === null) return null;
  const { id: table, rules, moves } = sitting;
  return { table, rules, game, moves: moves.slice(), begin: () => beginningOf(game, sitting) };
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}
