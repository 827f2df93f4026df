/**
 * A table that is open in this process. Everything asked of it is done one after the other: decided, carried out in memory,
 * written, and only then told. When it could not be written, what is in memory is thrown away and read again.
 */
import { type AnyGame, type BaseMove, Refusal, refuse, type Seat, sameJson, type Viewer } from '@bottega/kernel';
import type { Course } from '@bottega/table';
import {
  type Asker,
  apply,
  askedOf,
  decide,
  type Entry,
  kindOf,
  nextTimeout,
  type People,
  type Person,
  type Request,
  type Sitting,
  stateAfter,
  summaryOf,
} from '@bottega/table/sitting';
import type { Summary } from '@bottega/table/wire';
import type { Append } from '../storage/database.ts';
import { Audience, type Watcher } from './audience.ts';
import { courseOf } from './course.ts';
import { carryOut, readTable, snapshotOf } from './reading.ts';
import { hasPeople, rowOf, seatRowsOf } from './rows.ts';
import { maySee, type Shown, seatOf } from './shown.ts';
import type { Surroundings } from './surroundings.ts';

/** How often somebody else may be first before a request is refused. */
const TRIES = 4;
/** A snapshot at a turn's end when there are so many entries, and then whenever there are twice as many as it knows. */
const FIRST_SNAPSHOT = 80;

export class Room {
  readonly id: string;
  readonly audience: Audience;
  private readonly around: Surroundings;
  private game: AnyGame | undefined;
  private sitting: Sitting | undefined;
  private persons = new Map<string, Person>();
  /** Ends with what was asked last, and never fails. */
  private chain: Promise<void> = Promise.resolve();
  private waiting = 0;
  /** Entries that the audience knows of. */
  private told = Number.POSITIVE_INFINITY;
  private snapshotAt = 0;
  private thinking: { readonly seat: Seat; readonly number: number; readonly stop: AbortController } | undefined;
  used: number;

  constructor(id: string, around: Surroundings) {
    this.id = id;
    this.around = around;
    this.audience = new Audience((seats) => around.present(id, seats));
    this.used = around.now();
  }

  get idle(): boolean {
    return this.audience.size === 0 && this.waiting === 0 && this.thinking === undefined;
  }

  /** Whether nothing was read: there may be no such table. */
  get empty(): boolean {
    return this.sitting === undefined;
  }

  /** Somebody looks on; refused when they may not. */
  join(watcher: Watcher): Promise<void> {
    return this.inTurn(async () => {
      await this.ready();
      await this.meet();
      const shown = this.shown();
      needSight(shown, watcher.player);
      this.audience.add(watcher, shown);
      this.think();
    });
  }

  quit(watcher: Watcher): void {
    this.audience.remove(watcher);
    this.used = this.around.now();
  }

  /** Does what was asked, and is back when it is on disk and everybody was told. */
  ask(request: Request, player: string | null): Promise<void> {
    return this.inTurn(() => this.attempt(request, player));
  }

  /** Reads something off the table. */
  see<Value>(player: string | null, look: (shown: Shown) => Value): Promise<Value> {
    return this.inTurn(async () => {
      await this.ready();
      if (player !== null || this.audience.size === 0) await this.meet();
      const shown = this.shown();
      needSight(shown, player);
      return look(shown);
    });
  }

  summary(player: string | null): Promise<Summary> {
    return this.see(player, ({ game, sitting, people }) => summaryOf(game, sitting, people));
  }

  /** The position after so many moves, as that person may see it. */
  look(player: string | null, number: number): Promise<unknown> {
    return this.see(player, (shown) => {
      const { game, sitting } = shown;
      if (sitting.state === null) refuse({ code: 'not-started' });
      if (number > sitting.moves.length) refuse({ code: 'out-of-date', number: sitting.moves.length });
      return game.view(stateAfter(game, sitting, number), seatOf(shown, player));
    });
  }

