/** Group commit: entries that come at about the same time share a transaction. While one is written to disk, the next is on its way to the database. */
import type { Append, Database } from './database.ts';

/** Entries in one transaction at most; more would make the first of them wait long. */
const MOST = 500;
/** So many need not wait for more: the database can begin with them while others are still being decided. */
const ENOUGH = 64;
const MOST_ON_THE_WAY = 2;

interface Waiting {
  readonly entry: Append;
  resolve(written: boolean): void;
  reject(reason: unknown): void;
}

export class GroupCommit {
  private readonly database: Database;
  private queue: Waiting[] = [];
  private soon = false;
  private onTheWay = 0;
  /** Tables of which an entry is on its way: the next may only be written after it. */
  private readonly tables = new Set<string>();
  /** Called with the size of each group. */
  onGroup: (size: number) => void = () => {};

  constructor(database: Database) {
    this.database = database;
  }

  /** Is back when the entry is on disk: true, or false when the table had another entry of that number. */
  append(entry: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.queue.push({ entry, resolve, reject });
      if (this.queue.length >= ENOUGH) this.send();
      else this.sendSoon();
    });
  }

  /** When whatever else arrived with the same packets has come along. */
  private sendSoon(): void {
    if (this.soon) return;
    this.soon = true;
    setImmediate(() => {
      this.soon = false;
      this.send();
    });
  }

  private send(): void {
    while (this.onTheWay < MOST_ON_THE_WAY) {
      const group = this.next();
      if (group.length === 0) return;
      void this.write(group);
    }
  }

  private async write(group: readonly Waiting[]): Promise<void> {
    this.onTheWay++;
    try {
      const written = await this.database.append(group.map(({ entry }) => entry));
      this.onGroup(group.length);
      this.database.tell(group.filter((_, index) => written[index]).map(({ entry: { table, number } }) => ({ table, number })));
      for (const [index, { resolve }] of group.entries()) resolve(written[index]);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
    this.onTheWay--;
    for (const { entry } of group) this.tables.delete(entry.table);
    this.send();
  }

  /** What can be written now: of each table one entry at a time. */
  private next(): Waiting[] {
    const group: Waiting[] = [];
    const later: Waiting[] = [];
    for (const waiting of this.queue) {
      const { table } = waiting.entry;
      if (group.length < MOST && !this.tables.has(table)) {
        this.tables.add(table);
        group.push(waiting);
      } else later.push(waiting);
    }
    this.queue = later;
    return group;
  }
}
