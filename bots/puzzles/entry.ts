/** Where a thread that makes puzzles begins. */
import { parentPort, workerData } from 'node:worker_threads';
import type { GameCore } from '@bottega/kernel';
import { carryOut, type Task } from './crew.ts';

const { box } = (await import((workerData as { box: string }).box)) as { box: GameCore };
parentPort!.on('message', (task: Task) => parentPort!.postMessage(carryOut(box, task)));
