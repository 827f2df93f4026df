/** SQLite: one file, nothing to install, one process. The file has a thread of its own, which several others can work with. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { type Append, type Database, type Row, type Statement, StorageDown, type Value } from '../database.ts';
import type { Done, Order } from './thread.ts';

export class SqliteDatabase implements Database {
  private readonly line: MessagePort;
  /** Only for who opened the file. */
  private readonly thread: Worker | undefined;
  private readonly waiting = new Map<number, { resolve(value: unknown): void; reject(reason: Error): void }>();
  private last = 0;
  private ended: Error | undefined;

  private constructor(line: MessagePort, thread?: Worker) {
    this.line = line;
    this.thread = thread;
    line.on('message', ({ id, value, error }: Done) => {
      const waiting = this.waiting.get(id);
      this.waiting.delete(id);
      if (error === undefined) waiting?.resolve(value);
      else waiting?.reject(new StorageDown(error));
    });
    const end = (error: Error): void => {
      this.ended ??= error;
      for (const waiting of this.waiting.values()) waiting.reject(new StorageDown(this.ended));
      this.waiting.clear();
    };
    thread?.on('error', end);
    line.on('close', () => end(new Error('the database is closed')));
  }

  static open(path: string): SqliteDatabase {
    // names, hashes of passwords and every hand are in there
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const { port1, port2 } = new MessageChannel();
    const thread = new Worker(new URL('./thread.mjs', import.meta.url), { workerData: { path, line: port2 }, transferList: [port2] });
    return new SqliteDatabase(port1, thread);
  }

  /** A file that another thread has opened. */
  static along(line: MessagePort): SqliteDatabase {
    return new SqliteDatabase(line);
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

  /** Nobody else works on the file but threads of this process, each with tables of its own. */
  tell(): void {}
  tellPresence(): void {}
  tellGone(): void {}
  listen(): void {}

  way(): MessagePort {
    const { port1, port2 } = new MessageChannel();
    this.thread!.postMessage(port2, [port2]);
    return port1;
  }

  async close(): Promise<void> {
    try {
      if (this.thread !== undefined && this.ended === undefined) await this.order({ do: 'close' });
    } finally {
      // also when the file could not even be opened: otherwise the process would never end
      this.line.close();
      await this.thread?.terminate();
    }
  }

  private order<Value>(order: Order): Promise<Value> {
    if (this.ended !== undefined) return Promise.reject(new StorageDown(this.ended));
    return new Promise<Value>((resolve, reject) => {
      const id = ++this.last;
      this.waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
      this.line.postMessage({ id, order });
    });
  }
}
