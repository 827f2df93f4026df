/** SQLite: one file, nothing to install, one process. A thread owns the file, so that nobody waits for the disk. */
import { Worker } from 'node:worker_threads';
import { type Append, type Database, type Row, type Statement, StorageDown, type Value } from '../database.ts';
import type { Done, Order } from './thread.ts';
import { tighten } from './tighten.ts';

export class SqliteDatabase implements Database {
  readonly shared = false;
  private readonly thread: Worker;
  private readonly waiting = new Map<number, { resolve(value: unknown): void; reject(reason: Error): void }>();
  private last = 0;
  private ended: Error | undefined;

  constructor(path: string, report?: (error: Error) => void) {
    tighten(path, report);
    this.thread = new Worker(new URL('./thread.mjs', import.meta.url), { workerData: path });
    this.thread.on('message', ({ id, value, error }: Done) => {
      const waiting = this.waiting.get(id);
      this.waiting.delete(id);
      if (error === undefined) waiting?.resolve(value);
      else waiting?.reject(new StorageDown(error));
    });
    this.thread.on('error', (error) => this.end(error as Error));
    this.thread.on('exit', () => this.end(new Error('the database is closed')));
  }

  all(text: string, values: readonly Value[] = []): Promise<Row[]> {
    return this.order({ do: 'all', text, values });
  }

  together(statements: readonly Statement[]): Promise<Row[][]> {
    return this.order({ do: 'together', statements });
  }

  append(entries: readonly Append[]): Promise<boolean[]> {
    return this.order({ do: 'append', entries });
  }

  async clock(): Promise<number> {
    return Date.now();
  }

  /** There are no other processes to tell, or to listen to. */
  tell(): void {}
  listen(): void {}

  async close(): Promise<void> {
    try {
      if (this.ended === undefined) await this.order({ do: 'close' });
    } finally {
      // also when the file could not even be opened: otherwise the process would never end
      await this.thread.terminate();
    }
  }

  private order<Value>(order: Order): Promise<Value> {
    if (this.ended !== undefined) return Promise.reject(new StorageDown(this.ended));
    return new Promise<Value>((resolve, reject) => {
      const id = ++this.last;
      this.waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
      this.thread.postMessage({ id, order });
    });
  }

  private end(error: Error): void {
    this.ended ??= error;
    for (const waiting of this.waiting.values()) waiting.reject(new StorageDown(this.ended));
    this.waiting.clear();
  }
}
