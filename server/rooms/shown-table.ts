/**
 * An open table as it is shown: in memory, to its audience, and to its bots. What other processes write is followed;
 * what may be wrong is thrown away and read again.
 */
import { type AnyGame, type BaseMove, Refusal, refuse, type Seat } from '@bottega/kernel';
import type { Entry, People, Person, Sitting } from '@bottega/table/sitting';
import { Audience, type ByViewer } from './audience.ts';
import { BotTurns } from './bot-turns.ts';
import type { LiveTable } from './live-table.ts';
import { carryOut, REMOVED, readTable, snapshotOf } from './read-log.ts';
import type { RoomServices } from './services.ts';

/** A first snapshot at a turn's end after this many entries, and another whenever the log has doubled. */
const FIRST_SNAPSHOT = 80;

/** Entries by which somebody is heard, whose name may have to be read. */
const MEETING: ReadonlySet<Entry['kind']> = new Set(['sit', 'chat', 'phrase', 'react']);

/** What a bot has decided, after so many moves. */
type BotMoves = (seat: Seat, number: number, move: BaseMove) => Promise<void>;

export class ShownTable {
  readonly id: string;
  readonly audience: Audience;
  private readonly services: RoomServices;
  private readonly bots: BotTurns;
  private rules: AnyGame | undefined;
  private sitting: Sitting | undefined;
  private persons = new Map<string, Person>();
  private readonly people: People = (player) => this.persons.get(player) ?? { id: player, name: null };
  /** Entries that the audience knows of. */
  private told = Number.POSITIVE_INFINITY;
  private snapshotAt = 0;

  constructor(id: string, services: RoomServices, botMoves: BotMoves) {
    this.id = id;
    this.services = services;
    this.audience = new Audience((seats) => services.present(id, seats));
    this.bots = new BotTurns(services, botMoves, (seat) => this.audience.sendAll({ is: 'thinking', seat, busy: true }));
  }

  /** Nobody looks on, and no bot thinks. */
  get isIdle(): boolean {
    return this.audience.size === 0 && this.bots.seat === null;
  }

  /** How many entries are in memory; undefined when nothing is. */
  get length(): number | undefined {
    return this.sitting?.length;
  }

  /** How many moves were made, as far as this process knows. */
  get moves(): number {
    return this.sitting?.moves.length ?? 0;
  }

  /** The table in memory, read if need be up to what the audience knows. */
  async ready(): Promise<void> {
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
  live(): LiveTable {
    this.services.working(this.id);
    return { game: this.rules!, sitting: this.sitting!, people: this.people, thinking: this.bots.seat, busy: this.bots.isBusy };
  }

  /** Reads the names of those who are at the table. */
  async meet(): Promise<void> {
    const { seats, host, chat, reactions = [] } = this.sitting!;
    const ids = new Set([host, ...seats.flatMap(({ player }) => player ?? []), ...[...chat, ...reactions].map(({ player }) => player)]);
    this.persons = await this.services.people.persons([...ids]);
  }

  /** Carries out what other processes have written. */
  async catchUp(): Promise<void> {
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
        if (MEETING.has(entry.kind)) await this.meet();
        this.publish(entry, texts);
      } catch (error) {
        this.forget();
        throw error;
      }
    }
  }

  /** An entry is on disk: everybody is told. `listed`: whether it changes the lists, which the end of a turn does. */
  async show(entry: Entry, texts: ByViewer<string>, listed: boolean): Promise<void> {
    if (MEETING.has(entry.kind)) await this.meet().catch(() => {});
    this.publish(entry, texts);
    if (listed) this.safely(() => this.keepSnapshot());
    this.askBots();
  }

  stopBots(): void {
    this.bots.stop();
  }

  /** Whoever looks on is shown the table as it is now, or that it is gone. */
  async reread(): Promise<void> {
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

  /** It is gone for good. */
  vanish(): void {
    this.bots.stop();
    this.forget();
    this.audience.dismissAll({ code: 'unknown-table' });
  }

  /** What is in memory may be wrong, and is read again. */
  forget(): void {
    this.sitting = undefined;
    this.snapshotAt = 0;
  }

  /** Lets the next bot think, if it is its turn. */
  askBots(): void {
    if (this.services.closing) return;
    this.safely(() => {
      const live = this.live();
      const watched = this.audience.size > 0;
      const seat = this.bots.next(live, watched);
      if (seat === undefined) return;
      if (watched) this.audience.sendAll({ is: 'thinking', seat });
      this.bots.ask(live, seat, watched ? this.services.botPace : 0);
    });
  }

  private publish(entry: Entry, texts: ByViewer<string>): void {
    const live = this.live();
    this.told = live.sitting.length;
    this.bots.stop(live.sitting.moves.length);
    // it is on disk: what fails from here on must not be answered as if it were not
    if (!this.safely(() => this.audience.tell(live, entry, texts))) this.safely(() => this.audience.sendAway({ code: 'fault' }));
    this.safely(() => this.services.changed(live));
  }

  /** Snapshots spare reading long logs again. Nothing depends on them, so that no move waits for one. */
  private keepSnapshot(): void {
    const sitting = this.sitting!;
    if (sitting.length < Math.max(FIRST_SNAPSHOT, 2 * this.snapshotAt)) return;
    this.snapshotAt = sitting.length;
    this.services.tables.keep(snapshotOf(sitting)).catch(this.services.report);
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
}

export function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}
