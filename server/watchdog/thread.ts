/** The thread of the watchdog. */
import { Buffer } from 'node:buffer';
import { writeSync } from 'node:fs';
import { Session } from 'node:inspector';
import { workerData } from 'node:worker_threads';
import { noteStuck } from './stuck-tables.ts';
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
    if (table !== '') await noteStuck(database, table, Date.now());
  } catch (error) {
    writeSync(2, `The table could not be noted: ${(error as Error).message}\n`);
  }
  exit();
}

/** A thread can end only itself: the main thread is made to end the process, by the way a debugger would, or else is killed. */
function exit(): void {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), LIMIT);
  const session = new Session();
  session.connectToMainThread();
  session.post('Runtime.evaluate', { expression: `process.exit(${EXIT_CODE})` });
}
