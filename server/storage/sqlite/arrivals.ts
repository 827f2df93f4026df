/**
 * Entries as they arrive, a row for each group. To put every one in its place at once would take a page of the file or two for each, since each table's
 * log and line lie somewhere else. They are on disk here as surely as there, and are put in their places later, all of a table in one go: those
 * of the tables that have waited longest when there are many, mostly games that are over, and others before they are read, also those that a crash
 * left here. Lines of the lists, and seats, go before the logs when only they are read.
 */
import { Buffer } from 'node:buffer';
import type Sqlite from 'better-sqlite3';
import { type Arrived, type Packed, packArrived, unpack } from './pack.ts';

export const ARRIVALS = 'CREATE TABLE IF NOT EXISTS arrivals (number INTEGER PRIMARY KEY, texts TEXT NOT NULL, numbers BLOB NOT NULL);';

/** So many wait at most: whenever there are more some tables leave, no more than must, so that no group waits long for it. */
const MANY = 20_000;
/** No version of a file, and no number of an entry. */
const NEVER = -1;
const NONE = -1;

interface Row {
  readonly number: number;
  readonly texts: string;
  readonly numbers: Buffer;
}

/** What waits of one table, and the row of the first of them. */
interface Waiting {
  readonly row: number;
  readonly entries: Arrived[];
  /** Those whose lines and seats wait, too. */
  unlisted: Arrived[];
}

/** How entries, and what goes with them into the lists, are put in their places; what is there already stays as it is. */
export interface Places {
  log(entries: readonly Arrived[]): void;
  lists(entries: readonly Arrived[]): void;
}

/** Which tables are meant. */
type Which = (table: string, waiting: Waiting) => boolean;
const ALL: Which = () => true;

export class Arrivals {
  private readonly places: Places;
  private readonly add: Sqlite.Statement;
  private readonly read: Sqlite.Statement;
  private readonly clear: Sqlite.Statement;
  private readonly find: Sqlite.Statement;
  private readonly highest: Sqlite.Statement;
  private readonly version: Sqlite.Statement;
  private readonly receiveAll: (packed: Packed) => boolean[];
  private readonly settleThese: (which: Which) => void;
  private readonly listThese: (which: Which) => void;
  /** What is in the table, as long as nobody else has written to the file; the table that has waited longest comes first. */
  private readonly waiting = new Map<string, Waiting>();
  private readonly tops = new Map<string, number>();
  private count = 0;
  private lastRow = 0;
  /** The version of the file up to which that is true. */
  private known = NEVER;

  constructor(file: Sqlite.Database, places: Places) {
    this.places = places;
    this.add = file.prepare('INSERT INTO arrivals (number, texts, numbers) VALUES (?, ?, ?)');
    this.read = file.prepare('SELECT number, texts, numbers FROM arrivals ORDER BY number');
    this.clear = file.prepare('DELETE FROM arrivals WHERE number < ?');
    this.find = file.prepare('SELECT 1 FROM entries WHERE tab = ? AND number = ?');
    this.highest = file.prepare('SELECT MAX(number) FROM entries WHERE tab = ?').pluck();
    this.version = file.prepare('PRAGMA data_version').pluck();
    this.receiveAll = file.transaction((packed: Packed) => this.write(packed)).immediate;
    this.settleThese = file.transaction((which: Which) => this.place(this.isAlone() ? this.those(which) : this.readAgain())).immediate;
    this.listThese = file.transaction((which: Which) => (this.isAlone() ? this.list(this.those(which)) : this.place(this.readAgain()))).immediate;
  }

  /** Of each entry whether it was written: not, when its table has one of that number. */
  receive(packed: Packed): boolean[] {
    return this.orForget(() => this.receiveAll(packed));
  }

  /** Puts tables in their places, all of them if nothing else is said. */
  settle(which = ALL): void {
    if (!this.isAlone() || this.those(which).length > 0) this.orForget(() => this.settleThese(which));
  }

