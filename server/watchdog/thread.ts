/** The thread of the watchdog. */
import { Buffer } from 'node:buffer';
import { writeSync } from 'node:fs';
import { Session } from 'node:inspector';
import { workerData } from 'node:worker_threads';
import { isPostgres } from '../storage/open-database.ts';
import { PostgresDatabase } from '../storage/postgres/index.ts';
import { SqliteFile } from '../storage/sqlite/file.ts';
import { COUNT_BYTES, type WatchdogData } from './watchdog.ts';

/** The exit code of a process that stood still. */
const EXIT_CODE = 70;
const SECOND = 1000;
/** How long the note, and then the exit, may take. */
const LIMIT = 5 * SECOND;

const { shared, database, patience } = workerData as WatchdogData;
const beats = new Int32Array(shared, 0, 1);
let last = 0;
let still = 0;

// counted by this thread's own seconds: when the whole machine stood still, no table is to blame
const looking = setInterval(() => {
  const now = Atomics.load(beats, 0);
  still = now === last ? still + 1 : 0;
  last = now;
  if (still < patience) return;
  clearInterval(looking);
  void endProcess();
}, SECOND);

async function endProcess(): Promise<void> {
  const table = Buffer.from(shared, COUNT_BYTES).toString('latin1').replace(/\0.*$/, '');
  writeSync(2, `The server has stood still for ${patience} seconds at table ${table || '(none)'}, and ends.\n`);
  setTimeout(exit, LIMIT);
  try {
    if (table !== '') await noteStuck(table);
  } catch (error) {
    writeSync(2, `The table could not be noted: ${(error as Error).message}\n`);
  }
  exit();
}

/** Over a connection of its own, since all others may wait for the main thread. */
async function noteStuck(table: string): Promise<void> {
  const own = isPostgres(database) ? new PostgresDatabase(database) : new SqliteFile(database);
  await own.all('INSERT INTO stuck_tables (tab, at) VALUES ($1, $2) ON CONFLICT (tab) DO NOTHING', [table, Date.now()]);
  await own.close();
}

/** A thread can end only itself: the main thread is made to end the process, as a debugger would, or is killed. */
function exit(): void {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), LIMIT);
  const session = new Session();
  session.connectToMainThread();
  session.post('Runtime.evaluate', { expression: `process.exit(${EXIT_CODE})` });
}
