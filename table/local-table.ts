/** A table in this browser: people who share the screen, and bots. */
import { type BaseMove, type BaseState, type GameCore, type GameEvent, type Match, Refusal, type Seat, type Viewer } from '@bottega/kernel';
import { firstViewer, haveSecrets, isPerson, nextPerson } from './people.ts';
import type { TableRecord } from './record.ts';
import type { Course, Scene, Sitter, Table, TableSettings } from './table.ts';

export interface LocalTableOptions {
  readonly box: Pick<GameCore, 'game'>;
  readonly match: Match;
  /** The past of the match. */
  readonly record: TableRecord;
  readonly sitters: readonly Sitter[];
  readonly settings: TableSettings;
  /** A bot's move, found from its view alone; the signal tells that nobody waits for it any more. */
  choose(view: unknown, seat: Seat, level: string, signal: AbortSignal): Promise<BaseMove>;
  /** Called after every change, to keep the game. */
  keep(match: Match): void;
}

/** How long a question with a single answer stands before it answers itself; not longer than bots take. */
const MOMENT = 350;
/** Whose advice a person gets. */
const ADVISER = 'master';

export class LocalTable implements Table {
  private readonly options: LocalTableOptions;
  private readonly watchers = new Set<(scene: Scene) => void>();
  private settings: TableSettings;
  private viewer: Viewer;
  private handOver: Seat | null = null;
  private confirming = false;
  private thinking: Seat | null = null;
  private hurried = false;
  private closed = false;
  /** Raised whenever the position changes: whoever waited for something looks again. */
  private version = 0;
  /** Ends whatever is being thought about the position. */
  private thought = new AbortController();

  constructor(options: LocalTableOptions) {
    this.options = options;
    this.settings = options.settings;
    this.viewer = firstViewer(this.game, this.match.state, options.sitters);
    const people = options.sitters.filter((sitter) => sitter.level === null).length;
    // whoever opens a shared game is not yet known to be the one whose secrets would show
    if (people > 1 && this.viewer !== null && haveSecrets(this.game, this.match.state, this.viewer, null)) this.handOver = this.viewer;
    this.proceed();
  }

  private get game() {
    return this.options.box.game;
  }
  private get match() {
    return this.options.match;
  }
  private get record() {
    return this.options.record;
  }

  watch(see: (scene: Scene) => void): () => void {
    this.watchers.add(see);
    see(this.scene());
    return () => this.watchers.delete(see);
  }

  async play(move: BaseMove): Promise<void> {
    if (this.viewer === null || this.handOver !== null || this.confirming) throw new Refusal({ code: 'not-asked', seats: this.game.toAct(this.match.state) });
    this.make(this.viewer, move);
  }

  async undo(): Promise<void> {
    if (!this.mayUndo()) return;
    do this.takeBack();
    while (
      // a question that answers itself would only do so again
      this.mayUndo() &&
      this.settings.forced &&
      this.game.legal(this.match.state, this.viewer!).length === 1
    );
    this.changed();
  }

  async restart(): Promise<void> {
    while (this.mayRestart()) this.takeBack();
    this.changed();
  }

  async confirm(): Promise<void> {
    this.confirming = false;
    this.changed();
  }

  async takeOver(): Promise<void> {
    this.handOver = null;
    this.changed();
  }

  async at(number: number): Promise<Scene> {
    const there = Math.max(0, Math.min(number, this.match.length));
    return this.sceneOf(this.record.at(there), there, false);
  }

  async course(): Promise<Course> {
    return this.record.course(this.viewer);
  }

  async set(settings: TableSettings): Promise<void> {
    this.settings = settings;
    if (!settings.confirm && this.confirming) await this.confirm();
  }

  async skip(): Promise<void> {
    this.hurried = true;
  }

  async hint(): Promise<BaseMove | null> {
    if (this.viewer === null || this.handOver !== null || this.confirming || !this.game.toAct(this.match.state).includes(this.viewer)) return null;
    const { version, viewer } = this;
    const move = await this.options.choose(this.game.view(this.match.state, viewer), viewer, ADVISER, this.thought.signal).catch(() => null);
    return version === this.version ? move : null;
  }

  close(): void {
    this.closed = true;
    this.thought.abort();
    this.watchers.clear();
  }

