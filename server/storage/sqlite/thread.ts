/** The thread that owns the SQLite file: it carries out one order after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Append, Statement, Value } from '../database.ts';
import { SqliteFile } from './file.ts';

export type Order =
  | { readonly do: 'all'; readonly text: string; readonly values: readonly Value[] }
  | { readonly do: 'together'; readonly statements: readonly Statement[] }
  | { readonly do: 'append'; readonly entries: readonly Append[] }
  | { readonly do: 'close' };

export interface Done {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

let file: SqliteFile | undefined;

function carryOut(order: Order): unknown {
  // opened with the first order, so that what is wrong with the file is said in an answer
  file ??= new SqliteFile(workerData as string);
  switch (order.do) {
    case 'all':
      return file.all(order.text, order.values);
    case 'together':
      return file.together(order.statements);
    case 'append':
      return file.append(order.entries);
    case 'close':
      return file.close();
  }
}

parentPort!.on('message', ({ id, order }: { id: number; order: Order }) => {
  let done: Done;
  try {
    done = { id, value: carryOut(order) };
  } catch (error) {
    done = { id, error: error instanceof Error ? error.message : String(error) };
  }
  parentPort!.postMessage(done);
});
