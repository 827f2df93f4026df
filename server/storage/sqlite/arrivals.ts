/**
 * Entries as they arrive, a row for each group. To put every one in its place at once would take a page of the file or two for each, since each table's
 * log and line lie somewhere else. They are on disk here as surely as there, and are put in their places many at a time, and before anything is
 * read; those that a crash left here when the file is opened again.
 */
import { Buffer } from 'node:buffer';
import type Sqlite from 'better-sqlite3';
import type { Append } from '../database.ts';
import { type Packed, pack, unpack } from './pack.ts';

export const ARRIVALS = 'CREATE TABLE IF NOT EXISTS arrivals (number INTEGER PRIMARY KEY, texts TEXT NOT NULL, numbers BLOB NOT NULL);';

/** No version of a file. */
const NEVER = -1;
/** So many wait at most before they are put in their places, so that it never takes long. */
const MANY = 1000;

interface Row {
  readonly texts: string;
  readonly numbers: Buffer;
}

/** Numbers are read where they begin at a multiple of their size. */
const packedOf = ({ texts, numbers }: Row): Packed => ({ texts, numbers: new Float64Array(Uint8Array.from(numbers).buffer) });

export class Arrivals {
  private readonly put: (entries: readonly Append[]) => void;
  private readonly add: Sqlite.Statement;
  private readonly read: Sqlite.Statement;
  private readonly clear: Sqlite.Statement;
  private readonly find: Sqlite.Statement;
  private readonly version: Sqlite.Statement;
  private readonly receiveAll: (packed: Packed) => boolean[];
  private readonly settleAll: () => void;
  /** What is in the table, as long as nobody else has written to the file. */
  private waiting: Append[] = [];
  private readonly numbers = new Map<string, Set<number>>();
  /** The version of the file up to which that is true. */
  private known = NEVER;

  /** `put` puts entries in their places. */
  constructor(file: Sqlite.Database, put: (entries: readonly Append[]) => void) {
    this.put = put;
    this.add = file.prepare('INSERT INTO arrivals (texts, numbers) VALUES (?, ?)');
    this.read = file.prepare('SELECT texts, numbers FROM arrivals ORDER BY number');
    this.clear = file.prepare('DELETE FROM arrivals');
    this.find = file.prepare('SELECT 1 FROM entries WHERE tab = ? AND number = ?');
    this.version = file.prepare('PRAGMA data_version').pluck();
    this.receiveAll = file.transaction((packed: Packed) => this.write(packed)).immediate;
    this.settleAll = file.transaction(() => this.place()).immediate;
  }

  get many(): boolean {
    return this.waiting.length >= MANY;
  }

  /** Of each entry whether it was written: not, when its table has one of that number. */
  receive(packed: Packed): boolean[] {
    return this.orForget(() => this.receiveAll(packed));
  }

  /** Puts everything in its place. */
  settle(): void {
    if (this.waiting.length > 0 || !this.isAlone()) this.orForget(this.settleAll);
  }

  /** When something could not be written, what is in memory may be wrong: the table tells. */
  private orForget<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      this.forget();
      this.known = NEVER;
      throw error;
    }
  }

  private write(packed: Packed): boolean[] {
    if (!this.isAlone()) this.place();
    const { length } = this.waiting;
    const written = unpack(packed).map((entry) => this.take(entry));
    const taken = this.waiting.slice(length);
    if (taken.length > 0) this.keep(taken.length === written.length ? packed : pack(taken));
    return written;
  }

  private keep({ texts, numbers }: Packed): void {
    this.add.run(texts, Buffer.from(numbers.buffer));
  }

  private take(entry: Append): boolean {
    const { table, number } = entry;
    let numbers = this.numbers.get(table);
    if (numbers?.has(number) || this.find.get(table, number) !== undefined) return false;
    if (numbers === undefined) {
      numbers = new Set();
      this.numbers.set(table, numbers);
    }
    numbers.add(number);
    this.waiting.push(entry);
    return true;
  }

  /** Within a transaction: those that go make room for themselves. */
  private place(): void {
    const entries = this.isAlone() ? this.waiting : (this.read.all() as Row[]).flatMap((row) => unpack(packedOf(row)));
    this.clear.run();
    this.put(entries);
    this.forget();
    this.known = this.version.get() as number;
  }

  private forget(): void {
    this.waiting = [];
    this.numbers.clear();
  }

  /** Whether nobody else, such as another process, has written to the file since. */
  private isAlone(): boolean {
    return this.version.get() === this.known;
  }
}