  private make(seat: Seat, move: BaseMove): void {
    const { turn } = this.match.state;
    const events: GameEvent[] = [];
    this.match.play(seat, move, (event) => events.push(event));
    this.record.add(seat, events, this.match.state);
    const { state } = this.match;
    const over = state.agenda.length === 0;
    const done = state.turn !== turn || !this.game.toAct(state).includes(seat);
    this.confirming =
      this.settings.confirm && done && !over && seat === this.viewer && isPerson(this.options.sitters, seat) && this.match.freelyUndone === seat;
    this.changed();
    // who waits for the answer comes first
    this.options.keep(this.match);
  }

  private takeBack(): void {
    this.match.undo();
    this.record.takeBack();
    this.confirming = false;
    this.options.keep(this.match);
  }

  private mayUndo(): boolean {
    return this.viewer !== null && this.handOver === null && this.match.freelyUndone === this.viewer;
  }

  /** Whether the last move belongs to the turn the viewer is in, or has just ended. */
  private mayRestart(): boolean {
    if (!this.mayUndo()) return false;
    const now = this.record.at(this.match.length).turn;
    const before = this.record.at(this.match.length - 1).turn;
    return before === now || this.confirming;
  }

  private changed(): void {
    this.version++;
    this.thought.abort();
    this.thought = new AbortController();
    this.proceed();
    this.publish();
  }

  /** Whoever must decide next does so: a bot, the next person, or a question with a single answer. */
  private proceed(): void {
    if (this.closed || this.confirming || this.handOver !== null) return;
    const { state } = this.match;
    const next = nextPerson(this.game, state, this.options.sitters, this.viewer);
    if (next !== null) {
      if (haveSecrets(this.game, state, this.viewer, next)) this.handOver = next;
      this.viewer = next;
      this.hurried = false;
    }
    if (this.handOver !== null) return;
    const toAct = this.game.toAct(state);
    if (this.viewer !== null && toAct.includes(this.viewer)) {
      this.hurried = false;
      if (this.settings.forced) this.answerForced(this.viewer);
    }
    const bot = toAct.find((seat) => !isPerson(this.options.sitters, seat));
    this.thinking = bot ?? null;
    if (bot !== undefined) void this.letBotMove(bot);
  }

  private answerForced(seat: Seat): void {
    const moves = this.game.legal(this.match.state, seat);
    if (moves.length !== 1) return;
    const { version } = this;
    setTimeout(
      () => {
        if (!this.closed && version === this.version) this.make(seat, moves[0]);
      },
      Math.min(MOMENT, this.settings.pace),
    );
  }

  private async letBotMove(seat: Seat): Promise<void> {
    const { version } = this;
    const view = this.game.view(this.match.state, seat);
    const waited = new Promise((resolve) => setTimeout(resolve, this.hurried ? 0 : this.settings.pace));
    const thinking = this.options.choose(view, seat, this.options.sitters[seat].level!, this.thought.signal).catch(() => null);
    const [move] = await Promise.all([thinking, waited]);
    if (this.closed || version !== this.version || move === null) return;
    this.make(seat, move);
  }

  private publish(): void {
    if (this.watchers.size === 0) return;
    const scene = this.scene();
    for (const see of this.watchers) see(scene);
  }

  /** Of the recorded position: a view may hold parts of the state, and the match's own changes in place. */
  private scene(): Scene {
    return this.sceneOf(this.record.at(this.match.length), this.match.length, true);
  }

  /** `present`: it is played from here. Looking back, also at the last position, nobody is asked anything. */
  private sceneOf(state: BaseState, number: number, present: boolean): Scene {
    const viewer = this.handOver === null ? this.viewer : null;
    // until a turn has its last word nobody else is asked
    const toAct = present && this.confirming && viewer !== null ? [viewer] : this.game.toAct(state);
    const asked = present && viewer !== null && toAct.includes(viewer) && !this.confirming;
    const view = this.game.view(state, viewer);
    return {
      number,
      length: this.match.length,
      turn: state.turn,
      viewer,
      view,
      toAct,
      moves: asked ? this.game.legal(state, viewer) : [],
      prompt: asked ? this.game.prompt(state, viewer) : null,
      result: this.game.result(view),
      log: this.record.log(viewer, number),
      mayUndo: present && this.mayUndo(),
      mayRestart: present && this.mayRestart(),
      confirming: present && this.confirming,
      handOver: this.handOver,
      thinking: present && !this.confirming && this.handOver === null ? this.thinking : null,
    };
  }
}
