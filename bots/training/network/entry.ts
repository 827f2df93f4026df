/** Where a thread of the crew begins. */
import { parentPort, workerData } from 'node:worker_threads';
import type { GameBox } from '@bottega/kernel';
import { Table } from './self-play.ts';
import type { ToPlayer } from './threads.ts';

const { box } = (await import((workerData as { box: string }).box)) as { box: GameBox };
const table = new Table(box);
parentPort!.on('message', (message: ToPlayer) => {
  if ('networks' in message) table.meet(message.networks);
  else parentPort!.postMessage(table.play(message.job));
});
