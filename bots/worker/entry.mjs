// Where a worker on Node begins: plain JavaScript, because what reads TypeScript must be registered in each thread.
import { parentPort, workerData } from 'node:worker_threads';
import { runTypeScript } from '../../scripts/typescript.mjs';

runTypeScript();
const { serve } = await import('./serve.ts');
const open = async (game) => (await import(workerData.boxes[game])).box;
const pause = () => new Promise((resolve) => setImmediate(resolve));
parentPort.on('message', serve(open, { send: (message) => parentPort.postMessage(message), pause }));
