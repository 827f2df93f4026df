/**
 * Workers in the browser. The application's own worker file calls `serveWeb` and how to load a game, so that its
 * bundler finds them:
 *
 *     serveWeb((id) => GAMES[id]());
 *
 * and starts it with `webWorker(() => new Worker(new URL('./bots.ts', import.meta.url), { type: 'module' }))`.
 */
import type { GameCore } from '@bottega/kernel';
import type { StartWorker } from './host.ts';
import type { FromWorker, ToWorker } from './protocol.ts';
import { serve } from './serve.ts';

/** The few things of the browser that are used here; the rest of the house has no browser types. */
interface Port {
  postMessage(message: unknown): void;
  addEventListener(kind: 'message' | 'error' | 'messageerror', listener: (event: { data?: unknown; message?: string }) => void): void;
}

export function serveWeb(open: (game: string) => Promise<GameCore>, port: Port = globalThis as unknown as Port): void {
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
  const hear = serve(open, { send: (message) => port.postMessage(message), pause });
  port.addEventListener('message', (event) => hear(event.data as ToWorker));
}

export const webWorker =
  (start: () => Port & { terminate(): void }): StartWorker =>
  (heard, died) => {
    const worker = start();
    worker.addEventListener('message', (event) => heard(event.data as FromWorker));
    worker.addEventListener('error', (event) => died(event.message ?? 'the worker failed'));
    worker.addEventListener('messageerror', () => died('the worker said something unreadable'));
    return { send: (message) => worker.postMessage(message), kill: () => worker.terminate() };
  };
