/** Workers on Node: `worker_threads`. */
import { Worker } from 'node:worker_threads';
import type { StartWorker } from './host.ts';
import type { FromWorker } from './protocol.ts';

/** `boxes` says from which module the worker takes each game's box. */
export const nodeWorker =
  (boxes: Readonly<Record<string, string>>): StartWorker =>
  (heard, died) => {
    const worker = new Worker(new URL('./entry.mjs', import.meta.url), { workerData: { boxes } });
    // a bot that thinks keeps nobody from leaving
    worker.unref();
    worker.on('message', (message: FromWorker) => heard(message));
    worker.on('error', (error) => died(error instanceof Error ? error.message : String(error)));
    worker.on('exit', (code) => died(`the worker ended with code ${code}`));
    return { send: (message) => worker.postMessage(message), kill: () => void worker.terminate() };
  };
