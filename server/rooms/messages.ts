/** What pages are told about their table: the whole picture at first, then what each entry changed for each viewer. */
import { type AnyGame, type GameEvent, type Seat, sameJson, type Viewer } from '@bottega/kernel';
import { diff } from '@bottega/table/patch';
import { chatOf, clocksOf, type Entry, freeUndo, reactionsOf, type Sitting, summaryOf, viewOf } from '@bottega/table/sitting';
import type { Back, Hello, Moment, Step, Summary, WayBack } from '@bottega/table/wire';
import type { LiveTable } from './live-table.ts';

const isFor = (event: GameEvent, viewer: Viewer): boolean => event.only === undefined || event.only === viewer;

/** `hears`: whether they are told what was said; `blocked`: by whom they do not want to hear it. */
export function helloTo(
  { game, sitting, people, thinking, busy }: LiveTable,
  viewer: Viewer,
  hears: boolean,
  here: readonly Seat[],
  blocked?: ReadonlySet<string>,
): Hello {
  return {
    is: 'hello',
    table: summaryOf(game, sitting, people),
    viewer,
    ...momentOf(sitting),
    ...wayBack(game, sitting, viewer),
    view: viewOf(game, sitting, viewer),
    log: sitting.log.filter(({ event }) => isFor(event, viewer)),
    chat: hears ? chatOf(sitting, people, viewer, blocked) : [],
    reactions: hears ? reactionsOf(sitting, people, viewer, blocked) : [],
    muted: viewer === null ? [] : sitting.muted[viewer],
    here,
    thinking,
    ...(busy && { busy: true }),
  };
}

/** What a viewer is told of the move that was just made. */
export function stepTo(viewer: Viewer, { game, sitting }: LiveTable, entry: Extract<Entry, { kind: 'move' }>, before: unknown): Step {
  const { seat, move } = entry;
  const patch = diff(before, viewOf(game, sitting, viewer));
  const log = lastEvents(sitting).filter((event) => isFor(event, viewer));
  return {
    is: 'step',
    mover: seat,
    ...momentOf(sitting),
    ...(viewer === seat && { move }),
    ...(patch !== undefined && { patch }),
    ...(log.length > 0 && { log }),
  };
}

/** What a viewer is told when that seat has taken moves back. */
export function backTo(viewer: Viewer, { game, sitting }: LiveTable, seat: Seat, before: unknown): Back {
  const patch = diff(before, viewOf(game, sitting, viewer));
  return { is: 'back', seat, ...momentOf(sitting), ...wayBack(game, sitting, viewer), ...(patch !== undefined && { patch }) };
}

export function momentOf(sitting: Sitting): Moment {
  const { moves, holding } = sitting;
  const clocks = clocksOf(sitting);
  return { number: moves.length, ...(holding !== null && { holding }), ...(clocks !== undefined && { clocks }) };
}

/** The parts of the summary that changed. After a move, whose turn it is follows from the view. */
export function changeOf(before: Summary | undefined, after: Summary, moved: boolean): Partial<Summary> | undefined {
  const keys = Object.keys(after) as (keyof Summary)[];
  const changed = keys.filter((key) => !(moved && key === 'toAct') && !sameJson(before?.[key], after[key]));
  return changed.length === 0 ? undefined : Object.fromEntries(changed.map((key) => [key, after[key]]));
}

function wayBack(game: AnyGame, sitting: Sitting, viewer: Viewer): WayBack {
  const undo = freeUndo(game, sitting, viewer);
  return undo === undefined ? {} : { undo };
}

/** What happened with the last move, in order. */
function lastEvents({ log, moves }: Sitting): GameEvent[] {
  let first = log.length;
  while (first > 0 && log[first - 1].number === moves.length) first--;
  return log.slice(first).map(({ event }) => event);
}
