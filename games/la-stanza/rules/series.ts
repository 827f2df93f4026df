/** What is taken one by one: books, discs, meeples. */
import type { Why } from './events.ts';
import type { SeriesFrame } from './frames.ts';
import { DECLINE, DONE, type Move } from './moves.ts';

/** Whether more than one is taken in all, so that colours must differ. */
export const isSeries = (frame: SeriesFrame<string>): boolean => frame.left > 1 || frame.used !== 0;

/**
 * The ways to take one, and the way out: an activation's reward may be declined or left off, a tile's or a book's not
 * (ruling LS-A30).
 */
export function withEnd(frame: SeriesFrame<string>, takes: Move[]): Move[] {
  if (takes.length === 0) takes.push(DONE);
  else if (frame.free) takes.push(frame.used === 0 ? DECLINE : DONE);
  return takes;
}

export const whyNotEnd = (frame: SeriesFrame<string>): Why | undefined => (frame.free ? undefined : { code: 'one-at-least' });
