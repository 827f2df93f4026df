// A hall in which Carrara for three never ends.
import { parentPort, workerData } from 'node:worker_threads';
import { runTypeScript } from '../../scripts/typescript.mjs';

runTypeScript();
const { loadGames } = await import('../games.ts');
const { serveHall } = await import('../hall/serve-hall.ts');
const games = new Map(await loadGames());
const carrara = games.get('carrara');
games.set('carrara', {
  ...carrara,
  play(state, ...move) {
    while (state.players.length === 3);
    carrara.play(state, ...move);
  },
});
await serveHall(parentPort, workerData, { games });
