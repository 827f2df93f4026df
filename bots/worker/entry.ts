/** Where a worker on Node begins: it takes each game's box from the module it was told. */
import { parentPort, workerData } from 'node:worker_threads';
import type { GameCore } from '@bottega/kernel';
import type { ToWorker } from './protocol.ts';
import { serve } from './serve.ts';

const { boxes } = workerData as { readonly boxes: Readonly<Record<string, string>> };
const open = async (game: string): Promise<GameCore> => ((await import(boxes[game])) as { box: GameCore }).box;
const pause = () => new Promise<void>((resolve) => setImmediate(resolve));
const hear = serve(open, { send: (message) => parentPort!.postMessage(message), pause });
parentPort!.on('message', (message: ToWorker) => hear(message));