  /** Puts what goes into the lists in its place; false when there was nothing. */
  settleLists(which = ALL): boolean {
    const unlisted: Which = (table, waiting) => waiting.unlisted.length > 0 && which(table, waiting);
    if (this.isAlone() && this.those(unlisted).length === 0) return false;
    this.orForget(() => this.listThese(unlisted));
    return true;
  }

  /** When something could not be written, what is in memory may be wrong: the table tells. */
  private orForget<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      this.known = NEVER;
      throw error;
    }
  }

  private write(packed: Packed): boolean[] {
    if (!this.isAlone()) this.place(this.readAgain());
    const row = ++this.lastRow;
    const entries = unpack(packed);
    const written = entries.map((entry) => this.take(entry, row));
    const taken = entries.filter((_, index) => written[index]);
    if (taken.length === 0) return written;
    const { texts, numbers } = taken.length === entries.length ? packed : packArrived(taken);
    this.add.run(row, texts, Buffer.from(numbers.buffer));
    if (this.count > MANY) this.place(this.longestWaiting());
    return written;
  }

  private take(entry: Arrived, row: number): boolean {
    const { table, number } = entry;
    if (number > this.topOf(table)) this.tops.set(table, number);
    else if (this.isTaken(table, number)) return false;
    this.note(entry, row);
    return true;
  }

  /** The highest number in a table's log, wherever that entry is: nearly every entry is the next one. */
  private topOf(table: string): number {
    let top = this.tops.get(table);
    if (top === undefined) {
      top = (this.highest.get(table) as number | null) ?? NONE;
      this.tops.set(table, top);
    }
    return top;
  }

  private isTaken(table: string, number: number): boolean {
    const isIt = (other: Arrived): boolean => other.number === number;
    return this.waiting.get(table)?.entries.some(isIt) === true || this.find.get(table, number) !== undefined;
  }

  private note(entry: Arrived, row: number): void {
    const waiting = this.waiting.get(entry.table) ?? { row, entries: [], unlisted: [] };
    if (waiting.entries.length === 0) this.waiting.set(entry.table, waiting);
    waiting.entries.push(entry);
    if (entry.row !== undefined || entry.seats !== undefined) waiting.unlisted.push(entry);
    this.count++;
  }

  private those(which: Which): string[] {
    const tables: string[] = [];
    for (const [table, waiting] of this.waiting) if (which(table, waiting)) tables.push(table);
    return tables;
  }

  private list(tables: readonly string[]): void {
    for (const table of tables) {
      const waiting = this.waiting.get(table)!;
      this.places.lists(waiting.unlisted);
      waiting.unlisted = [];
    }
  }

  /** Rows go in the order they came, so that with an entry all later ones are still there; and first, to make room. */
  private place(tables: readonly string[]): void {
    const leaving = tables.map((table) => this.waiting.get(table)!);
    for (const table of tables) {
      this.waiting.delete(table);
      this.tops.delete(table);
    }
    const [first] = this.waiting.values();
    this.clear.run(first?.row ?? this.lastRow + 1);
    for (const { entries, unlisted } of leaving) {
      this.count -= entries.length;
      this.places.log(entries);
      this.places.lists(unlisted);
    }
  }

  /** Tables whose entries are more than may wait. */
  private longestWaiting(): string[] {
    let left = this.count;
    return this.those((_, { entries }) => {
      if (left <= MANY) return false;
      left -= entries.length;
      return true;
    });
  }

  /** What is in the table of arrivals, whoever wrote it; gives all tables of which something waits. */
  private readAgain(): string[] {
    this.waiting.clear();
    this.tops.clear();
    this.count = 0;
    for (const { number, texts, numbers } of this.read.all() as Row[]) {
      this.lastRow = Math.max(this.lastRow, number);
      // its numbers must begin at a multiple of their size
      const packed = { texts, numbers: new Float64Array(Uint8Array.from(numbers).buffer) };
      for (const entry of unpack(packed)) this.note(entry, number);
    }
    this.known = this.version.get() as number;
    return this.those(ALL);
  }

  /** Whether nobody else, such as another process, has written to the file since. */
  private isAlone(): boolean {
    return this.version.get() === this.known;
  }
}
