/** What one change of a position sounds like to each viewer; what several hear alike is worked out and written once. */
import type { GameEvent, Viewer } from '@bottega/kernel';
import type { PatchText } from '@bottega/table/patch-text';
import type { Sitting } from '@bottega/table/sitting';

export const isFor = (event: GameEvent, viewer: Viewer): boolean => event.only === undefined || event.only === viewer;

export class Telling {
  private readonly patchText: PatchText;
  private readonly events: readonly GameEvent[];
  /** The events as text, when all of them are for everybody. */
  private readonly log: string | undefined;

  constructor(patchText: PatchText, events: readonly GameEvent[] = []) {
    this.patchText = patchText;
    this.events = events;
    if (events.every(({ only }) => only === undefined)) this.log = listed(events);
  }

  /** A message that begins in this way, with the patch between two views and the events for that viewer. */
  to(viewer: Viewer, beginning: string, before: unknown, after: unknown): string {
    const change = this.patchText(before, after);
    const log = this.log ?? listed(this.events.filter((event) => isFor(event, viewer)));
    return `${beginning}${change === undefined ? '' : `,"patch":${change}`}${log === '' ? '' : `,"log":${log}`}}`;
  }
}

const listed = (events: readonly GameEvent[]): string => (events.length === 0 ? '' : JSON.stringify(events));

/** What happened with the last move, in order. */
export function lastEvents({ log, moves }: Sitting): GameEvent[] {
  let first = log.length;
  while (first > 0 && log[first - 1].number === moves.length) first--;
  return log.slice(first).map(({ event }) => event);
}
