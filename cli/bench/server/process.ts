/** A server in a process of its own, as it would be. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Failure } from '../../failure.ts';

/** Milliseconds of one tick of the kernel's accounts. */
export const TICK = 10;
const root = fileURLToPath(new URL('../../..', import.meta.url));

export interface Running {
  /** Resident memory, in bytes. */
  memory(): number;
  /** Processor time of all its threads so far, in milliseconds. */
  cpu(): number;
  stop(): Promise<void>;
}

/** Resolves when the program has said the word it says when it listens. */
export async function startProcess(program: string, args: readonly string[], env: Readonly<Record<string, string>>, word: string): Promise<Running> {
  const child = spawn(program, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  await new Promise<void>((resolve, reject) => {
    let out = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
      if (out.includes(word)) resolve();
    });
    child.on('exit', () => reject(new Failure(`${program} ${args.join(' ')} did not start: ${said}`)));
  });
  return {
    memory: () => 1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0),
    cpu: () => {
      const [, after] = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ');
      const [user, system] = after.split(' ').slice(11).map(Number);
      return TICK * (user + system);
    },
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), 5000).unref();
      await ended;
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
