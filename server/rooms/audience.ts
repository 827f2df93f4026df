/** Everybody connected to one table, and what they are told. */
import type { Reason, Seat, Viewer } from '@bottega/kernel';
import { chatOf, type Entry, summaryOf, viewOf } from '@bottega/table/sitting';
import type { ServerMessage, Summary } from '@bottega/table/wire';
import { type LiveTable, mayHear, maySee, seatOf } from './live-table.ts';
import { backTo, changeOf, helloTo, momentOf, stepTo } from './messages.ts';
import { RemotePresence } from './remote-presence.ts';

export interface Watcher {
  /** The person, by the id of the player they are now; null: nobody in particular. */
  readonly player: string | null;
  /** Whom they have blocked, and do not want to hear. */
  readonly blocked?: ReadonlySet<string>;
  send(text: string): void;
  /** The table is not for them any more. */
  dismiss(reason: Reason): void;
}

/** Something for each viewer. */
export type ByViewer<Value> = ReadonlyMap<Viewer, Value>;

export class Audience {
  private readonly watchers = new Map<Watcher, Viewer>();
  /** What the watchers know: the summary, how many moves, and the sitting's revision. */
  private summary: Summary | undefined;
  private number = 0;
  private revision = -1;
  private readonly remote = new RemotePresence();
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
    return this.remote.with(this.local());
  }

  /** Seats whose people are connected to this process. */
  local(): Seat[] {
    return this.viewers()
      .filter((viewer) => viewer !== null)
      .sort();
  }

  knowsProcess(process: string): boolean {
    return this.remote.knows(process);
  }

  /** Another process tells who is connected there. */
  updateRemote(process: string, seats: readonly Seat[], now: number): void {
    if (this.remote.update(process, seats, now)) this.sendAll({ is: 'here', seats: this.here() });
  }

  add(watcher: Watcher, live: LiveTable): void {
    this.watchers.set(watcher, seatOf(live, watcher.player));
    this.remember(live);
    this.greet(watcher, live);
    this.tellHere();
  }

  remove(watcher: Watcher): void {
    if (this.watchers.delete(watcher)) this.tellHere();
  }

  /** What everybody sees now; to be asked before an entry is carried out, which changes the state in place. */
  views({ game, sitting }: LiveTable): ByViewer<unknown> {
    return new Map(this.viewers().map((viewer) => [viewer, viewOf(game, sitting, viewer)]));
  }

  /** What each viewer will be told of the moves that an entry made or took back; sent when the entry is on disk. */
  describe(live: LiveTable, entry: Entry, before: ByViewer<unknown>): ByViewer<string> {
    const texts = new Map<Viewer, string>();
    const wentBack = live.sitting.moves.length < this.number;
    if (entry.kind === 'move') for (const [viewer, view] of before) texts.set(viewer, JSON.stringify(stepTo(viewer, live, entry, view)));
    else if (wentBack) {
      const seat = this.summary?.undo?.seat ?? ('seat' in entry ? entry.seat : null) ?? 0;
      for (const [viewer, view] of before) texts.set(viewer, JSON.stringify(backTo(viewer, live, seat, view)));
    }
    return texts;
  }

  /** Tells everybody what an entry changed; `texts` as `describe` gave them. */
  tell(live: LiveTable, entry: Entry, texts: ByViewer<string>): void {
    const { sitting } = live;
    const before = this.summary;
    const moved = entry.kind === 'move';
    if (moved && sitting.revision === this.revision) {
      this.number = sitting.moves.length;
      this.sendEach(texts);
      return;
    }
    this.remember(live);
    this.dismissStrangers(live);
    if (this.size === 0 || entry.kind === 'mute') return;
    if (entry.kind === 'chat' || entry.kind === 'phrase') this.tellChat(live, entry.seat);
    else if (entry.kind === 'react') this.tellReaction(live, entry);
    else if (sitting.started !== null && before?.started === null) this.greetAll(live);
    else {
      this.greetMoved(live);
      this.sendEach(texts);
      const change = changeOf(before, this.summary!, moved);
      if (!moved) this.sendAll({ is: 'table', change: change ?? {}, ...momentOf(sitting) });
      else if (change !== undefined) this.sendAll({ is: 'table', change });
    }
  }

  /** Everybody must connect again, such as when they could not be told what has happened. */
  sendAway(reason: Reason): void {
    const all = [...this.watchers.keys()];
    this.watchers.clear();
    for (const watcher of all) watcher.dismiss(reason);
  }

  sendAll(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const watcher of this.watchers.keys()) watcher.send(text);
  }

  /** The table is gone. */
  dismissAll(reason: Reason): void {
    const all = [...this.watchers.keys()];
    this.watchers.clear();
    for (const watcher of all) watcher.dismiss(reason);
  }

  /** Everybody gets the whole picture: the game begins, or something of the past is not what it was. */
  greetAll(live: LiveTable): void {
    this.remember(live);
    for (const watcher of this.watchers.keys()) {
      this.watchers.set(watcher, seatOf(live, watcher.player));
      this.greet(watcher, live);
    }
  }

  private viewers(): Viewer[] {
    return [...new Set(this.watchers.values())];
  }

  private remember({ game, sitting, people }: LiveTable): void {
    this.summary = summaryOf(game, sitting, people);
    this.number = sitting.moves.length;
    this.revision = sitting.revision;
  }

  private greet(watcher: Watcher, live: LiveTable): void {
    const viewer = this.watchers.get(watcher) ?? null;
    watcher.send(JSON.stringify(helloTo(live, viewer, mayHear(live, watcher.player), this.here(), watcher.blocked)));
  }

  /** Somebody sat down or was replaced: from now on they see the table from another seat. */
  private greetMoved(live: LiveTable): void {
    let moved = false;
    for (const [watcher, viewer] of this.watchers) {
      const now = seatOf(live, watcher.player);
      if (now === viewer) continue;
      this.watchers.set(watcher, now);
      this.greet(watcher, live);
      moved = true;
    }
    if (moved) this.tellHere();
  }

  /** A game may have begun without spectators, or somebody may have lost their seat in one. */
  private dismissStrangers(live: LiveTable): void {
    const strangers = [...this.watchers.keys()].filter(({ player }) => !maySee(live, player));
    for (const stranger of strangers) {
      this.watchers.delete(stranger);
      stranger.dismiss({ code: 'unknown-table' });
    }
    if (strangers.length > 0) this.tellHere();
  }

  private sendEach(texts: ByViewer<string>): void {
    for (const [watcher, viewer] of this.watchers) {
      const text = texts.get(viewer);
      if (text !== undefined) watcher.send(text);
    }
  }

  private tellChat(live: LiveTable, from: Seat): void {
    const { sitting, people } = live;
    const [line] = chatOf({ ...sitting, chat: sitting.chat.slice(-1) }, people, null);
    const talker = people(sitting.chat.at(-1)!.player).id;
    // whoever said it may have been erased meanwhile
    if (line === undefined) return;
    this.sendToListeners(live, { seat: from, player: talker }, { is: 'chat', ...line });
  }

  private tellReaction(live: LiveTable, { seat, player, number, sign }: Extract<Entry, { kind: 'react' }>): void {
    const { id, name } = live.people(player);
    if (name !== null) this.sendToListeners(live, { seat, player: id }, { is: 'reaction', number, from: seat, name, sign });
  }

  /** To all but those who do not want to hear that person, or may not. */
  private sendToListeners(live: LiveTable, from: { seat: Seat; player: string }, message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const [watcher, viewer] of this.watchers) {
      const listens = viewer === null || !live.sitting.muted[viewer].includes(from.seat);
      if (listens && !watcher.blocked?.has(from.player) && mayHear(live, watcher.player)) watcher.send(text);
    }
  }

  private tellHere(): void {
    this.sendAll({ is: 'here', seats: this.here() });
    this.onHere(this.local());
  }
}
