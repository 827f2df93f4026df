/**
 * What is drawn one after the other, as much with a frame as takes little time: a whole table drawn at once would hold
 * the page up.
 */
import { flushSync } from 'svelte';
import { afterPaint } from './after-paint.ts';

/** Milliseconds of work for one frame; one thing at least is drawn with each. */
const SLICE = 8;

const waiting = new Set<() => void>();

function proceed(): void {
  const end = performance.now() + SLICE;
  for (const act of waiting) {
    waiting.delete(act);
    act();
    // drawn here and now, so that its time is counted
    flushSync();
    if (performance.now() >= end) break;
  }
  if (waiting.size > 0) afterPaint(proceed);
}

/** Does something with one of the next frames, after whatever waits already; gives back how to call it off. */
export function inTurn(act: () => void): () => void {
  if (waiting.size === 0) afterPaint(proceed);
  const own = (): void => act();
  waiting.add(own);
  return () => waiting.delete(own);
}
