/**
 * The state of the table's screen, all of it:
 * `scene`   what the table shows now, and `past` a former position that is looked at instead (the replay); `shown` is
 *           the one of them on the board, and `stages` bring the rest of the screen after it;
 * `rerun`   what happened since one's last move is being shown once more, by itself, and ends at the present;
 * `menu`    several moves on one place, of which one is to be picked;
 * `tip`     the place that is being explained;
 * `pointed` the places a log line under the pointer speaks of;
 * `advice`  what a master would play, once it was asked for, until the next scene;
 * `fault`   what was refused or went wrong, until the next move, and `notice` the same in the reader's language.
 */
import { afterPaint } from '@bottega/board-kit';
import { type BaseMove, type GameBoard, type GameBox, type GameEvent, Refusal, type Words } from '@bottega/kernel';
import type { Scene, Sitter, Table } from '@bottega/table';
import { rulesAddress } from '../rules-address.ts';
import { say } from '../words.svelte.ts';
import { letGo } from './let-go.ts';
import { reuse } from './reuse.ts';
import { Stages } from './stages.svelte.ts';

export interface Menu {
  readonly moves: readonly BaseMove[];
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
  tip = $state.raw<Tip | null>(null);
  pointed = $state.raw<readonly string[]>([]);
  private fault = $state.raw<unknown>(null);
  advice = $state.raw<BaseMove | 'asking' | null>(null);
  readonly shown = $derived(this.past ?? this.scene);
  readonly stages = new Stages(() => this.shown);
  readonly table: Table;
  readonly box: GameBox;
  readonly board: GameBoard | null;
  /** Who sits where; at a table on a server that may change. */
  sitters = $state.raw<readonly Sitter[]>([]);
  private readonly words: () => Words;
  private readonly refused: ((error: unknown) => string) | undefined;
  private explaining: ReturnType<typeof setTimeout> | undefined;
  /** A move is on its way to the table. */
  private playing = false;

  /** A game kept here that is played with an edition of its own: its rules are told with those values. */
  ownEdition: string | null = null;

  constructor(table: Table, box: GameBox, board: GameBoard | null, sitters: readonly Sitter[], words: () => Words, refused?: (error: unknown) => string) {
    this.table = table;
    this.box = box;
    this.board = board;
    this.sitters = sitters;
    this.words = words;
    this.refused = refused;
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
    const { log, number, viewer, view } = this.shown;
    const advised = this.advice === null || this.advice === 'asking' ? null : this.board.targetOf(this.advice, view);
    if (advised !== null) return [advised];
    const last = log.filter((line) => line.number === number && (line.mover !== viewer || this.past !== null));
    return last.flatMap((line) => this.board!.targetsOf(line.event));
  });

  /** Moves without a place on the board. */
  readonly placeless = $derived.by((): readonly BaseMove[] => {
    const { offered } = this.stages;
    if (offered === null) return [];
    return this.board === null ? offered.moves : offered.moves.filter((move) => this.board!.targetOf(move, offered.view) === null);
  });

  /**
   * The table shows something new. What belonged to the question before goes with the answer, in one and the same
   * frame.
   */
  rulesAddress(section: string | null = null): string {
    return rulesAddress(this.box.game.id, section, this.ownEdition);
  }

  show(scene: Scene): void {
    if (this.playing || scene.moves.length === 0) this.menu = null;
    if (this.playing) {
      this.fault = null;
      // what it explained is still there; the answer comes first
      afterPaint(() => this.closeTip());
    }
    this.playing = false;
    this.advice = null;
    this.scene = reuse(this.scene, scene);
  }

  /** A button was pressed; what it offers may have been answered a moment ago. */
  async pick(move: BaseMove): Promise<void> {
    if (this.stages.offered === this.scene) await this.play(move);
  }
  async play(move: BaseMove): Promise<void> {
    clearTimeout(this.explaining);
    this.playing = true;
    const answered = this.attempt(() => this.table.play(move));
    // while the table is at it
    letGo();
    await answered;
    this.playing = false;
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
    if (this.table.hint === undefined || this.advice !== null) return;
    const asked = this.scene;
    this.advice = 'asking';
    const move = await this.table.hint().catch(() => null);
    if (this.scene === asked) this.advice = move;
  }

  /** A place was pressed: plays its only move, offers several, or says why there is none. */
  choose(moves: readonly BaseMove[], target?: string, anchor?: Element): void {
    if (moves.length === 1) void this.play(moves[0]);
    else if (moves.length > 1) {
      this.tip = null;
      this.menu = { moves, anchor };
    } else if (target !== undefined) {
      this.fault = this.whyNot(target);
      if (anchor !== undefined) this.explain(target, anchor, 0);
    }
  }

  private whyNot(target: string): Refusal | null {
    const { scene, board } = this;
    if (scene === null || board?.intended === undefined || this.past !== null) return null;
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

  async look(number: number | null): Promise<void> {
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
