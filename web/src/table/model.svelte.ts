/**
 * The state of the table's screen, all of it:
 * `scene`   what the table shows now, and `past` a former position that is looked at instead (the replay); `shown` is
 *           the one of them on the board, and `stages` bring the rest of the screen after it;
 * `rerun`   what happened since one's last move is being shown once more, by itself, and ends at the present;
 * `menu`    several acts on one place, of which one is to be picked;
 * `pending` what ends the turn and can't be undone, until it is confirmed;
 * `looking` the seat whose board is looked at in place of one's own; `region` the part of the table a small screen shows;
 * `tip`     the place that is being explained;
 * `pointed` the places a log line under the pointer speaks of;
 * `pointing` what a lesson points at: it is kept in sight before anything else;
 * `advice`  what a master would play and why, once it was asked for, until the next scene; `preview` shows a line of it on
 *           the board, step by step, without playing it;
 * `watch`   the coach who asks to look again before much is given up;
 * `fault`   what was refused or went wrong, until the next move, and `notice` the same in the reader's language.
 */

import { afterPaint } from '@bottega/board-kit';
import type { Advice } from '@bottega/bots';
import { type BaseMove, type GameBoard, type GameEvent, Refusal, type Seat, type ShownGame, sameJson, type Words } from '@bottega/kernel';
import type { Scene, Sitter, Table } from '@bottega/table';
import { untrack } from 'svelte';
import { rulesAddress } from '../rules-address.ts';
import { settings } from '../settings.svelte.ts';
import { say } from '../words.svelte.ts';
import { letGo } from './let-go.ts';
import { type Act, Offer } from './offer.svelte.ts';
import { Outcomes } from './outcomes.svelte.ts';
import { type Preview, stepsOf } from './preview.ts';
import { reuse } from './reuse.ts';
import { small } from './screen.svelte.ts';
import { Stages } from './stages.svelte.ts';
import { Watch } from './watch.svelte.ts';
import { beginsTurn, toldLines, whose } from './whose.ts';

export interface Menu {
  readonly acts: readonly Act[];
  readonly anchor: Element | undefined;
}
export interface Tip {
  readonly target: string;
  readonly anchor: Element;
}

const HOVER = 250;
const LINGER = 180;

export class TableModel {
  scene = $state.raw<Scene | null>(null);
  past = $state.raw<Scene | null>(null);
  rerun = $state(false);
  menu = $state.raw<Menu | null>(null);
  pending = $state.raw<Act | null>(null);
  looking = $state.raw<Seat | null>(null);
  /** The seat whose points are explained, beside what was pressed. */
  counted = $state.raw<{ readonly seat: Seat; readonly anchor: Element } | null>(null);
  /** Whether the drawer with panels and log is open, where there is one. */
  drawer = $state(false);
  private openRegion = $state.raw<string | null>(null);
  /** Whether something could be done when regions were last opened. */
  private asking = false;
  tip = $state.raw<Tip | null>(null);
  pointed = $state.raw<readonly string[]>([]);
  pointing = $state.raw<readonly string[]>([]);
  private fault = $state.raw<unknown>(null);
  advice = $state.raw<readonly Advice[] | 'asking' | null>(null);
  preview = $state.raw<Preview | null>(null);
  private readonly previewed = $derived(this.preview === null ? null : this.preview.steps[this.preview.at]);
  readonly shown = $derived(this.past ?? this.previewed?.scene ?? this.scene);
  readonly stages = new Stages(() => this.shown);
  readonly offer: Offer;
  readonly outcomes: Outcomes;
  readonly watch: Watch;
  readonly table: Table;
  readonly box: ShownGame;
  readonly board: GameBoard | null;
  /** Who sits where; at a table on a server that may change. */
  sitters = $state.raw<readonly Sitter[]>([]);
  private readonly words: () => Words;
  private readonly refused: ((error: unknown) => string) | undefined;
  private explaining: ReturnType<typeof setTimeout> | undefined;
  /** A move is on its way to the table. */
  private playing = false;
  /** What the viewer saw before in this turn. */
  private earlier: readonly Scene[] = [];
  /** Called with the next scene. */
  private seen: (() => void) | undefined;

  /** A game kept here that is played with an edition of its own: its rules are told with those values. */
  ownEdition: string | null = null;

  /** The address of a board of one's own that begins here, where there is one. */
  whatIf: ((number: number | null) => string) | null = null;
  /** Whether former positions are looked at by the replay. */
  hasReplay = true;

  /** Whether the reader's wish to confirm final acts is heeded. */
  hasLastWords = true;

  constructor(table: Table, box: ShownGame, board: GameBoard | null, sitters: readonly Sitter[], words: () => Words, refused?: (error: unknown) => string) {
    this.table = table;
    this.box = box;
    this.board = board;
    this.sitters = sitters;
    this.words = words;
    this.refused = refused;
    this.offer = new Offer(board, () => this.stages.offered);
    this.outcomes = new Outcomes(box);
    this.watch = new Watch(table);
  }

