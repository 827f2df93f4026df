/**
 * A table on a server. The server sends only what this viewer may know; moves, prompts and scores are worked out here
 * with the same rules. A broken line mends itself; a move that was on its way is sent again only if it did not arrive.
 */
import type { Advice, Foreseen } from '@bottega/bots';
import { type AnyGame, type BaseMove, type BaseState, Refusal, type Seat } from '@bottega/kernel';
import { type Known, learn, meet, type News, setClocks } from './remote/known.ts';
import { Link, type LinkState, type Socket } from './remote/link.ts';
import { Pacer } from './remote/pacer.ts';
import { pastScene, presentScene } from './remote/scene.ts';
import { lastQuestion, turnStart, type Views } from './remote/way-back.ts';
import type { Course, Scene, Table, TableSettings } from './table.ts';
import type { Ask, Hello, ServerMessage } from './wire.ts';

export interface RemoteTableOptions {
  readonly game: AnyGame;
  readonly settings: TableSettings;
  /** How many moves the reader has seen before, if any. */
  readonly seen: number | null;
  connect(): Socket;
  /** Who is asked for hints where the terms of the table allow them; they know the own view alone. */
  readonly coach?: Coach;
}

type Pondering<Found> = (view: unknown, seat: Seat, signal: AbortSignal) => Promise<Found>;
interface Coach {
  readonly advise: Pondering<readonly Advice[]>;
  readonly foresee: Pondering<readonly Foreseen[]>;
}

/** What there is to tell of the table besides its scenes. */
export interface Company {
  readonly link: LinkState;
  /** Null until the server has answered for the first time. */
  readonly known: Known | null;
  /** Moves that were made while the reader was away. */
  readonly missed: { readonly from: number; readonly to: number } | null;
}

/** News that change the position wait for their turn to be shown. */
type Paced = Extract<ServerMessage, { is: 'step' | 'back' | 'table' }>;

/** How long a question with a single answer stands before it answers itself. */
const MOMENT = 350;

export class RemoteTable implements Table {
  private readonly game: AnyGame;
  private readonly link: Link;
  private readonly pacer: Pacer<Paced>;
  private readonly watchers = new Set<(scene: Scene) => void>();
  private readonly companions = new Set<(company: Company) => void>();
  private settings: TableSettings;
  private known: Known | null = null;
  /** The views this viewer had, by the number of moves made. */
  private views: Views = new Map();
  private pending: { readonly number: number; readonly move: BaseMove; readonly hold: boolean } | null = null;
  private readonly seen: number | null;
  /** Whether the line was broken since the last hello. */
  private away = false;
  private missed: Company['missed'] = null;
  private forced: ReturnType<typeof setTimeout> | undefined;
  private readonly coach: Coach | undefined;
  /** Ends whatever is being thought about the position. */
  private thought = new AbortController();

  constructor({ game, settings, seen, connect, coach }: RemoteTableOptions) {
    this.coach = coach;
    this.game = game;
    this.settings = settings;
    this.seen = seen;
    this.pacer = new Pacer(
      (news) => this.take(news),
      (news) => (news.is === 'step' && this.known?.table.seats[news.mover].kind === 'bot' ? this.settings.pace : 0),
    );
    this.link = new Link({ connect, hear: (message) => this.hear(message as ServerMessage), changed: (state) => this.lineIs(state) });
  }

  watch(see: (scene: Scene) => void): () => void {
    this.watchers.add(see);
    const scene = this.scene();
    if (scene !== null) see(scene);
    return () => this.watchers.delete(see);
  }

  /** Everything about the table that is not on the board: who sits there, clocks, chat, the line to the server. */
  accompany(see: (company: Company) => void): () => void {
    this.companions.add(see);
    see(this.company());
    return () => this.companions.delete(see);
  }

  async play(move: BaseMove, last = false): Promise<void> {
    const { known } = this;
    if (known === null || this.scene()?.moves.length === 0) throw new Refusal({ code: 'not-asked', seats: this.scene()?.toAct ?? [] });
    this.pending = { number: known.number, move, hold: this.settings.confirm && !last };
    this.publish();
    await this.send();
  }

  async undo(): Promise<void> {
    const { known } = this;
    if (known === null || known.undo === null) return;
    const to = lastQuestion(this.game, known, this.views, this.settings.forced);
    await this.link.ask({ do: 'undo', to } satisfies Ask);
  }

  async restart(): Promise<void> {
    const to = this.known && turnStart(this.known, this.views);
    if (to !== null) await this.link.ask({ do: 'undo', to } satisfies Ask);
  }

  async confirm(): Promise<void> {
    await this.link.ask({ do: 'end-turn' } satisfies Ask);
  }

  /** Nobody shares this screen. */
  async takeOver(): Promise<void> {}

  async at(number: number): Promise<Scene> {
    const { known } = this;
    if (known === null) throw new Refusal({ code: 'offline' });
    const there = Math.max(0, Math.min(number, known.number));
    const { views } = this;
    const view = views.get(there) ?? (await this.link.ask({ do: 'look', number: there } satisfies Ask)).view;
    // unless moves were taken back meanwhile
    if (views === this.views) views.set(there, view);
    return pastScene(this.game, this.known ?? known, view, there);
  }

  async course(): Promise<Course> {
    return (await this.link.ask({ do: 'course' } satisfies Ask)).course as Course;
  }

  async set(settings: TableSettings): Promise<void> {
    const wasForced = this.settings.forced;
    this.settings = settings;
    if (!settings.confirm && this.known?.holding === this.known?.viewer && this.known?.holding != null) await this.confirm();
    if (settings.forced && !wasForced) this.publish();
  }

  async skip(): Promise<void> {
    this.pacer.hurry();
  }

