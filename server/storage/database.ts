/**
 * The port to a database. Two adapters keep it, SQLite and Postgres, and one suite of tests holds both to it.
 * Statements are written once, in the SQL that both understand, with parameters `$1`, `$2`…
 */
export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

export interface Statement {
  readonly text: string;
  readonly values: readonly Value[];
}

/** The line of the table in the lists, and when somebody should look at it again. */
export interface TableRow {
  readonly game: string;
  readonly status: string;
  readonly listed: number;
  readonly rules: number;
  readonly opened: number;
  readonly moved: number;
  readonly wake: number | null;
  readonly line: string;
}

export interface SeatRow {
  readonly seat: number;
  readonly player: string | null;
  /** At the end: 1 for the first. */
  readonly rank: number | null;
  readonly total: number | null;
}

/** One entry of one table's log, with what it changes beside it; all of it is written, or nothing. */
export interface Append {
  readonly table: string;
  readonly number: number;
  readonly at: number;
  readonly entry: string;
  readonly row?: TableRow | undefined;
  readonly seats?: readonly SeatRow[];
}

/** A table as it was after so many entries, so that its log need not be read from the start. */
export interface Snapshot {
  readonly table: string;
  readonly number: number;
  readonly rules: number;
  readonly sitting: string;
}

/** Somebody wrote this entry; whoever has the table open reads on from there. */
export interface Pointer {
  readonly table: string;
  readonly number: number;
}

/** The seats whose people are connected to one of the other processes. */
export interface Presence {
  readonly table: string;
  readonly process: string;
  readonly seats: readonly number[];
}

/** Who has logged out, or is somebody else now: everybody known by that id, or let in by the session of that hash. */
export interface Gone {
  readonly by: 'player' | 'session';
  readonly id: string;
}

export interface News {
  /** Another process wrote this entry; null when something may have been missed. */
  wrote(pointer: Pointer | null): void;
  present(presence: Presence): void;
  /** Null when something may have been missed: then it may be anybody. */
  gone(who: Gone | null): void;
}

/** The database did not answer, or could not write. Nothing is known to have changed. */
export class StorageDown extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'StorageDown';
  }
}

export interface Database {
  all(text: string, values?: readonly Value[]): Promise<Row[]>;
  /** Several statements as one: all are carried out, or none. */
  together(statements: readonly Statement[]): Promise<Row[][]>;
  /**
   * Writes entries of many tables in one transaction and is back when they are on disk. For each it says whether it
   * was written: not, when that table already has an entry of that number.
   */
  append(entries: readonly Append[]): Promise<boolean[]>;
  /** Tells the other processes on the same database what was written. */
  tell(pointers: readonly Pointer[]): void;
  /** Tells them who is connected here. */
  tellPresence(tables: readonly Omit<Presence, 'process'>[]): void;
  /** Tells them who must be looked at anew. */
  tellGone(who: Gone): void;
  /** Hears what the others tell. */
  listen(news: Partial<News>): void;
  close(): Promise<void>;
}
