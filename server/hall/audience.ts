/** Everybody connected to one table, what each was last shown, and what they are told next. */
import { type AnyGame, type Reason, type Seat, sameJson, type Viewer } from '@bottega/kernel';
import { patchTextOf } from '@bottega/table/patch-text';
import { chatOf, clocksOf, type Entry, freeUndo, Sights, type Sitting, summaryOf, viewOf } from '@bottega/table/sitting';
import type { Back, Hello, Moment, ServerMessage, Step, Summary, WayBack } from '@bottega/table/wire';
import { Elsewhere } from './elsewhere.ts';
import { maySee, type Shown, seatOf } from './shown.ts';
import { isFor, lastEvents, Telling } from './telling.ts';

export interface Watcher {
  /** The person, by the id of the player they are now; null: nobody in particular. */
  readonly player: string | null;
  send(text: string): void;
  /** The table is not for them any more. */
  dismiss(reason: Reason): void;
}

export class Audience {
  private readonly watchers = new Map<Watcher, Viewer>();
  private summary: Summary | undefined;
  private number = 0;
  private revision = -1;
  private readonly elsewhere = new Elsewhere();
  private readonly onHere: (seats: Seat[]) => void;

  /** `onHere` is called with the seats whose people are connected to this process, when that changes. */
  constructor(onHere: (seats: Seat[]) => void = () => {}) {
    this.onHere = onHere;
  }

  get size(): number {
    return this.watchers.size;
  }

  /** Seats whose people are connected, to this process or to another. */
  here(): Seat[] {
    return this.elsewhere.with(this.local());
  }

  /** Those who are connected to this process. */
  local(): Seat[] {
    return [...new Set(this.watchers.values())].filter((viewer) => viewer !== null).sort();
  }

  hears(process: string): boolean {
    return this.elsewhere.knows(process);
  }

  /** Another process tells who is connected there. */
  hearPresence(process: string, seats: readonly Seat[], now: number): void {
    if (this.elsewhere.hear(process, seats, now)) this.sendAll({ is: 'here', seats: this.here() });
  }

  add(watcher: Watcher, shown: Shown): void {
    this.watchers.set(watcher, seatOf(shown, watcher.player));
    this.remember(shown);
    this.greet(watcher, shown);
    this.tellHere();
  }

  remove(watcher: Watcher): void {
    if (this.watchers.delete(watcher)) this.tellHere();
  }

  /** What can be seen now; to be asked before an entry is carried out, which may change the state in place. */
  sights({ game, sitting }: Shown): Sights {
    return new Sights(game, this.size === 0 || sitting.state === null ? null : game.clone(sitting.state));
  }

  /**
   * What each viewer will hear of the moves that an entry made or took back. It is written while the table is at hand, and told when the
   * entry is on disk: views that had to be kept until then, or until the next move, would cost more than all the rest.
   */
  describe(shown: Shown, entry: Entry, before: Sights): ReadonlyMap<Viewer, string> {
    const { game, sitting } = shown;
    const texts = new Map<Viewer, string>();
    const made = entry.kind === 'move';
    if (this.size === 0 || !(made || sitting.moves.length < this.number)) return texts;
    const telling = new Telling(patchTextOf(game), made ? lastEvents(sitting) : []);
    const seat = made ? entry.seat : (this.summary?.undo?.seat ?? ('seat' in entry ? entry.seat : null) ?? 0);
    const moment = momentOf(sitting);
    const step = unclosed({ is: 'step', mover: seat, ...moment });
    for (const viewer of this.watchers.values()) {
      if (texts.has(viewer)) continue;
      const own = made && viewer === seat ? `${step},"move":${JSON.stringify(entry.move)}` : step;
      const beginning = made ? own : unclosed({ is: 'back', seat, ...moment, ...wayBack(game, sitting, viewer) });
      texts.set(viewer, telling.to(viewer, beginning, before.of(viewer), viewOf(game, sitting, viewer)));
    }
    return texts;
  }

  /** Tells what an entry changed, with the words for each viewer that were found before. */
  tell(shown: Shown, entry: Entry, texts: ReadonlyMap<Viewer, string>): void {
    const { sitting } = shown;
    const before = this.summary;
    const plain = entry.kind === 'move' && sitting.revision === this.revision;
    if (plain) this.number = sitting.moves.length;
    else {
      this.remember(shown);
      this.dismissStrangers(shown);
    }
    if (this.watchers.size === 0) return;
    if (plain) {
      this.sendEach(texts);
      return;
    }
    if (entry.kind === 'mute') return;
    if (entry.kind === 'chat') {
      this.tellChat(shown, entry.seat);
      return;
    }
    if (sitting.started !== null && before?.started === null) {
      this.greetAll(shown);
      return;
    }
    this.greetMoved(shown);
    this.sendEach(texts);
    const moved = entry.kind === 'move';
    const change = changeOf(before, this.summary!, moved);
    if (moved && change !== undefined) this.sendAll({ is: 'table', change });
    if (!moved) this.sendAll({ is: 'table', change: change ?? {}, ...momentOf(sitting) });
  }

