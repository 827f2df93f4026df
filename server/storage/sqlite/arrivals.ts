/**
 * Entries as they arrive, a row for each group. To put every one in its place at once would take a page of the file or two for each, since each table's
 * log and line lie somewhere else. They are on disk here as surely as there, and are put in their places later, all of a table in one go: those
 * of the table that has waited longest when there are many, and all of them before anything is read, also those that a crash left here.
 */
import { Buffer } from 'node:buffer';
import type Sqlite from 'better-sqlite3';
import type { Append } from '../database.ts';
import { type Packed, pack, unpack } from './pack.ts';

export const ARRIVALS = 'CREATE TABLE IF NOT EXISTS arrivals (number INTEGER PRIMARY KEY, texts TEXT NOT NULL, numbers BLOB NOT NULL);';

/** So many wait at most, and so many are left when some go. */
const MANY = 3000;
const FEWER = 2400;
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
  readonly entries: Append[];
}

export class Arrivals {
  private readonly put: (entries: readonly Append[]) => void;
  private readonly add: Sqlite.Statement;
  private readonly read: Sqlite.Statement;
  private readonly clear: Sqlite.Statement;
  private readonly find: Sqlite.Statement;
  private readonly highest: Sqlite.Statement;
  private readonly version: Sqlite.Statement;
  private readonly receiveAll: (packed: Packed) => boolean[];
  private readonly settleAll: () => void;
  /** What is in the table, as long as nobody else has written to the file; the table that has waited longest comes first. */
  private readonly waiting = new Map<string, Waiting>();
  private readonly tops = new Map<string, number>();
  private count = 0;
  private lastRow = 0;
  /** The version of the file up to which that is true. */
  private known = NEVER;

  /** `put` puts entries in their places; what is there already stays as it is. */
  constructor(file: Sqlite.Database, put: (entries: readonly Append[]) => void) {
    this.put = put;
    this.add = file.prepare('INSERT INTO arrivals (number, texts, numbers) VALUES (?, ?, ?)');
    this.read = file.prepare('SELECT number, texts, numbers FROM arrivals ORDER BY number');
    this.clear = file.prepare('DELETE FROM arrivals WHERE number < ?');
    this.find = file.prepare('SELECT 1 FROM entries WHERE tab = ? AND number = ?');
    this.highest = file.prepare('SELECT MAX(number) FROM entries WHERE tab = ?').pluck();
    this.version = file.prepare('PRAGMA data_version').pluck();
    this.receiveAll = file.transaction((packed: Packed) => this.write(packed)).immediate;
    this.settleAll = file.transaction(() => this.placeAll()).immediate;
  }

  /** Of each entry whether it was written: not, when its table has one of that number. */
  receive(packed: Packed): boolean[] {
    return this.orForget(() => this.receiveAll(packed));
  }

  /** Puts everything in its place. */
  settle(): void {
    if (this.count > 0 || !this.isAlone()) this.orForget(this.settleAll);
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
    if (!this.isAlone()) this.placeAll();
    const row = ++this.lastRow;
    const entries = unpack(packed);
    const written = entries.map((entry) => this.take(entry, row));
    const taken = entries.filter((_, index) => written[index]);
    if (taken.length === 0) return written;
    const { texts, numbers } = taken.length === entries.length ? packed : pack(taken);
    this.add.run(row, texts, Buffer.from(numbers.buffer));
    if (this.count > MANY) this.place(FEWER);
    return written;
  }

  private take(entry: Append, row: number): boolean {
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
    const isIt = (other: Append): boolean => other.number === number;
    return this.waiting.get(table)?.entries.some(isIt) === true || this.find.get(table, number) !== undefined;
  }

  private note(entry: Append, row: number): void {
    const before = this.waiting.get(entry.table);
    if (before === undefined) this.waiting.set(entry.table, { row, entries: [entry] });
    else before.entries.push(entry);
    this.count++;
  }

  private placeAll(): void {
    if (!this.isAlone()) this.readAgain();
    this.tops.clear();
    this.place(0);
  }

  /** Leaves so many waiting. Rows go in the order they came, so that with an entry all later ones are still there; and first, to make room. */
  private place(most: number): void {
    const leaving: Append[] = [];
    for (const [table, { entries }] of this.waiting) {
      if (this.count <= most) break;
      leaving.push(...entries);
      this.count -= entries.length;
      this.waiting.delete(table);
    }
    const [first] = this.waiting.values();
    this.clear.run(first?.row ?? this.lastRow + 1);
    this.put(leaving);
  }

  private readAgain(): void {
    this.waiting.clear();
    this.count = 0;
    for (const { number, texts, numbers } of this.read.all() as Row[]) {
      this.lastRow = Math.max(this.lastRow, number);
      // its numbers must begin at a multiple of their size
      const packed = { texts, numbers: new Float64Array(Uint8Array.from(numbers).buffer) };
      for (const entry of unpack(packed)) this.note(entry, number);
    }
    this.known = this.version.get() as number;
  }

  /** Whether nobody else, such as another process, has written to the file since. */
  private isAlone(): boolean {
    return this.version.get() === this.known;
  }
}
