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
const [, , id, port, delta] = process.argv;
const { box } = await import(`@bottega/${id}`);
const { wrap } = await import('./peer.mjs');

let games = 0;
const { game } = box;
const wrapped = wrap(game, { players: 2 }, () => `peer ${games++}`);
const playerView = ({ G, playerID }) => game.view(G, playerID === null ? null : Number(playerID));
const server = Server({ games: [{ ...wrapped, deltaState: delta === 'delta', playerView }], origins: [Origins.LOCALHOST] });
// Koa and the lobby say hello on standard output; the caller waits for it
await server.run(Number(port));
console.log('listening');
