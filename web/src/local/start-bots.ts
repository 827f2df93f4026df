/** A worker in which bots think. */
export const startBots = (): Worker => new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module', name: 'bots' });
