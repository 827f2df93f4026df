/**
 * Runs a program, and starts it again when it was ended in the middle of its work:
 *
 *     node scripts/supervise.mjs PROGRAM ARGUMENT…
 *
 * A program that ends by itself within its first moments could not start, and one that ends with code 2 has a wrong
 * setting: neither is tried again.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isFromNpm, whenOrphaned } from './orphaned.mjs';

const WRONG_SETTING = 2;
/** The exit code of a server that stood still. */
const STOOD_STILL = 70;
const FIRST_MOMENTS = 10_000;
const PAUSE = 1000;

export function supervise(command, args) {
  let child;
  let stopping = false;
  const stop = () => {
    stopping = true;
    child.kill('SIGTERM');
  };
  process.on('SIGTERM', stop);
  // a terminal has sent this to the child as well
  process.on('SIGINT', () => {
    stopping = true;
  });
  if (isFromNpm()) whenOrphaned(stop);
  const start = () => {
    const started = Date.now();
    child = spawn(command, args, { stdio: 'inherit' });
    child.on('error', (error) => {
      console.error(error.message);
      process.exit(1);
    });
    child.on('exit', (code, signal) => {
      const couldNotStart = signal === null && code !== STOOD_STILL && Date.now() - started < FIRST_MOMENTS;
      if (stopping || code === 0 || code === WRONG_SETTING || couldNotStart) process.exit(code ?? 1);
      console.error(`The server has ended (${signal ?? `code ${code}`}) and is started again.`);
      setTimeout(() => (stopping ? process.exit(1) : start()), PAUSE);
    });
  };
  start();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) supervise(process.execPath, process.argv.slice(2));
