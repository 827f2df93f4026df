/** What a room finds around it. */
import type { AnyGame, BaseMove, Seat } from '@bottega/kernel';
import type { Games } from '../games.ts';
import type { PeopleStore } from '../storage/people-store.ts';
import type { TableStore } from '../storage/table-store.ts';
import type { Shown } from './shown.ts';
import type { Snapshots } from './snapshots.ts';

export interface BotQuestion {
  readonly game: AnyGame;
  readonly level: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly mind: string;
  readonly signal: AbortSignal;
}

export interface Surroundings {
  readonly games: Games;
  readonly tables: TableStore;
  readonly people: PeopleStore;
  readonly snapshots: Snapshots;
  /** Milliseconds a bot takes at least when somebody looks on. */
  readonly botPace: number;
  now(): number;
  /** To be called before the rules are asked to do something at a table. */
  working(table: string): void;
  /** A bot's move, not before so many milliseconds. */
  choose(question: BotQuestion, notBefore: number): Promise<BaseMove>;
  /** Called with the seats whose people are connected to this process. */
  present(table: string, seats: readonly Seat[]): void;
  /** Called after every entry that was written. */
  changed(shown: Shown): void;
  /** Something failed that nobody waits for. */
  report(error: unknown): void;
}
