/**
 * How fast the search of a level is, with boardgame.io's MCTSBot, which plays whole games, on the same position beside
 * it.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { SETTINGS, Search, type Thinking, thoroughness } from '@bottega/bots';
import { type BaseState, type GameBox, randomFrom } from '@bottega/kernel';
import { playOut } from '@bottega/kernel/proof';
import type { Measure } from './engine.ts';

/** Moves made before the position is measured: everybody has something to do by then. */
const OPENING = 10;
/**
 * Other work on a machine slows it for moments at a time, by a third and more. So the same search is repeated in rounds
 * short enough for some to fall between those moments; with longer rounds the ratio is a matter of luck.
 */
const ROUND = 80;
/** boardgame.io's iterations in one round, which lasts about as long; it gets no quicker with more. */
const THEIRS = 4;

const FOLDER = new URL('./boardgame-io/', import.meta.url);

export function benchPosition({ game }: GameBox): BaseState {
  const state: BaseState = game.setup({ players: 2 }, 'bench');
  playOut(game, state, randomFrom('bench'), OPENING);
  return state;
}

/** Both take turns, round by round, so that both meet the same machine; the best round of each counts. */
export async function searchRate(box: GameBox, level: Thinking, seconds: number, peer: boolean): Promise<Measure> {
  const state = benchPosition(box);
  const settings = { ...SETTINGS, ...thoroughness(level, box).search };
  const worker = peer ? new Worker(new URL('mcts.mjs', FOLDER), { workerData: { game: box.game.id, state, players: 2 } }) : undefined;
  let ours = 0;
  let theirs = 0;
  try {
    for (let left = 1000 * seconds; left > 0; left -= ROUND) {
      ours = Math.max(ours, iterationsPerSecond(box, state, settings));
      if (worker === undefined) continue;
      worker.postMessage(THEIRS);
      const [milliseconds] = (await once(worker, 'message')) as [number];
      theirs = Math.max(theirs, (1000 * THEIRS) / milliseconds);
    }
  } finally {
    await worker?.terminate();
  }
  const value = Math.round(ours);
  const name = `${box.game.id} search, ${level}`;
  return peer
    ? { name, unit: 'iterations/s', value, peer: Number(theirs.toPrecision(4)), ratio: Number((ours / theirs).toPrecision(4)) }
    : { name, unit: 'iterations/s', value };
}

function iterationsPerSecond(box: GameBox, state: BaseState, settings: typeof SETTINGS): number {
  const [seat] = box.game.toAct(state);
  const search = new Search(box, box.game.view(state, seat), seat, randomFrom('bench'), settings);
  const started = performance.now();
  let now = started;
  let count = 0;
  for (; now - started < ROUND; now = performance.now()) {
    search.iterate();
    count++;
  }
  return (1000 * count) / (now - started);
}
