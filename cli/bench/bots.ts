/**
 * How fast the search of a level is, with boardgame.io's MCTSBot, which plays whole games, on the same position beside
 * it.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { careFor, type Thinking, Thought, thoroughness } from '@bottega/bots';
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
  const worker = peer ? new Worker(new URL('mcts.mjs', FOLDER), { workerData: { game: box.game.id, state, players: 2 } }) : undefined;
  let ours = 0;
  let theirs = 0;
  try {
    for (let left = 1000 * seconds; left > 0; left -= ROUND) {
      ours = Math.max(ours, movesPerSecond(box, state, level));
      if (worker === undefined) continue;
      worker.postMessage(THEIRS);
      const [[milliseconds, tried]] = (await once(worker, 'message')) as [[number, number]];
      theirs = Math.max(theirs, (1000 * tried) / milliseconds);
    }
  } finally {
    await worker?.terminate();
  }
  const value = Math.round(ours);
  const name = `${box.game.id} search, ${level}`;
  return peer
    ? { name, unit: 'moves/s', value, peer: Number(theirs.toPrecision(4)), ratio: Number((ours / theirs).toPrecision(4)) }
    : { name, unit: 'moves/s', value };
}

function movesPerSecond(box: GameBox, state: BaseState, level: Thinking): number {
  const [seat] = box.game.toAct(state);
  const view = box.game.view(state, seat);
  const care = careFor(thoroughness(level, box), box, view);
  const started = performance.now();
  let tried = 0;
  for (let seed = 0; performance.now() - started < ROUND; seed++) {
    const thought = new Thought(box, view, seat, randomFrom(`bench ${seed}`), care);
    const thinking = thought.run();
    while (!thinking.next().done && performance.now() - started < ROUND);
    tried += thought.tried;
  }
  return (1000 * tried) / (performance.now() - started);
}