  readonly notice = $derived.by((): string | null => {
    const { fault } = this;
    if (fault === null) return null;
    if (this.refused !== undefined) return this.refused(fault);
    return fault instanceof Refusal ? this.words().refusal(fault.reason) : say('table.fault');
  });

  /** Places to highlight: those under the pointer in the log, else those of the last move that somebody else made. */
  readonly lit = $derived.by((): readonly string[] => {
    if (this.pointed.length > 0 || this.shown === null || this.board === null) return this.pointed;
    if (this.pointing.length > 0) return this.pointing;
    const { number, viewer, view } = this.shown;
    const { previewed } = this;
    const advised = previewed === null ? this.advised : previewed.move;
    const target = advised === null ? null : this.board.targetOf(advised, previewed?.before ?? view);
    if (target !== null) return [target];
    const last = toldLines(this.shown).filter((line) => line.number === number && !beginsTurn(line) && (whose(line) !== viewer || this.past !== null));
    return last.flatMap((line) => this.board!.targetsOf(line.event));
  });

  /** The moves on the board: none while the pieces of the move before are on their way. */
  readonly moves = $derived.by((): readonly BaseMove[] => {
    const { shown } = this;
    return shown === null || this.stages.asked !== shown ? [] : this.offer.narrowed(shown.moves, shown.view);
  });

  /** The part of the table that is drawn; null for all of it. */
  get region(): string | null {
    const { regions } = this.board ?? {};
    return regions === undefined || !small.current ? null : (this.openRegion ?? regions[0]);
  }
  set region(region: string | null) {
    this.openRegion = region;
  }

  /** The next region, or the one before. */
  turnTo(by: 1 | -1): void {
    const { regions } = this.board ?? {};
    const next = this.region === null ? undefined : regions?.[regions.indexOf(this.region) + by];
    if (next !== undefined) this.region = next;
  }

  /** Opens the region where something can be done, or where somebody else has just done something. */
  openRegions(): void {
    const { board, lit, pointing } = this;
    const { offered } = this.stages;
    const counts = this.offer.regions;
    if (board?.regionOf === undefined || offered === null || !small.current) return;
    untrack(() => {
      const [pointed] = pointing;
      if (pointed !== undefined && !/^(panel:|prompt)/.test(pointed)) {
        this.region = board.regionOf!(pointed, offered.view, offered.viewer);
        return;
      }
      const asking = offered.moves.length > 0;
      if (asking && !this.asking && board.gathers !== undefined) this.region = board.gathers;
      this.asking = asking;
      const here = counts.find(({ id }) => id === this.region);
      const most = counts.reduce((best, region) => (region.count > best.count ? region : best), { id: '', count: 0 });
      if (most.count > 0 && here?.count === 0) this.region = most.id;
      else if (most.count === 0 && lit.length > 0 && !(asking && board.gathers !== undefined)) {
        const places = lit.map((target) => board.regionOf!(target, offered.view, offered.viewer));
        if (!places.includes(this.region ?? '')) this.region = places[0];
      }
    });
  }

  /** Whatever lies over the table goes. */
  escape(): void {
    if (this.drawer) this.drawer = false;
    else if (this.preview !== null) this.preview = null;
    else if (this.watch.doubt !== null) this.watch.doubt = null;
    else if (this.pending !== null) this.pending = null;
    else if (this.tip === null) this.look(null);
  }

  /** Whether that scene shows a move that was not shown before. */
  isNew(scene: Scene): boolean {
    return this.stages.asked !== null && scene.number > this.stages.asked.number;
  }

  look(seat: Seat | null): void {
    this.looking = seat === this.shown?.viewer ? null : seat;
    if (seat !== null && this.board?.seatRegion !== undefined) this.region = this.board.seatRegion;
  }

  rulesAddress(section: string | null = null): string {
    return rulesAddress(this.box.game.id, section, this.ownEdition);
  }

  /**
   * The table shows something new. What belonged to the question before goes with the answer, in one and the same
   * frame.
   */
  show(scene: Scene): void {
    if (this.playing || scene.moves.length === 0) this.menu = null;
    if (this.playing) {
      this.fault = null;
      // what it explained is still there; the answer comes first
      afterPaint(() => this.closeTip());
    }
    this.playing = false;
    this.advice = null;
    this.preview = null;
    this.pending = null;
    if (scene.moves.length > 0 && this.scene?.moves.length === 0) this.looking = null;
    const { turn, viewer, number } = scene;
    const before = this.scene === null ? this.earlier : [...this.earlier, this.scene];
    this.earlier = before.filter((one) => one.turn === turn && one.viewer === viewer && one.number < number);
    this.scene = reuse(this.scene, scene);
    this.seen?.();
    this.seen = undefined;
  }

