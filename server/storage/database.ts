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
  /** Who opened it, by the id in the log; not known of games of earlier versions that have begun. */
  readonly host: string | null;
}

export interface SeatRow {
  readonly seat: number;
  readonly player: string | null;
  /** At the end: 1 for the first. */
  readonly rank: number | null;
  readonly total: number | null;
}

/**
 * Something that a person should be told about a table, by whichever channels they have; without any, nothing is kept. Its
 * id tells it apart from everything else that is ever told, so that whoever gets it twice can see that.
 */
export interface NewNotice {
  readonly id: string;
  readonly player: string;
  readonly table: string;
  readonly kind: string;
  /** When it is to be told. */
  readonly due: number;
  readonly facts: string;
}

/** What need not be told any more. */
export type Settled = Pick<NewNotice, 'table' | 'player' | 'kind'>;

/** One entry of one table's log, with what it changes beside it; all of it is written, or nothing. */
export interface Append {
  readonly table: string;
  readonly number: number;
  readonly at: number;
  readonly entry: string;
  readonly row?: TableRow | undefined;
  readonly seats?: readonly SeatRow[];
  /** Who said something with this entry. */
  readonly talker?: string | undefined;
  /** The published edition that the table is opened with. */
  readonly edition?: string | undefined;
  /** The game is over, and people are to be rated by it. */
  readonly rated?: boolean;
  /** What it gives cause to tell, when what it has settled was taken out. */
  readonly notices?: readonly NewNotice[];
  readonly settled?: readonly Settled[];
}

/** A table as it was after so many entries, so that its log need not be read from the start. */
export interface Snapshot {
  readonly table: string;
  readonly number: number;
  readonly rules: number;
  readonly sitting: string;
}

/** Who has logged out, or is somebody else now: everybody known by that id, or let in by the session or token of that hash. */
export interface Gone {
  readonly by: 'player' | 'session' | 'token';
  readonly id: string;
}

/** What the processes on one database tell each other. */
export type News =
  /** That entry was written; whoever has the table open reads on from there. */
  | { readonly is: 'wrote'; readonly table: string; readonly number: number }
  /** The seats whose people are connected to the process that tells. */
  | { readonly is: 'present'; readonly table: string; readonly seats: readonly number[] }
  | ({ readonly is: 'gone' } & Gone)
  /** The log of that table is not what it was: it was removed, or something said there was erased. */
  | { readonly is: 'rewrote'; readonly table: string };

/** Called with what another process tells; with null when something may have been missed. */
export type Hear = (news: News | null, process: string) => void;

/** The database did not answer, or could not write. Nothing is known to have changed. */
export class StorageDown extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'StorageDown';
  }
}

export interface Database {
  /** Whether other processes may write to it as well. */
  readonly shared: boolean;
  /** Milliseconds since 1970, by the clock that all processes on it go by. */
  clock(): Promise<number>;
  all(text: string, values?: readonly Value[]): Promise<Row[]>;
  /** Several statements as one: all are carried out, or none. */
  together(statements: readonly Statement[]): Promise<Row[][]>;
  /**
   * Writes entries of many tables in one transaction. Resolves when they are on disk, to whether each was written: not,
   * when that table already has an entry of that number.
   */
  append(entries: readonly Append[]): Promise<boolean[]>;
  /** Tells the other processes on the same database. */
  tell(news: readonly News[]): void;
  /** Listens to them. */
  listen(hear: Hear): void;
  close(): Promise<void>;
}
