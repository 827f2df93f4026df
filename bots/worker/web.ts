/**
 * Workers in the browser. The application's own worker file calls `serveWeb` and how to load a game, so that its
 * bundler finds them:
 *
 *     serveWeb((game) => GAMES[game]());
 *
 * and starts it with `webWorker(() => new Worker(new URL('./bots.ts', import.meta.url), { type: 'module' }))`.
 */
export { serveWeb } from './web-serve.ts';
export { webWorker } from './web-start.ts';
