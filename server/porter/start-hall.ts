/** Starts the hall in a thread that can be killed. */
import { Worker } from 'node:worker_threads';
import type { HallGiven } from '../hall/serve-hall.ts';
import type { Port } from './parcels.ts';

export interface RunningHall {
  readonly port: Port;
  /** At once, whatever it is doing. */
  kill(): Promise<unknown>;
}

/** `gone` is called when it ends, whatever the reason. */
export type StartHall = (given: HallGiven, gone: (error: Error) => void) => RunningHall;

export const hallThread =
  (entry = new URL('../hall/thread.mjs', import.meta.url)): StartHall =>
  (given, gone) => {
    const { database } = given;
    const worker = new Worker(entry, { workerData: given, transferList: typeof database === 'string' ? [] : [database] });
    worker.on('error', (error) => gone(error as Error));
    worker.on('exit', (code) => gone(new Error(`the thread of the hall ended with code ${code}`)));
    return { port: worker, kill: () => worker.terminate() };
  };
