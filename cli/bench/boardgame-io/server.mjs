/**
 * boardgame.io's own server with a game of the house, in memory as it comes: the peer of `bottega bench server`.
 * It keeps secrets as ours does (playerView). It sends whole states, or with `delta` only what changed (deltaState).
 */
import { createRequire } from 'node:module';
import { runTypeScript } from '../../../scripts/typescript.mjs';

process.env.NODE_ENV = 'production';
runTypeScript();
const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server');
const [, , id, port, delta, seeds] = process.argv;
const { box } = await import(`@bottega/${id}`);
const { wrap } = await import('./peer.mjs');

const { game } = box;
const playerView = ({ G, playerID }) => game.view(G, playerID === null ? null : Number(playerID));
// the load knows the seeds, as it does with ours: here each is a game of its own
const games = seeds.split(',').map((seed) => ({ ...wrap(game, { players: 2 }, () => seed), name: seed, deltaState: delta === 'delta', playerView }));
const server = Server({ games, origins: [Origins.LOCALHOST] });
// Koa and the lobby say hello on standard output; the caller waits for it
await server.run(Number(port));
console.log('listening');
