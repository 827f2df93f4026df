/**
 * Rules that never end would stop every table of the process. A thread of its own watches the main one: when that
 * stands still, it notes in the database which table was at work, and ends the process, to be started again.
 */
import { Buffer } from 'node:buffer';
import { Worker } from 'node:worker_threads';

export interface WatchdogData {
  /** A count of heartbeats, and after it the id of the table at work. */
  readonly shared: SharedArrayBuffer;
  /** Where to note the table. */
  readonly database: string;
  /** Seconds without a heartbeat. */
  readonly patience: number;
}

/** Bytes of the count, and of the longest id of a table. */
export const COUNT_BYTES = 4;
const ID_BYTES = 32;
const BEAT = 500;

export class Watchdog {
  private readonly thread: Worker;
  private readonly beats: Int32Array;
  private readonly table: Buffer;
  private readonly heart: NodeJS.Timeout;
  private clearing = false;

  constructor(database: string, patience: number) {
    const shared = new SharedArrayBuffer(COUNT_BYTES + ID_BYTES);
    this.beats = new Int32Array(shared, 0, 1);
    this.table = Buffer.from(shared, COUNT_BYTES);
    const workerData: WatchdogData = { shared, database, patience };
    this.thread = new Worker(new URL('./thread.mjs', import.meta.url), { workerData });
    this.thread.unref();
    this.heart = setInterval(() => Atomics.add(this.beats, 0, 1), BEAT);
    this.heart.unref();
  }

  /** To be called before a table's rules are asked for something: it is blamed until the main thread is free again. */
  readonly working = (table: string): void => {
    this.table.write(table, 'latin1');
    if (this.clearing) return;
    this.clearing = true;
    setImmediate(() => {
      this.table.fill(0);
      this.clearing = false;
    });
  };

  async close(): Promise<void> {
    clearInterval(this.heart);
    await this.thread.terminate();
  }
}
