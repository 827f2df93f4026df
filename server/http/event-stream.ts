/** What one program hears of all its tables: each decision that waits for it, and each end. */
import { Refusal } from '@bottega/kernel';
import type { TableLine } from '@bottega/table/wire';
import type { Watcher } from '../rooms/audience.ts';
import { listLines } from '../rooms/rows.ts';
import type { Over, TableNews, Turn } from '../rooms/turns.ts';
import type { Context } from './context.ts';
import { note, safely } from './errors.ts';

/** Tables that are looked at: those that go on come first. */
const MOST_TABLES = 100;
/** An end is told to whoever was away when it came, for so long: milliseconds. */
const LATE = 24 * 3_600_000;

export class EventStream {
  private readonly context: Context;
  private readonly player: string;
  private readonly write: (text: string) => void;
  /** By table, the decision that was told last. */
  private readonly told = new Map<string, string>();
  private readonly ended = new Set<string>();
  /** A watcher keeps the table in memory, so that what other processes do there is heard of, too. */
  private readonly watched = new Map<string, Watcher>();
  private readonly stopListening: () => void;
  private closed = false;

  constructor(context: Context, player: string, write: (text: string) => void) {
    this.context = context;
    this.player = player;
    this.write = write;
    this.stopListening = context.rooms.turns.add(player, (news) => this.tell(news));
  }

  /** Tells what was missed: tables that are new, and ends. */
  async look(): Promise<void> {
    const { rooms } = this.context;
    const lines = await listLines(rooms.people, await rooms.tables.ofPlayer(this.player, MOST_TABLES), this.player);
    for (const line of lines) {
      // who has left meanwhile would never quit
      if (this.closed) return;
      if (line.status === 'over') this.leave(line);
      else if (!this.watched.has(line.id)) await this.join(line.id);
    }
  }

  close(): void {
    this.closed = true;
    this.stopListening();
    for (const [table, watcher] of this.watched) safely(this.context, () => this.context.rooms.get(table).quit(watcher));
    this.watched.clear();
  }

  private tell({ table, turn, over }: TableNews): void {
    if (over !== null) this.tellOver(over);
    else if (turn === null) this.told.delete(table);
    else this.tellTurn(turn);
  }

  /** Once, unless it was withdrawn meanwhile. */
  private tellTurn(turn: Turn): void {
    const key = `${turn.number} ${turn.moves.join('|')}`;
    if (this.told.get(turn.table) === key) return;
    this.told.set(turn.table, key);
    this.write(`data: ${JSON.stringify(turn)}\n\n`);
  }

  private tellOver(over: Over): void {
    if (this.ended.has(over.table)) return;
    this.ended.add(over.table);
    this.told.delete(over.table);
    this.write(`event: over\ndata: ${JSON.stringify(over)}\n\n`);
  }

  private async join(table: string): Promise<void> {
    const { rooms } = this.context;
    const watcher: Watcher = { player: this.player, send() {}, dismiss: () => void this.watched.delete(table) };
    this.watched.set(table, watcher);
    try {
      await rooms.get(table).join(watcher);
      if (this.watched.get(table) !== watcher) rooms.get(table).quit(watcher);
      const turn = await rooms.get(table).turn(this.player);
      if (turn !== null) this.tellTurn(turn);
    } catch (error) {
      // what is refused for good is not asked for again
      if (error instanceof Refusal) return;
      this.watched.delete(table);
      rooms.get(table).quit(watcher);
      note(this.context, error);
    }
  }

  private leave({ id: table, mySeat: seat, outcome, moved }: TableLine): void {
    const watcher = this.watched.get(table);
    this.watched.delete(table);
    if (watcher !== undefined) this.context.rooms.get(table).quit(watcher);
    const isNews = watcher !== undefined || moved > this.context.rooms.now() - LATE;
    if (isNews && seat !== null && outcome !== null) this.tellOver({ table, seat, outcome });
  }
}
