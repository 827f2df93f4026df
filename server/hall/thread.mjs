// A thread does not inherit the loader of TypeScript.
import { parentPort, workerData } from 'node:worker_threads';
import { runTypeScript } from '../../scripts/typescript.mjs';

runTypeScript();
const { serveHall } = await import('./serve-hall.ts');
await serveHall(parentPort, workerData);
