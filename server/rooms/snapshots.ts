/**
 * Snapshots spare reading long logs again; nothing depends on them. So they are written beside the moves, a few at a time, and no
 * move waits for one.
 */
import type { Snapshot } from '../storage/database.ts';
import type { TableStore } from '../storage/table-store.ts';

/** Snapshots written together; a table that finds this many waiting offers its own at the end of a later turn. */
const MOST = 10;

export class Snapshots {
  private readonly tables: TableStore;
  private waiting: Snapshot[] = [];

  constructor(tables: TableStore) {
    this.tables = tables;
  }

  /** Whether there is room for one more. */
  get wanted(): boolean {
    return this.waiting.length < MOST;
  }

  keep(snapshot: Snapshot): void {
    this.waiting.push(snapshot);
  }

  /** Writes what waits. */
  async write(): Promise<void> {
    const { waiting } = this;
    this.waiting = [];
    if (waiting.length > 0) await this.tables.keep(waiting);
  }
}
