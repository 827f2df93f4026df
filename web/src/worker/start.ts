/** A worker of the house: `table` keeps a game, `bots` think for it. */
export const startWorker = (name: 'table' | 'bots'): Worker => new Worker(new URL('./house.worker.ts', import.meta.url), { type: 'module', name });