  course(player: string | null): Promise<Course> {
    return this.see(player, (shown) => courseOf(shown, seatOf(shown, player)));
  }

  /** Another process wrote something, or may have. */
  follow(number = Number.POSITIVE_INFINITY): Promise<void> {
    return this.inTurn(async () => {
      if (this.sitting !== undefined && number < this.sitting.length) return;
      await this.ready();
      await this.catchUp();
    });
  }

  /** Looks after clocks that ran out and bots that were left alone. */
  wake(): Promise<void> {
    return this.inTurn(async () => {
      await this.ready();
      await this.catchUp();
      const { sitting } = this.shown();
      for (const seat of sitting.clock.running.slice()) await this.attempt({ do: 'timeout', seat }, null).catch(ignoreRefusal);
      this.think();
    });
  }

  close(): void {
    this.thinking?.stop.abort();
    this.thinking = undefined;
  }

  /** Is back when nothing is being done any more. */
  async settled(): Promise<void> {
    await this.chain;
  }

  private inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    this.used = this.around.now();
    this.waiting++;
    const done = this.waiting === 1 ? work() : this.chain.then(work);
    this.chain = done.then(this.leave, this.leave);
    return done;
  }

  private readonly leave = (): void => {
    this.waiting--;
  };

  /** When another process was first, its entries are carried out, and the request is decided anew. */
  private async attempt(request: Request, player: string | null): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      if (this.sitting === undefined) await this.ready();
      // who has logged in meanwhile may have sat down as a guest
      if (player !== null && seatOf(this.shown(), player) === null) await this.meet();
      const { entry, append, texts } = this.carryOut(request, player);
      let written: boolean;
      try {
        written = await this.around.tables.append(append);
      } catch (error) {
        this.forget();
        throw error;
      }
      if (written) {
        if (entry.kind === 'sit' || entry.kind === 'chat') await this.meet().catch(() => {});
        this.publish(entry, texts);
        // with an entry of the lists a turn has ended
        if (append.row !== undefined) this.keepSnapshot(this.sitting!);
        this.think();
        return;
      }
      this.forget();
      await this.ready();
      await this.catchUp();
    }
    refuse({ code: 'out-of-date', number: this.sitting?.moves.length ?? 0 });
  }

  /**
   * Decides a request and carries it out in memory: gives what is to be written, and what is to be told then. A function of its own, so
   * that views and whatever else it took are not kept until the disk has answered.
   */
  private carryOut(request: Request, player: string | null): { entry: Entry; append: Append; texts: ReadonlyMap<Viewer, string> } {
    const shown = this.shown();
    const { game, sitting } = shown;
    const at = Math.max(this.around.now(), sitting.moved);
    const system = request.do === 'bot-move' || request.do === 'timeout';
    if (!system) needSight(shown, player);
    const seat = seatOf(shown, player);
    const asker: Asker = { player, seat, host: player !== null && shown.people(sitting.host).id === player, here: this.here, at };
    const entry = decide(game, sitting, request, asker);
    const number = sitting.length;
    const before = { revision: sitting.revision, asked: askedOf(game, sitting), timeout: nextTimeout(sitting) };
    const sights = this.audience.sights(shown);
    try {
      apply(game, sitting, entry, at);
      const texts = this.audience.describe(shown, entry, sights);
      const revised = sitting.revision !== before.revision;
      const listed = revised || !sameJson(askedOf(game, sitting), before.asked) || nextTimeout(sitting) !== before.timeout;
      const append: { -readonly [Part in keyof Append]: Append[Part] } = { table: this.id, number, at, entry: JSON.stringify(entry) };
      if (listed) append.row = rowOf(game, sitting);
      if (revised) append.seats = seatRowsOf(sitting);
      return { entry, append, texts };
    } catch (error) {
      this.forget();
      throw error;
    }
  }

  private keepSnapshot(sitting: Sitting): void {
    const { snapshots } = this.around;
    if (sitting.length < Math.max(FIRST_SNAPSHOT, 2 * this.snapshotAt) || !snapshots.wanted) return;
    this.snapshotAt = sitting.length;
    snapshots.keep(snapshotOf(sitting));
  }

  private forget(): void {
    this.sitting = undefined;
    this.snapshotAt = 0;
  }

  /** The table in memory, read if need be up to what the audience knows. */
  private async ready(): Promise<void> {
    if (this.sitting === undefined) {
      const reading = await readTable(this.around.tables, this.around.games, this.id, this.told, () => this.around.working(this.id));
      if (reading === null) refuse({ code: 'unknown-table' });
      this.game = reading.game;
      this.sitting = reading.sitting;
      this.snapshotAt = reading.snapshotAt;
      this.told = reading.sitting.length;
      await this.meet();
    }
  }

  /** The table as it is now, to do something with at once: should the rules never end there, it is this table's doing. */
  private shown(): Shown {
    this.around.working(this.id);
    return { game: this.game!, sitting: this.sitting!, people: this.people, thinking: this.thinking?.seat ?? null };
  }

  private readonly here = (): Seat[] => this.audience.here();

  private readonly people: People = (player) => this.persons.get(player) ?? { id: player, name: null };

  /** Reads the names of those who are at the table. */
  private async meet(): Promise<void> {
    const { seats, host, chat } = this.sitting!;
    const ids = new Set([host, ...seats.flatMap(({ player }) => player ?? []), ...chat.map(({ player }) => player)]);
    this.persons = await this.around.people.persons([...ids]);
  }

  private async catchUp(): Promise<void> {
    const { game, sitting } = this.shown();
    for (const stored of await this.around.tables.tail(this.id, sitting.length)) {
      const sights = this.audience.sights(this.shown());
      const entry = carryOut(game, sitting, stored);
      const texts = this.audience.describe(this.shown(), entry, sights);
      if (entry.kind === 'sit' || entry.kind === 'chat') await this.meet();
      this.publish(entry, texts);
    }
  }

  private publish(entry: Entry, texts: ReadonlyMap<Viewer, string>): void {
    const shown = this.shown();
    this.told = shown.sitting.length;
    if (this.thinking !== undefined && this.thinking.number !== shown.sitting.moves.length) this.close();
    this.audience.tell(shown, entry, texts);
    this.around.changed(shown);
  }

  /** Asks the bot whose turn it is, unless it is thinking already. */
  private think(): void {
    const { game, sitting } = this.shown();
    const number = sitting.moves.length;
    const seat = askedOf(game, sitting).find((asked) => kindOf(sitting.seats[asked]) === 'bot');
    if (seat === undefined || sitting.holding !== null || this.thinking?.number === number) return;
    if (this.audience.size === 0 && !hasPeople(sitting)) return;
    this.close();
    const stop = new AbortController();
    this.thinking = { seat, number, stop };
    const pause = this.audience.size > 0 ? this.around.botPace : 0;
    if (this.audience.size > 0) this.audience.tellThinking(seat);
    const view = game.view(sitting.state, seat);
    this.around
      .choose({ game, level: sitting.seats[seat].bot!, seat, view, mind: `${this.id} ${seat}`, signal: stop.signal }, pause)
      .then((move) => this.botMoves(seat, number, move, stop.signal))
      .catch((error) => {
        if (!stop.signal.aborted) this.around.report(error);
      })
      .finally(() => {
        if (this.thinking?.stop === stop) this.thinking = undefined;
      });
  }

  private async botMoves(seat: Seat, number: number, move: BaseMove, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    try {
      await this.ask({ do: 'bot-move', seat, number, move }, null);
    } catch (error) {
      // whoever moved meanwhile has settled it; a database that is away is tried again by the sweeper
      if (!(error instanceof Refusal)) this.around.report(error);
    }
  }
}

function needSight(shown: Shown, player: string | null): void {
  if (!maySee(shown, player)) refuse({ code: 'unknown-table' });
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}
