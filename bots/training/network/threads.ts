/** A crew of `worker_threads`: each takes the next job as soon as it has done one. */
import { Worker } from 'node:worker_threads';
import type { GameRecord } from './record.ts';
import type { Crew, Job, Networks } from './self-play.ts';

export type ToPlayer = { readonly networks: Networks } | { readonly job: Job };

/** `box` is the module that hands out the game's box. */
export function threads(box: string, count: number): Crew {
  const workers = Array.from({ length: count }, () => new Worker(new URL('./entry.mjs', import.meta.url), { workerData: { box } }));
  const send = (worker: Worker, message: ToPlayer): void => worker.postMessage(message);
  return {
    async play(jobs, networks, done) {
      let next = 0;
      await Promise.all(
        workers.map(
          (worker) =>
            new Promise<void>((resolve, reject) => {
              const more = (): void => {
                if (next < jobs.length) send(worker, { job: jobs[next++] });
                else end();
              };
              const hear = (record: GameRecord): void => {
                done(record);
                more();
              };
              const end = (error?: Error): void => {
                worker.off('message', hear);
                worker.off('error', end);
                if (error === undefined) resolve();
                else reject(error);
              };
              worker.on('message', hear);
              worker.on('error', end);
              send(worker, { networks });
              more();
            }),
        ),
      );
    },
    close() {
      for (const worker of workers) void worker.terminate();
    },
  };
}
