/**
 * The state of the table's screen, put together:
 * `scene`   what the table shows now, and `past` a former position that is looked at instead (the replay); `shown` is
 *           the one of them on the board, and `stages` bring the rest of the screen after it;
 * `rerun`   what happened since one's last move is being shown once more, by itself, and ends at the present;
 * `offer`   what may be done, and `outcomes` what it costs and brings; `playing` does it;
 * `hints`   what a master would play, lines that are shown without being played, the coach who watches;
 * `looking` the seat whose board is looked at in place of one's own; `regions` the part of the table a small screen shows;
 * `tips`    the place that is being explained;
 * `pointed` the places that a log line or a button under the pointer speaks of;
 * `pointing` what a lesson points at: it is kept in sight before anything else;
 * `wanted`  the move a lesson asks for, whose button is the main one; null where it asks the reader to choose;
 * `aim`     what a lesson is about, in place of a question, while it tells something.
 */
import type { BaseMove, BoardProps, GameBoard, GameEvent, Seat, ShownGame, Words } from '@bottega/kernel';
import type { Scene, Sitter, Table } from '@bottega/table';
import { rulesAddress } from '../rules-address.ts';
import { Hints } from './hints.svelte.ts';
import { Offer } from './offer.svelte.ts';
import { Outcomes } from './outcomes.svelte.ts';
import { Playing } from './playing.svelte.ts';
import { Regions } from './regions.svelte.ts';
import { reuse } from './reuse.ts';
import { Stages } from './stages.svelte.ts';
import { Tips } from './tips.svelte.ts';
import { beginsTurn, toldLines, whose } from './whose.ts';

export class TableModel {
  readonly table: Table;
  readonly box: ShownGame;
  readonly board: GameBoard | null;
  /** Who sits where; at a table on a server that may change. */
  sitters = $state.raw<readonly Sitter[]>([]);
  scene = $state.raw<Scene | null>(null);
  past = $state.raw<Scene | null>(null);
  rerun = $state(false);
  looking = $state.raw<Seat | null>(null);
  /** The seat whose points are explained, beside what was pressed. */
  counted = $state.raw<{ readonly seat: Seat; readonly anchor: Element } | null>(null);
  /** Whether the drawer with panels and log is open, where there is one. */
  drawer = $state(false);
  /** What the board asks in place of the rules, while something is in the hand. */
  question = $state.raw<Parameters<NonNullable<BoardProps['ask']>>[0]>(null);
  pointed = $state.raw<readonly string[]>([]);
  pointing = $state.raw<readonly string[]>([]);
  wanted = $state.raw<BaseMove | null | undefined>(undefined);
  aim = $state.raw<string | null>(null);
  readonly tips = new Tips();
  readonly hints: Hints;
  readonly shown = $derived.by(() => this.past ?? this.hints.previewed?.scene ?? this.scene);
  readonly stages = new Stages(() => this.shown);
  readonly offer: Offer;
  readonly outcomes: Outcomes;
  readonly playing: Playing;
  readonly regions: Regions;

  /** A game kept here that is played with an edition of its own: its rules are told with those values. */
  ownEdition: string | null = null;
  /** The address of a board of one's own that begins here, where there is one. */
  whatIf: ((number: number | null) => string) | null = null;
  /** Whether former positions are looked at by the replay. */
  hasReplay = true;
  /** Several people play at this screen in turn. */
  shared = false;

  constructor(table: Table, box: ShownGame, board: GameBoard | null, sitters: readonly Sitter[], words: () => Words, refused?: (error: unknown) => string) {
    const scene = (): Scene | null => this.scene;
    const offered = (): Scene | null => this.stages.offered;
    this.table = table;
    this.box = box;
    this.board = board;
    this.sitters = sitters;
    this.hints = new Hints(table, box.game, scene);
    this.offer = new Offer(board, offered);
    this.outcomes = new Outcomes(box);
    const { offer, outcomes, hints, tips } = this;
    this.playing = new Playing({
      table,
      box,
      board,
      offer,
      outcomes,
      hints,
      tips,
      scene,
      shown: () => this.shown,
      offered,
      wanted: () => this.wanted,
      words,
      refused,
    });
    this.regions = new Regions(board, { offer, offered, lit: () => this.lit, pointing: () => this.pointing });
  }

  /** Places to highlight: those under the pointer in the log, else those of the last move that somebody else made. */
  readonly lit = $derived.by((): readonly string[] => {
    if (this.pointed.length > 0 || this.shown === null || this.board === null) return this.pointed;
    if (this.pointing.length > 0) return this.pointing;
    const { number, viewer, view } = this.shown;
    const { previewed } = this.hints;
    const advised = previewed === null ? this.hints.advised : previewed.move;
    const target = advised === null ? null : this.board.targetOf(advised, previewed?.before ?? view);
    if (target !== null) return [target];
    const last = toldLines(this.shown).filter((line) => line.number === number && !beginsTurn(line) && (whose(line) !== viewer || this.past !== null));
    return last.flatMap((line) => this.board!.targetsOf(line.event));
  });

  /** The moves on the board: none while the pieces of the move before are on their way, or a last word is awaited. */
  readonly moves = $derived.by((): readonly BaseMove[] => {
    const { shown } = this;
    return shown === null || this.stages.asked !== shown || this.playing.pending !== null ? [] : this.offer.narrowed(shown.moves, shown.view);
  });

  /** Whatever lies over the table goes; false where nothing does. */
  escape(): boolean {
    if (this.drawer) this.drawer = false;
    else if (this.hints.preview !== null) this.hints.preview = null;
    else if (this.hints.watch.doubt !== null) this.hints.watch.doubt = null;
    else if (this.playing.pending !== null) this.playing.pending = null;
    else if (this.looking !== null && this.tips.shown === null) this.look(null);
    else return this.tips.shown !== null;
    return true;
  }

  /** Whether that scene shows a move that was not shown before. */
  isNew(scene: Scene): boolean {
    return this.stages.asked !== null && scene.number > this.stages.asked.number;
  }

  look(seat: Seat | null): void {
    this.looking = seat === this.shown?.viewer ? null : seat;
    if (seat !== null && this.board?.seatRegion !== undefined) this.regions.current = this.board.seatRegion;
  }

  rulesAddress(section: string | null = null): string {
    return rulesAddress(this.box.game.id, section, this.ownEdition);
  }

  /** The table shows something new, all of it in one and the same frame. */
  show(scene: Scene): void {
    this.playing.follow(scene);
    this.hints.follow(scene);
    if (scene.moves.length > 0 && this.scene?.moves.length === 0) this.looking = null;
    // a line of the log that was pointed at may have gone with the move it told of
    if (scene.number < (this.scene?.number ?? 0)) this.point(null);
    this.scene = reuse(this.scene, scene);
    this.playing.arrived();
  }

  point(event: GameEvent | null): void {
    if (event !== null || this.pointed.length > 0) this.pointed = event === null || this.board === null ? [] : this.board.targetsOf(event);
  }

  /** The place of a move that is told elsewhere: on a button, in a list. */
  pointAt(move: BaseMove): void {
    const target = this.scene === null ? null : (this.board?.targetOf(move, this.scene.view) ?? null);
    this.pointed = target === null ? [] : [target];
  }

  async goTo(number: number | null): Promise<void> {
    this.playing.menu = null;
    if (number === null) {
      this.past = null;
      this.rerun = false;
    } else
      await this.playing.attempt(async () => {
        this.past = reuse(this.shown, await this.table.at(number));
      });
  }
}
