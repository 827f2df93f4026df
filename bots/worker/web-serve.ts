/** The worker's side in the browser. A page never loads it: all thinking comes with it. */
import type { ToWorker } from './protocol.ts';
import { type Open, serve } from './serve.ts';
import type { Port } from './web-port.ts';

export function serveWeb(open: Open, port: Port = globalThis as unknown as Port): void {
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
  const hear = serve(open, { send: (message) => port.postMessage(message), pause });
  port.addEventListener('message', (event) => hear(event.data as ToWorker));
}
