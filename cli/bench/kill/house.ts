/** A server that will be killed, its database, and the tables that were opened there. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { TableStore, withDatabase } from '@bottega/server/maintenance';
import { ServerProcess } from '../../../server/test/processes.ts';
import { freePort } from '../server/process.ts';
import type { HonestTable } from './honest-table.ts';

type Environment = Readonly<Record<string, string>>;

export interface House {
  readonly server: ServerProcess;
  readonly database: Environment;
  readonly tables: HonestTable[];
}

export async function build(index: number, folder: string, url: string | undefined, notices: number): Promise<House> {
  const data = join(folder, String(index));
  mkdirSync(data);
  const database: Environment = url === undefined ? { BOTTEGA_DATA: data } : { DATABASE_URL: url };
  return { server: new ServerProcess(await freePort(), database, undefined, notices), database, tables: [] };
}

/** What was promised at its tables, and what their logs say. */
export async function compare({ database, tables }: House) {
  const lost: string[] = [];
  const doubled: string[] = [];
  await withDatabase(database, async (open) => {
    const store = new TableStore(open);
    for (const { id, ledger } of tables) {
      const entries = (await store.tail(id, 0)).map(({ number, entry }) => ({ number, entry: JSON.parse(entry) }));
      const found = ledger.compare(entries);
      lost.push(...found.lost.map((what) => `${id}: ${what}`));
      doubled.push(...found.doubled.map((what) => `${id}: ${what}`));
    }
  });
  const sum = (kind: 'moves' | 'words'): number => tables.reduce((total, { ledger }) => total + ledger.acknowledged[kind], 0);
  return { lost, doubled, moves: sum('moves'), words: sum('words') };
}
