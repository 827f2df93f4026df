/**
 * A table that is open in this process. Requests are carried out one after the other: decided, carried out in memory,
 * written, and only then told. When an entry could not be written, what is in memory is thrown away and read again.
 */
import { refuse } from '@bottega/kernel';
import { type Request, summaryOf } from '@bottega/table/sitting';
import type { Summary } from '@bottega/table/wire';
import type { Audience, Watcher } from './audience.ts';
import { type LiveTable, needSight, seatOf } from './live-table.ts';
import { REMOVED } from './read-log.ts';
import { type CarriedOut, carryOutEntry, decideRequest, type Requested } from './requested.ts';
import type { RoomServices } from './services.ts';
import { ignoreRefusal, ShownTable } from './shown-table.ts';
import { type Turn, turnOf } from './turns.ts';

/** How often somebody else may be first before a request is refused. */
const TRIES = 4;

/** A table while nobody else is heard there. */
export interface HeldTable {
  live(): LiveTable;
  ask(request: Request, player: string | null): Promise<void>;
}

export class Room {
  readonly id: string;
  private readonly services: RoomServices;
  private readonly shown: ShownTable;
  /** Ends with what was asked last, and never fails. */
  private chain: Promise<void> = Promise.resolve();
  private waiting = 0;
  used: number;

  constructor(id: string, services: RoomServices) {
    this.id = id;
    this.services = services;
    this.shown = new ShownTable(id, services, async (seat, number, move) => {
      // whoever moved meanwhile has settled it
      await this.ask({ do: 'bot-move', seat, number, move }, null).catch(ignoreRefusal);
    });
    this.used = services.now();
  }

  get audience(): Audience {
    return this.shown.audience;
  }

  get idle(): boolean {
    return this.waiting === 0 && this.shown.isIdle;
  }

  /** Whether nothing was read: there may be no such table. */
  get empty(): boolean {
    return this.shown.length === undefined;
  }

  /** Adds somebody who looks on; refused when they may not. */
  join(watcher: Watcher): Promise<void> {
    return this.inTurn(async () => {
      await this.shown.ready();
      await this.shown.meet();
      const live = this.shown.live();
      needSight(live, watcher.player);
      try {
        this.audience.add(watcher, live);
      } catch (error) {
        this.audience.remove(watcher);
        throw error;
      }
      this.shown.askBots();
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
      await this.shown.ready();
      if (player !== null || this.audience.size === 0) await this.shown.meet();
      const live = this.shown.live();
      needSight(live, player);
      return look(live);
    });
  }

  /** The same for the house itself, from which nothing is hidden. */
  know<Value>(look: (live: LiveTable) => Value): Promise<Value> {
    return this.inTurn(async () => {
      await this.shown.ready();
      await this.shown.catchUp();
      return look(this.shown.live());
    });
  }

  summary(player: string | null): Promise<Summary> {
    return this.see(player, ({ game, sitting, people }) => summaryOf(game, sitting, people));
  }

  /** How many moves were made, as far as this process knows. */
  get moves(): number {
    return this.shown.moves;
  }

  /** What that player must decide now. */
  turn(player: string): Promise<Turn | null> {
    return this.see(player, (live) => turnOf(live, player));
  }

  /** Does several things with nobody in between. */
  hold<Value>(work: (held: HeldTable) => Promise<Value>): Promise<Value> {
    return this.inTurn(async () => {
      await this.shown.ready();
      await this.shown.catchUp();
      return work({ live: () => this.shown.live(), ask: (request, player) => this.attempt(request, player) });
    });
  }

  /** Another process wrote something, or may have. */
  follow(number = Number.POSITIVE_INFINITY): Promise<void> {
    return this.inTurn(async () => {
      if (this.shown.length !== undefined && number < this.shown.length) return;
      await this.shown.ready();
      await this.shown.catchUp();
    }).catch(ignoreRefusal);
  }

  /** Takes the table away for good; `check` refuses where that can't be. */
  remove(check: (live: LiveTable) => void = () => {}): Promise<void> {
    return this.inTurn(async () => {
      const { tables, now, rewrote } = this.services;
      await this.shown.ready();
      // the number is the lock: whoever was first at another process is heard
      for (let written = false; !written; ) {
        await this.shown.catchUp();
        check(this.shown.live());
        written = await tables.append({ table: this.id, number: this.shown.length!, at: now(), entry: REMOVED });
      }
      await tables.erase(this.id);
      this.shown.vanish();
      rewrote(this.id);
    });
  }

  /** Blanks what was said under these ids. The numbers of the log stay as they are. */
  eraseWords(players: readonly string[]): Promise<void> {
    return this.inTurn(async () => {
      await this.services.tables.blank(this.id, players);
      this.services.rewrote(this.id);
      await this.shown.reread();
    });
  }

  /** The log was changed by another process. */
  followRewrite(): Promise<void> {
    return this.inTurn(() => this.shown.reread());
  }

  /** Looks after clocks that ran out and bots that were left alone. */
  wake(): Promise<void> {
    return this.inTurn(async () => {
      await this.shown.ready();
      await this.shown.catchUp();
      const running = this.shown.live().sitting.clock.running.slice();
      for (const seat of running) await this.attempt({ do: 'timeout', seat }, null).catch(ignoreRefusal);
      this.shown.askBots();
    });
  }

  /** Stops its bots; resolves when nothing is being done any more. */
  async close(): Promise<void> {
    this.shown.stopBots();
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
      await this.shown.ready();
      // who has logged in meanwhile may have sat down as a guest
      if (player !== null && seatOf(this.shown.live(), player) === null) await this.shown.meet();
      const hostSeen = request.do === 'host' ? await this.hostSeen() : 0;
      const at = Math.max(this.services.now(), this.shown.live().sitting.moved);
      const { entry, append, texts } = this.carryOut({ request, player, hostSeen, at });
      const written = await this.services.tables.append(append).catch((error) => {
        this.shown.forget();
        throw error;
      });
      if (written) {
        await this.shown.show(entry, texts, append.row !== undefined);
        return;
      }
      this.shown.forget();
      await this.shown.ready();
      await this.shown.catchUp();
    }
    refuse({ code: 'out-of-date', number: this.moves });
  }

  /** Somebody who was erased is never seen again. */
  private async hostSeen(): Promise<number> {
    const { sitting, people } = this.shown.live();
    const { made, seen } = await this.services.people.times(people(sitting.host).id);
    return seen ?? made;
  }
  private carryOut(requested: Requested): CarriedOut {
    const live = this.shown.live();
    const entry = decideRequest(live, this.audience, requested);
    try {
      return carryOutEntry(live, this.audience, entry, requested.at);
    } catch (error) {
      this.shown.forget();
      throw error;
    }
  }
}
