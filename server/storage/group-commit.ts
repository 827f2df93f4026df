/** Group commit: while one transaction is written, entries of all tables gather for the next, and share its fsync. */
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
  report: (error: unknown) => void = () => {};

  constructor(database: Database) {
    this.database = database;
  }

  /** Resolves when the entry is on disk: to true, or to false when the table had another entry of that number. */
  append(entry: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.queue.push({ entry, resolve, reject });
      if (this.busy) return;
      this.busy = true;
      // when whatever else arrived at the same moment has come along
      setImmediate(() => this.writeAll().catch((error) => this.giveUp(error)));
    });
  }

  private async writeAll(): Promise<void> {
    while (this.queue.length > 0) {
      const { group, later } = this.next();
      this.queue = later;
      await this.write(group).catch((error) => fail(group, error));
    }
    this.busy = false;
  }

  private async write(group: readonly Waiting[]): Promise<void> {
    const written = await this.database.append(group.map(({ entry }) => entry));
    for (const [index, { resolve }] of group.entries()) resolve(written[index]);
    this.tell(group, written);
  }

  /** What is on disk is written, whoever hears of it. */
  private tell(group: readonly Waiting[], written: readonly boolean[]): void {
    try {
      this.onGroup(group.length);
      const won = group.filter((_, index) => written[index]);
      this.database.tell(won.map(({ entry: { table, number } }) => ({ is: 'wrote', table, number })));
    } catch (error) {
      this.report(error);
    }
  }

  /** Nobody waits for ever, and what comes next is tried anew. */
  private giveUp(error: unknown): void {
    this.busy = false;
    fail(this.queue.splice(0), error);
  }

  /** What is written next: of each table one entry at most. */
  private next(): { group: Waiting[]; later: Waiting[] } {
    const group = new Map<string, Waiting>();
    const later: Waiting[] = [];
    for (const waiting of this.queue) {
      const { table } = waiting.entry;
      if (group.size < MOST && !group.has(table)) group.set(table, waiting);
      else later.push(waiting);
    }
    return { group: [...group.values()], later };
  }
}

function fail(group: readonly Waiting[], error: unknown): void {
  for (const { reject } of group) reject(error);
}
