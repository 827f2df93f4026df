// The hall of our server, in which a table's seed is its name.
import { parentPort, workerData } from 'node:worker_threads';
import { runTypeScript } from '../../../scripts/typescript.mjs';

runTypeScript();
const { serveHall } = await import('@bottega/server/hall');
await serveHall(parentPort, workerData, { seedOf: ({ name }) => name });