  /** A game may have begun without spectators, or somebody may have lost their seat in one. */
  private dismissStrangers(shown: Shown): void {
    const strangers = [...this.watchers.keys()].filter(({ player }) => !maySee(shown, player));
    for (const stranger of strangers) {
      this.watchers.delete(stranger);
      stranger.dismiss({ code: 'unknown-table' });
    }
    if (strangers.length > 0) this.tellHere();
  }

  /** The whole picture for everybody, when what happened can't be told in parts. */
  greetAll(shown: Shown): void {
    this.remember(shown);
    for (const watcher of this.watchers.keys()) {
      this.watchers.set(watcher, seatOf(shown, watcher.player));
      this.greet(watcher, shown);
    }
  }

  tellThinking(seat: Seat | null): void {
    this.sendAll({ is: 'thinking', seat });
  }

  sendAll(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const watcher of this.watchers.keys()) watcher.send(text);
  }

  private remember(shown: Shown): void {
    this.summary = summaryOf(shown.game, shown.sitting, shown.people);
    this.number = shown.sitting.moves.length;
    this.revision = shown.sitting.revision;
  }

  private greet(watcher: Watcher, shown: Shown): void {
    const { game, sitting, people, thinking } = shown;
    const viewer = this.watchers.get(watcher) ?? null;
    const hello: Hello = {
      is: 'hello',
      table: summaryOf(game, sitting, people),
      viewer,
      ...momentOf(sitting),
      ...wayBack(game, sitting, viewer),
      view: viewOf(game, sitting, viewer),
      log: sitting.log.filter(({ event }) => isFor(event, viewer)),
      chat: chatOf(sitting, people, viewer),
      muted: viewer === null ? [] : sitting.muted[viewer],
      here: this.here(),
      thinking,
    };
    watcher.send(JSON.stringify(hello));
  }

  /** Somebody sat down or was replaced: from now on they see the table from another seat. */
  private greetMoved(shown: Shown): void {
    let moved = false;
    for (const [watcher, viewer] of this.watchers) {
      const now = seatOf(shown, watcher.player);
      if (now === viewer) continue;
      this.watchers.set(watcher, now);
      this.greet(watcher, shown);
      moved = true;
    }
    if (moved) this.tellHere();
  }

  private sendEach(texts: ReadonlyMap<Viewer, string>): void {
    for (const [watcher, viewer] of this.watchers) {
      const text = texts.get(viewer);
      if (text !== undefined) watcher.send(text);
    }
  }

  private tellChat({ sitting, people }: Shown, from: Seat): void {
    const [line] = chatOf({ ...sitting, chat: sitting.chat.slice(-1) }, people, null);
    const text = JSON.stringify({ is: 'chat', ...line } satisfies ServerMessage);
    for (const [watcher, viewer] of this.watchers) if (viewer === null || !sitting.muted[viewer].includes(from)) watcher.send(text);
  }

  private tellHere(): void {
    this.sendAll({ is: 'here', seats: this.here() });
    this.onHere(this.local());
  }
}

function momentOf(sitting: Sitting): Moment {
  const { moves, holding } = sitting;
  const clocks = clocksOf(sitting);
  return { number: moves.length, ...(holding !== null && { holding }), ...(clocks !== undefined && { clocks }) };
}

/** The beginning of a message, to which the rest is written. */
const unclosed = (members: Partial<Step | Back>): string => JSON.stringify(members).slice(0, -1);

function wayBack(game: AnyGame, sitting: Sitting, viewer: Viewer): WayBack {
  const undo = freeUndo(game, sitting, viewer);
  return undo === undefined ? {} : { undo };
}

/** Whose turn it is follows from the view after a move, so it is not told again. */
function changeOf(before: Summary | undefined, after: Summary, moved: boolean): Partial<Summary> | undefined {
  const keys = (Object.keys(after) as (keyof Summary)[]).filter((key) => !(moved && key === 'toAct') && !sameJson(before?.[key], after[key]));
  return keys.length === 0 ? undefined : Object.fromEntries(keys.map((key) => [key, after[key]]));
}
