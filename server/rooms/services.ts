/** What a room needs from the process around it. */
import type { AnyGame, GameCore, Seat } from '@bottega/kernel';
import type { Games } from '../games.ts';
import type { PeopleStore } from '../storage/people-store.ts';
import type { PreparedStore } from '../storage/prepared-store.ts';
import type { TableStore } from '../storage/table-store.ts';
import type { Bots } from './bots.ts';
import type { LiveTable } from './live-table.ts';
import type { Pasts } from './pasts.ts';

export interface RoomServices {
  readonly games: Games;
  readonly tables: TableStore;
  readonly people: PeopleStore;
  readonly bots: Bots;
  readonly pasts: Pasts;
  readonly prepared: PreparedStore;
  /** The game with what its seats hold. */
  coreOf(game: AnyGame): GameCore;
  /** Milliseconds a bot takes at least when somebody looks on. */
  readonly botPace: number;
  now(): number;
  /** True from the moment the process ends: then no bot begins to think. */
  readonly closing: boolean;
  /** To be called before the rules are asked to do something at a table. */
  working(table: string): void;
  /** Called with the seats whose people are connected to this process, when that changes. */
  present(table: string, seats: readonly Seat[]): void;
  /** Called when a log was changed otherwise than by another entry. */
  rewrote(table: string): void;
  /** Called after every entry that was written. */
  changed(live: LiveTable): void;
  /** Something failed that nobody waits for. */
  report(error: unknown): void;
}
