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
  private before: unknown;
  private after: unknown;
  private change: string | undefined;

  constructor(patchText: PatchText, events: readonly GameEvent[] = []) {
    this.patchText = patchText;
    this.events = events;
    if (events.every(({ only }) => only === undefined)) this.log = listed(events);
  }

  /** The message with the given head, the patch between two views and the events for that viewer. */
  to(viewer: Viewer, head: object, before: unknown, after: unknown): string {
    const change = this.patch(before, after);
    const log = this.log ?? listed(this.events.filter((event) => isFor(event, viewer)));
    return `${JSON.stringify(head).slice(0, -1)}${change === undefined ? '' : `,"patch":${change}`}${log === '' ? '' : `,"log":${log}`}}`;
  }

  /** Those who see the same share one view, so that it is enough to look whether it is that one. */
  private patch(before: unknown, after: unknown): string | undefined {
    if (before !== this.before || after !== this.after) {
      this.before = before;
      this.after = after;
      this.change = this.patchText(before, after);
    }
    return this.change;
  }
}

const listed = (events: readonly GameEvent[]): string => (events.length === 0 ? '' : JSON.stringify(events));

/** What happened with the last move, in order. */
export function lastEvents({ log, moves }: Sitting): GameEvent[] {
  let first = log.length;
  while (first > 0 && log[first - 1].number === moves.length) first--;
  return log.slice(first).map(({ event }) => event);
}
