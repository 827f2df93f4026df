/** The thread that owns the SQLite file: waiting for the disk never stops the server. */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { Statement, Value } from '../database.ts';
import { SqliteFile } from './file.ts';
import type { Packed } from './pack.ts';

export type Order =
  | { readonly do: 'all'; readonly text: string; readonly values: readonly Value[] }
  | { readonly do: 'together'; readonly statements: readonly Statement[] }
  | { readonly do: 'append'; readonly packed: Packed }
  | { readonly do: 'due'; readonly now: number; readonly most: number }
  | { readonly do: 'limit'; readonly mostPages: number }
  | { readonly do: 'backup'; readonly path: string }
  | { readonly do: 'close' };

export interface Done {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

const { path, line } = workerData as { path: string; line: MessagePort };
let file: SqliteFile | undefined;

async function carryOut(order: Order): Promise<unknown> {
  // opened with the first order, so that what is wrong with the file is said in an answer
  file ??= new SqliteFile(path);
  switch (order.do) {
    case 'all':
      return file.all(order.text, order.values);
    case 'together':
      return file.together(order.statements);
    case 'append':
      return file.append(order.packed);
    case 'due':
      return file.due(order.now, order.most);
    case 'limit':
      return file.limit(order.mostPages);
    case 'backup':
      return await file.backup(order.path);
    case 'close':
      return file.close();
  }
}

/** Carries out what comes along a line, one after the other. */
function serve(from: MessagePort): void {
  from.on('message', async ({ id, order }: { id: number; order: Order }) => {
    let done: Done;
    try {
      done = { id, value: await carryOut(order) };
    } catch (error) {
      done = { id, error: error instanceof Error ? error.message : String(error) };
    }
    from.postMessage(done);
  });
}

serve(line);
// lines of other threads
parentPort?.on('message', serve);
