/** Group commit: while one transaction is on its way to the disk, the next ones gather and share the following. */
import type { Append, Database } from './database.ts';

/** Entries in one transaction at most; more would make the first of them wait long. */
const MOST = 500;

interface Waiting {
  readonly entry: Append;
  resolve(written: boolean): void;
  reject(reason: unknown): void;
}

export class GroupCommit {
  private readonly database: Database;
  private queue: Waiting[] = [];
  private busy = false;
  /** Called with the size of each group. */
  onGroup: (size: number) => void = () => {};

  constructor(database: Database) {
    this.database = database;
  }

  /** Is back when the entry is on disk: true, or false when the table had another entry of that number. */
  append(entry: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.queue.push({ entry, resolve, reject });
      if (!this.busy) {
        this.busy = true;
        // whatever else arrived with the same packets comes along
        setImmediate(() => void this.work());
      }
    });
  }

  private async work(): Promise<void> {
    while (this.queue.length > 0) {
      const group = this.next();
      try {
        const written = await this.database.append(group.map(({ entry }) => entry));
        this.onGroup(group.length);
        this.database.tell(group.filter((_, index) => written[index]).map(({ entry: { table, number } }) => ({ table, number })));
        for (const [index, { resolve }] of group.entries()) resolve(written[index]);
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    this.busy = false;
  }

  /** No two entries of one table in a group: the second may only be written after the first. */
  private next(): Waiting[] {
    const tables = new Set<string>();
    const group: Waiting[] = [];
    const later: Waiting[] = [];
    for (const waiting of this.queue) {
      if (group.length < MOST && !tables.has(waiting.entry.table)) group.push(waiting);
      else later.push(waiting);
      tables.add(waiting.entry.table);
    }
    this.queue = later;
    return group;
  }
}