  get advise(): (() => Promise<readonly Advice[] | null>) | undefined {
    return this.pondering(this.coach?.advise);
  }
  get foresee(): (() => Promise<readonly Foreseen[] | null>) | undefined {
    return this.pondering(this.coach?.foresee);
  }
  private pondering<Found>(ask: Pondering<Found> | undefined): (() => Promise<Found | null>) | undefined {
    if (ask === undefined || this.known?.table.settings.hints !== true) return;
    return async () => {
      const scene = this.scene();
      if (scene === null || scene.viewer === null || scene.moves.length === 0) return null;
      const { signal } = this.thought;
      const found = await ask(scene.view, scene.viewer, signal).catch(() => null);
      return signal.aborted ? null : found;
    };
  }

  /** Whatever else can be said at a table; refused with the server's reason. */
  async say(ask: Ask): Promise<Readonly<Record<string, unknown>>> {
    const answer = await this.link.ask(ask);
    if (ask.do === 'mute' && this.known !== null) {
      const others = this.known.muted.filter((seat) => seat !== ask.seat);
      this.known = { ...this.known, muted: ask.muted ? [...others, ask.seat] : others };
      this.tell();
    }
    return answer;
  }

  /** There is reason to hope that the server can be reached again. */
  nudge(): void {
    this.link.nudge();
  }

  /** The reader is somebody else now. */
  reconnect(): void {
    this.link.reopen();
  }

  /** The reader has seen what was missed. */
  caughtUp(): void {
    this.missed = null;
    this.tell();
  }

  close(): void {
    this.thought.abort();
    this.watchers.clear();
    this.companions.clear();
    this.pacer.clear();
    clearTimeout(this.forced);
    this.link.close();
  }

  private lineIs(state: LinkState): void {
    if (state === 'broken') this.away = true;
    this.tell();
  }

  private hear(message: ServerMessage): void {
    if (message.is === 'closing') return;
    if (message.is === 'hello') this.greet(message);
    else if (this.known !== null) this.learn(this.known, message);
  }

  private learn(known: Known, message: News): void {
    const timed = setClocks(known, message);
    this.known = timed;
    if (message.is === 'step' || message.is === 'back' || message.is === 'table') {
      this.pacer.add(message);
      if (this.pacer.next !== undefined) this.publish();
    } else {
      this.known = learn(this.game, timed, message);
      if (message.is === 'thinking') this.publish();
    }
    this.tell();
  }

  private greet(hello: Hello): void {
    this.pacer.clear();
    const before = this.known === null ? this.seen : this.away ? this.known.number : null;
    const others = before !== null && hello.log.some((line) => line.number > before && line.mover !== hello.viewer);
    if (others) this.missed = { from: this.missed?.from ?? before, to: hello.number };
    // meanwhile moves may have been taken back, and others made
    this.views = new Map();
    this.known = meet(hello);
    this.away = false;
    const resend = this.pending?.number === hello.number;
    if (!resend) this.pending = null;
    this.changed();
    // whatever the answer, the table shows how things stand
    if (resend) void this.send().catch(() => {});
    void this.recall().catch(() => {});
  }

  /** Fetches the positions that may be gone back to, so that one knows where the turn began. */
  private async recall(): Promise<void> {
    const { known } = this;
    if (known === null || known.undo === null) return;
    for (let number = known.number - 1; number >= known.undo; number--) await this.at(number);
    if (this.known === known) this.publish();
  }

  private take(news: Paced): void {
    if (this.known === null) return;
    this.known = learn(this.game, this.known, news);
    if (news.is !== 'table') this.pending = null;
    if (news.is === 'back') this.views = new Map([...this.views].filter(([number]) => number <= news.number));
    this.changed();
  }

  private changed(): void {
    this.thought.abort();
    this.thought = new AbortController();
    if (this.known?.view != null) this.views.set(this.known.number, this.known.view);
    this.publish();
    this.tell();
  }

  private async send(): Promise<void> {
    const { pending } = this;
    if (pending === null) return;
    try {
      await this.link.ask({ do: 'play', ...pending } satisfies Ask);
    } catch (error) {
      // whether it arrived will be known when the line is mended
      if (error instanceof Refusal && error.reason.code === 'connection-lost') return;
      if (this.pending === pending) this.pending = null;
      this.publish();
      throw error;
    }
  }

  private answerForced(scene: Scene): void {
    clearTimeout(this.forced);
    if (!this.settings.forced || scene.moves.length !== 1) return;
    // where nothing can be taken back there is nothing to wait for; another tab may have been quicker
    this.forced = setTimeout(() => void this.play(scene.moves[0], !scene.mayUndo).catch(() => {}), MOMENT);
  }

  private scene(): Scene | null {
    if (this.known === null || this.known.view === null) return null;
    const before = this.views.get(this.known.number - 1) as BaseState | undefined;
    const mayRestart = turnStart(this.known, this.views) !== null;
    const scene = presentScene(this.game, this.known, { sending: this.pending !== null, mayRestart, turnBefore: before?.turn });
    const next = this.pacer.next;
    if (next === undefined) return scene;
    // more has happened than is shown: until then nothing can be done
    const thinking = next.is === 'step' ? next.mover : scene.thinking;
    return { ...scene, moves: [], prompt: null, mayUndo: false, mayRestart: false, confirming: false, thinking };
  }

  private publish(): void {
    const scene = this.scene();
    if (scene === null) return;
    this.answerForced(scene);
    for (const see of this.watchers) see(scene);
  }

  private company(): Company {
    return { link: this.link?.state ?? 'opening', known: this.known, missed: this.missed };
  }

  private tell(): void {
    const company = this.company();
    for (const see of this.companions) see(company);
  }
}
