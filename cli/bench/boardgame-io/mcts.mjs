/**
 * boardgame.io's own MCTSBot on a game of the house, from a given position, with play-outs to the end. It asks one
 * player for moves at a time, so whoever our rules ask is asked, and the seat goes along with the move.
 */
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { runTypeScript } from '../../../scripts/typescript.mjs';

process.env.NODE_ENV = 'production';
runTypeScript();
const require = createRequire(import.meta.url);
const { InitializeGame } = require('boardgame.io/internal');
const { MCTSBot } = require('boardgame.io/ai');
const { box } = await import(`@bottega/${workerData.game}`);
const { game } = box;

const enumerate = (G) => {
  const [seat] = game.toAct(G);
  return seat === undefined ? [] : game.legal(G, seat).map((move) => ({ move: 'play', args: [move, seat] }));
};
let tried = 0;
const wrapped = {
  name: game.id,
  disableUndo: true,
  setup: () => structuredClone(workerData.state),
  moves: {
    play: ({ G }, move, seat) => {
      tried++;
      game.play(G, seat, move);
    },
  },
  endIf: ({ G }) => (game.toAct(G).length === 0 ? { winner: String(game.result(G).ranking[0][0]) } : undefined),
  ai: { enumerate },
};

/** Each message, a number of iterations, is answered by the milliseconds they took and the moves tried in them. */
parentPort.on('message', async (iterations) => {
  const bot = new MCTSBot({ game: wrapped, enumerate, iterations, playoutDepth: Number.POSITIVE_INFINITY, seed: 'bench' });
  const state = InitializeGame({ game: wrapped, numPlayers: workerData.players });
  tried = 0;
  const started = performance.now();
  await bot.play(state, '0');
  parentPort.postMessage([performance.now() - started, tried]);
});
