/** A table in this browser: people who share the screen, and bots. */
import type { Advice, Foreseen } from '@bottega/bots';
import { type BaseMove, type BaseState, Refusal, type Seat, type Viewer } from '@bottega/kernel';
import { firstViewer, haveSecrets, isPerson, nextPerson } from './people.ts';
import { freeUndo } from './sitting/back.ts';
import type { Course, Scene, Table, TableSettings } from './table.ts';
import type { TableLog } from './table-log.ts';

export interface LocalTableOptions {
  readonly log: TableLog;
  readonly settings: TableSettings;
  /** A bot's move, found from its view alone; the signal tells that nobody waits for it any more. */
  choose(view: unknown, seat: Seat, level: string, signal: AbortSignal): Promise<BaseMove>;
  /** The best few turns of a seat with reasons, found from its view alone. */
  advise(view: unknown, seat: Seat, signal: AbortSignal): Promise<readonly Advice[]>;
  /** What every way to go on gives up, likewise. */
  foresee?(view: unknown, seat: Seat, signal: AbortSignal): Promise<readonly Foreseen[]>;
  /** Called after every change, to keep the game. */
  keep(log: TableLog): void;
}

/** How long a question with a single answer stands before it answers itself; not longer than bots take. */
const MOMENT = 350;

export class LocalTable implements Table {
  private readonly options: LocalTableOptions;
  private readonly watchers = new Set<(scene: Scene) => void>();
  private settings: TableSettings;
  private viewer: Viewer;
  private handOver: Seat | null = null;
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
    this.viewer = this.log.sitting.holding ?? firstViewer(this.game, this.log.state, this.log.sitters);
    const people = this.log.sitters.filter((sitter) => sitter.level === null).length;
    // whoever opens a shared game is not yet known to be the one whose secrets would show
    if (people > 1 && this.viewer !== null && haveSecrets(this.game, this.log.state, this.viewer, null)) this.handOver = this.viewer;
    this.proceed();
  }

  private get log() {
    return this.options.log;
  }
  private get game() {
    return this.log.game;
  }
  /** The viewer's turn is over and waits for its last word. */
  private get confirming() {
    return this.viewer !== null && this.log.sitting.holding === this.viewer;
  }

  watch(see: (scene: Scene) => void): () => void {
    this.watchers.add(see);
    see(this.scene());
    return () => this.watchers.delete(see);
  }

  async play(move: BaseMove, last = false): Promise<void> {
    if (this.viewer === null || this.handOver !== null) throw new Refusal({ code: 'not-asked', seats: this.game.toAct(this.log.state) });
    this.make(this.viewer, move, this.settings.confirm && !last);
  }

  async undo(): Promise<void> {
    const to = this.before(this.log.length);
    if (to !== null) this.goBack(to);
  }

  async restart(): Promise<void> {
    const { turn } = this.log.at(Math.max(0, this.log.length - (this.confirming ? 1 : 0)));
    let to: number | null = null;
    for (let at = this.before(this.log.length); at !== null && this.log.at(at).turn === turn; at = this.before(at)) to = at;
    if (to !== null) this.goBack(to);
  }

  async confirm(): Promise<void> {
    if (!this.confirming) return;
    this.log.ask({ do: 'end-turn' }, this.viewer);
    this.changed();
    this.options.keep(this.log);
  }

  async takeOver(): Promise<void> {
    this.handOver = null;
    this.changed();
  }

  async at(number: number): Promise<Scene> {
    const there = Math.max(0, Math.min(number, this.log.length));
    return this.sceneOf(this.log.at(there), there, false);
  }

  async course(): Promise<Course> {
    return this.log.course(this.viewer);
  }

  async set(settings: TableSettings): Promise<void> {
    this.settings = settings;
    if (!settings.confirm) await this.confirm();
  }

  async skip(): Promise<void> {
    this.hurried = true;
  }

  advise = (): Promise<readonly Advice[] | null> => this.ponder(this.options.advise);
  foresee = (): Promise<readonly Foreseen[] | null> => this.ponder(this.options.foresee);

  /** Asks somebody about the viewer's decision; null where there is none, or something happened meanwhile. */
  private async ponder<Found>(ask: ((view: unknown, seat: Seat, signal: AbortSignal) => Promise<Found>) | undefined): Promise<Found | null> {
    const { version, viewer } = this;
    if (ask === undefined || viewer === null || this.handOver !== null || this.confirming || !this.game.toAct(this.log.state).includes(viewer)) return null;
    const found = await ask(this.game.view(this.log.state, viewer), viewer, this.thought.signal).catch(() => null);
    return version === this.version ? found : null;
  }

  close(): void {
    this.closed = true;
    this.thought.abort();
    this.watchers.clear();
  }

  private make(seat: Seat, move: BaseMove, hold = this.settings.confirm): void {
    const number = this.log.length;
    if (isPerson(this.log.sitters, seat)) this.log.ask({ do: 'play', number, move, hold }, seat);
    else this.log.ask({ do: 'bot-move', seat, number, move });
    this.changed();
    // who waits for the answer comes first
    this.options.keep(this.log);
  }

  /**
   * To where the viewer's last decision before a move can be taken back, in a casual game over bots' answers too, else
   * as long as it showed nothing and nobody has moved since.
   */
  private before(number: number): number | null {
    const { viewer } = this;
    const { sitting } = this.log;
    if (viewer === null || this.handOver !== null || sitting.ended !== null) return null;
    const free = this.log.anythingBack ? 0 : (freeUndo(this.game, sitting, viewer, (to) => this.log.at(to)) ?? number);
    for (let to = number - 1; to >= free; to--) {
      if (sitting.moves[to].seat !== viewer) continue;
      // a question that answers itself would only do so again
      if (this.settings.forced && this.game.legal(this.log.at(to), viewer).length === 1) continue;
      return to;
    }
    return null;
  }

  private goBack(to: number): void {
    // alone, nobody's consent is needed
    this.log.ask(this.log.anythingBack ? { do: 'ask-undo', to } : { do: 'undo', to }, this.viewer);
    this.changed();
    this.options.keep(this.log);
  }

  private mayRestart(): boolean {
    const to = this.before(this.log.length);
    return to !== null && (this.confirming || this.log.at(to).turn === this.log.state.turn);
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
    if (this.closed || this.handOver !== null || this.log.sitting.holding !== null || this.log.sitting.ended !== null) return;
    const { state, sitters } = this.log;
    const next = nextPerson(this.game, state, sitters, this.viewer);
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
    const bot = toAct.find((seat) => !isPerson(sitters, seat));
    this.thinking = bot ?? null;
    if (bot !== undefined) void this.letBotMove(bot);
  }

  private answerForced(seat: Seat): void {
    const moves = this.game.legal(this.log.state, seat);
    if (moves.length !== 1) return;
    const { version } = this;
    setTimeout(
      () => {
        // where nothing can be taken back there is nothing to wait for
        if (!this.closed && version === this.version) this.make(seat, moves[0], this.settings.confirm && this.before(this.log.length) !== null);
      },
      Math.min(MOMENT, this.settings.pace),
    );
  }

  private async letBotMove(seat: Seat): Promise<void> {
    const { version } = this;
    const view = this.game.view(this.log.state, seat);
    const waited = new Promise((resolve) => setTimeout(resolve, this.hurried ? 0 : this.settings.pace));
    const thinking = this.options.choose(view, seat, this.log.sitters[seat].level!, this.thought.signal).catch(() => null);
    const [move] = await Promise.all([thinking, waited]);
    if (this.closed || version !== this.version || move === null) return;
    this.make(seat, move);
  }

  private publish(): void {
    if (this.watchers.size === 0) return;
    const scene = this.scene();
    for (const see of this.watchers) see(scene);
  }

  /** Of the recorded position: a view may hold parts of the state, and the table's own changes in place. */
  private scene(): Scene {
    return this.sceneOf(this.log.at(this.log.length), this.log.length, true);
  }

  /** `present`: it is played from here. Looking back, also at the last position, nobody is asked anything. */
  private sceneOf(state: BaseState, number: number, present: boolean): Scene {
    const viewer = this.handOver === null ? this.viewer : null;
    const confirming = present && this.confirming;
    // until a turn has its last word nobody else is asked
    const toAct = confirming && viewer !== null ? [viewer] : this.game.toAct(state);
    const asked = present && viewer !== null && toAct.includes(viewer) && !confirming;
    const view = this.game.view(state, viewer);
    return {
      number,
      length: this.log.length,
      turn: state.turn,
      viewer,
      view,
      toAct,
      moves: asked ? this.game.legal(state, viewer) : [],
      prompt: asked ? this.game.prompt(state, viewer) : null,
      result: this.game.result(view),
      log: this.log.lines(viewer, number),
      mayUndo: present && this.before(this.log.length) !== null,
      mayRestart: present && this.mayRestart(),
      confirming,
      ...(confirming && this.log.at(number - 1).turn === state.turn && { decideFirst: this.game.toAct(state) }),
      handOver: this.handOver,
      thinking: present && !confirming && this.handOver === null && toAct.length > 0 ? this.thinking : null,
    };
  }
}
