/** The page's side. */
import type { StartWorker } from './host.ts';
import type { FromWorker } from './protocol.ts';
import type { Port } from './web-port.ts';

export const webWorker =
  (start: () => Port & { terminate(): void }): StartWorker =>
  (heard, died) => {
    const worker = start();
    worker.addEventListener('message', (event) => heard(event.data as FromWorker));
    worker.addEventListener('error', (event) => died(event.message ?? 'the worker failed'));
    worker.addEventListener('messageerror', () => died('the worker said something unreadable'));
    return { send: (message) => worker.postMessage(message), kill: () => worker.terminate() };
  };
