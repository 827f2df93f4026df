/** The peer in a thread of its own: it freezes what it touches, and that must not slow the rules measured beside it. */
import { parentPort, workerData } from 'node:worker_threads';
import { runTypeScript } from '../../../scripts/typescript.mjs';

runTypeScript();
const { box } = await import(`@bottega/${workerData.game}`);
const { randomFrom } = await import('@bottega/kernel');
const { openPeer } = await import('./peer.mjs');

const peer = openPeer(box.game, workerData.setup);
const random = randomFrom('bench');
let games = 0;

/** Each message is answered: a seed by the last state of that game, a number of milliseconds by moves a second. */
parentPort.on('message', ({ seed, milliseconds }) => {
  if (seed !== undefined) return parentPort.postMessage(JSON.stringify(peer.playGame(seed, randomFrom(seed)).state));
  const started = performance.now();
  let moves = 0;
  while (performance.now() - started < milliseconds) moves += peer.playGame(`bench ${games++}`, random).moves;
  return parentPort.postMessage((1000 * moves) / (performance.now() - started));
});
