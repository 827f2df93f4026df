// A server at which Carrara for three never ends: its rules loop with the first move.
import { runTypeScript } from '../../scripts/typescript.mjs';

runTypeScript();
const { loadGames } = await import('../games.ts');
const { serve } = await import('../index.ts');
const games = new Map(await loadGames());
const carrara = games.get('carrara');
games.set('carrara', {
  ...carrara,
  play(state, ...move) {
    while (state.players.length === 3);
    carrara.play(state, ...move);
  },
});
const server = await serve({ pages: '/nowhere', games, watched: true });
console.log('listening');
process.once('SIGTERM', () => server.close());
