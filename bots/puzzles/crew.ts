/** Who makes puzzles: threads, each with a game at a time, or the caller's own thread. */
import { Worker } from 'node:worker_threads';
import type { GameCore, Puzzle } from '@bottega/kernel';
import { checkPuzzle } from './check.ts';
import { makePuzzles } from './make.ts';

export type Task = { readonly make: number; readonly seed: string } | { readonly check: Puzzle; readonly seed: string };
/** Of a game, its puzzles; of a check, what is wrong. */
export type Done = { readonly puzzles: readonly Puzzle[] } | { readonly fault: string | null };

export interface PuzzleCrew {
  readonly hands: number;
  work(task: Task): Promise<Done>;
  close(): void;
}

export function carryOut(core: GameCore, task: Task): Done {
  return 'make' in task ? { puzzles: makePuzzles(core, task.make, task.seed) } : { fault: checkPuzzle(core, task.check, task.seed) };
}

export const puzzlesAlone = (core: GameCore): PuzzleCrew => ({ hands: 1, work: async (task) => carryOut(core, task), close() {} });

/** `box` is the module that hands out the game's box. */
export function puzzleThreads(box: string, count: number): PuzzleCrew {
  const idle = Array.from({ length: count }, () => new Worker(new URL('./entry.mjs', import.meta.url), { workerData: { box } }));
  const all = [...idle];
  return {
    hands: count,
    work(task) {
      const worker = idle.pop();
      if (worker === undefined) throw new Error('every thread is at work');
      return new Promise((resolve, reject) => {
        const heard = (done: Done): void => {
          worker.off('error', reject);
          idle.push(worker);
          resolve(done);
        };
        worker.once('message', heard);
        worker.once('error', reject);
        worker.postMessage(task);
      });
    },
    close() {
      for (const worker of all) void worker.terminate();
    },
  };
}