  /** A button was pressed; what it offers may have been answered a moment ago. */
  async pick(act: Act): Promise<void> {
    if (this.stages.offered === this.scene) await this.play(act);
  }
  /** With a last word before what ends the turn and can't be undone: everything else waits for it at the table. */
  async play(act: Act): Promise<void> {
    if (this.watch.doubts(act)) this.menu = null;
    else if (settings.confirm && this.hasLastWords && this.isFinal(act)) {
      this.menu = null;
      this.pending = act;
    } else await this.carryOut(act);
  }
  private isFinal(act: Act): boolean {
    const outcome = this.outcomes.of(act, this.scene);
    return outcome?.ends === true && (outcome.reveals || outcome.over);
  }
  async carryOut(act: Act): Promise<void> {
    clearTimeout(this.explaining);
    this.pending = null;
    this.preview = null;
    this.watch.doubt = null;
    this.playing = true;
    const answered = this.attempt(async () => {
      for (const [index, move] of act.entries()) {
        const number = this.scene?.number ?? 0;
        await this.table.play(move);
        // at a table on a server the next one needs the answer first
        while (index < act.length - 1 && this.scene?.number === number) await this.nextScene();
      }
    });
    // while the table is at it
    letGo();
    await answered;
    this.playing = false;
  }
  private nextScene(): Promise<void> {
    return new Promise((resolve) => {
      this.seen = resolve;
    });
  }
  undo = (): Promise<void> => this.attempt(() => this.table.undo());
  restart = (): Promise<void> => this.attempt(() => this.table.restart());
  confirm = (): Promise<void> => this.attempt(() => this.table.confirm());

  /** Does something at the table, or says why it could not be done. */
  private async attempt(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      this.menu = null;
      this.fault = error;
    }
  }

  async advise(): Promise<void> {
    if (this.table.advise === undefined || this.advice !== null) return;
    const asked = this.scene;
    this.advice = 'asking';
    this.watch.doubt = null;
    const advice = await this.table.advise().catch(() => null);
    if (this.scene === asked) this.advice = advice;
  }
  /** The move that the best advice begins with. */
  private get advised(): BaseMove | null {
    return this.advice === null || this.advice === 'asking' ? null : (this.advice[0]?.moves[0] ?? null);
  }
  /** Whether a line leads back to where the turn already was. */
  takesBack(line: Act): boolean {
    const { scene, earlier } = this;
    if (scene === null || earlier.length === 0) return false;
    return stepsOf(this.box.game, scene, line).some((step) => earlier.some(({ view }) => sameJson(view, step.scene.view)));
  }
  /** Lets a line play on the board without playing it. */
  showLine(line: Act): void {
    if (this.scene === null || this.scene.viewer === null) return;
    const steps = stepsOf(this.box.game, this.scene, line);
    if (steps.length > 0) this.preview = { steps, line, at: 0 };
  }

  /** A place was pressed: plays the only act there, offers several, or says why there is none. */
  choose(moves: readonly BaseMove[], target?: string, anchor?: Element): void {
    const lines = this.offer.lines.filter((line) => line.target === target).map((line) => line.moves);
    const offered = this.stages.offered === this.scene;
    const alone = offered && lines.length > 0 ? this.offer.alone(moves) : moves;
    const acts: Act[] = [...alone.map((move) => [move]), ...(offered ? lines : [])];
    if (acts.length === 1) void this.play(acts[0]);
    else if (acts.length > 1) {
      this.tip = null;
      this.menu = { acts, anchor };
    } else if (target !== undefined) {
      this.fault = this.whyNot(target);
      if (anchor !== undefined) this.explain(target, anchor, 0);
    }
  }

  private whyNot(target: string): Refusal | null {
    const { scene, board } = this;
    if (scene === null || board?.intended === undefined || this.past !== null || this.preview !== null) return null;
    if (scene.viewer === null || !scene.toAct.includes(scene.viewer) || scene.confirming) return null;
    const move = board.intended(target, scene.view, scene.viewer)[0];
    if (move === undefined) return null;
    const reason = this.box.game.why(scene.view, scene.viewer, move);
    return reason.code === 'not-offered' ? null : new Refusal(reason);
  }

  /** Waits a little: a pointer passes over much on its way, and needs time to reach the tip, which holds a link. */
  explain(target: string | null, anchor?: Element, delay = target === null ? LINGER : HOVER): void {
    clearTimeout(this.explaining);
    this.explaining = setTimeout(() => {
      this.tip = target === null || !anchor?.isConnected ? null : { target, anchor };
    }, delay);
  }
  keepTip(): void {
    clearTimeout(this.explaining);
  }
  closeTip(): void {
    clearTimeout(this.explaining);
    this.tip = null;
  }

  point(event: GameEvent | null): void {
    this.pointed = event === null || this.board === null ? [] : this.board.targetsOf(event);
  }

  async goTo(number: number | null): Promise<void> {
    this.menu = null;
    if (number === null) {
      this.past = null;
      this.rerun = false;
    } else
      await this.attempt(async () => {
        this.past = reuse(this.shown, await this.table.at(number));
      });
  }
}
