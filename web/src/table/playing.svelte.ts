/**
 * What somebody does at the table, from the press to the move:
 * `menu`    several acts on one place, of which one is to be picked;
 * `pending` what ends the turn and can't be undone, until it is confirmed;
 * `notice`  what was refused or went wrong, in the reader's language, until the next press.
 */
import { afterPaint } from '@bottega/board-kit';
import { type BaseMove, type GameBoard, Refusal, type ShownGame, sameJson, type Words } from '@bottega/kernel';
import type { Scene, Table } from '@bottega/table';
import { settings } from '../settings.svelte.ts';
import { say } from '../words.svelte.ts';
import type { Hints } from './hints.svelte.ts';
import { letGo } from './let-go.ts';
import type { Act, Offer } from './offer.svelte.ts';
import type { Outcomes } from './outcomes.svelte.ts';
import type { Tips } from './tips.svelte.ts';

interface Menu {
  readonly acts: readonly Act[];
  readonly anchor: Element | undefined;
}

interface Around {
  readonly table: Table;
  readonly box: ShownGame;
  readonly board: GameBoard | null;
  readonly offer: Offer;
  readonly outcomes: Outcomes;
  readonly hints: Hints;
  readonly tips: Tips;
  /** The present, what is on the board, and what the offer belongs to. */
  scene(): Scene | null;
  shown(): Scene | null;
  offered(): Scene | null;
  /** What a lesson asks for; undefined at any other table. */
  wanted(): BaseMove | null | undefined;
  words(): Words;
  /** Why something did not work, in words; undefined: as the rules say it. */
  readonly refused: ((error: unknown) => string) | undefined;
}

export class Playing {
  menu = $state.raw<Menu | null>(null);
  pending = $state.raw<Act | null>(null);
  private fault = $state.raw<unknown>(null);
  /** Whether the reader's wish to confirm final acts is heeded. */
  hasLastWords = true;
  private readonly around: Around;
  /** A move is on its way to the table. */
  private underway = false;
  /** Called with the next scene. */
  private seen: (() => void) | undefined;

  constructor(around: Around) {
    this.around = around;
  }

  readonly notice = $derived.by((): string | null => {
    const { fault } = this;
    const { refused, words } = this.around;
    if (fault === null) return null;
    if (refused !== undefined) return refused(fault);
    return fault instanceof Refusal ? words().refusal(fault.reason) : say('table.fault');
  });

  /** The table is about to show something new: what belonged to the question before goes with the answer. */
  follow(scene: Scene): void {
    if (this.underway || scene.moves.length === 0) this.menu = null;
    if (this.underway) {
      this.fault = null;
      // what it explained is still there; the answer comes first
      afterPaint(() => this.around.tips.close());
    }
    this.underway = false;
    this.pending = null;
  }

  /** The table shows it. */
  arrived(): void {
    this.seen?.();
    this.seen = undefined;
  }

  /** A button was pressed; what it offers may have been answered a moment ago. */
  async pick(act: Act): Promise<void> {
    if (this.around.offered() === this.around.scene()) await this.play(act);
  }

  /** With a last word before what ends the turn and can't be undone: everything else waits for it at the table. */
  async play(act: Act): Promise<void> {
    if (this.around.hints.watch.doubts(act)) this.menu = null;
    else if (settings.confirm && this.hasLastWords && this.isFinal(act)) {
      this.menu = null;
      this.pending = act;
    } else await this.carryOut(act);
  }

  private isFinal(act: Act): boolean {
    const outcome = this.around.outcomes.of(act, this.around.scene());
    return outcome?.ends === true && (outcome.reveals || outcome.over);
  }

  async carryOut(act: Act): Promise<void> {
    const { table, board, hints, tips, scene } = this.around;
    tips.keep();
    this.pending = null;
    hints.preview = null;
    hints.watch.doubt = null;
    this.underway = true;
    const answered = this.attempt(async () => {
      for (const [index, move] of act.entries()) {
        const number = scene()?.number ?? 0;
        await table.play(move, board?.isLastWord?.(move) ?? false);
        // at a table on a server the next one needs the answer first
        while (index < act.length - 1 && scene()?.number === number) await this.nextScene();
      }
    });
    // while the table is at it
    letGo();
    await answered;
    this.underway = false;
  }
  private nextScene(): Promise<void> {
    return new Promise((resolve) => {
      this.seen = resolve;
    });
  }
  undo = (): Promise<void> => this.attempt(() => this.around.table.undo());
  restart = (): Promise<void> => this.attempt(() => this.around.table.restart());
  confirm = (): Promise<void> => this.attempt(() => this.around.table.confirm());

  /** Does something at the table, or says why it could not be done. */
  async attempt(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      this.menu = null;
      this.fault = error;
    }
  }

  /** Something else is pressed: what was refused before is no longer of interest. */
  forget(): void {
    this.fault = null;
  }

  /** A place was pressed: plays the only act there, offers several, or says why there is none. */
  choose(moves: readonly BaseMove[], target?: string, anchor?: Element): void {
    const { offer, tips } = this.around;
    this.forget();
    // whoever presses something else has thought better of it
    if (this.pending !== null) {
      this.pending = null;
      return;
    }
    const lines = offer.lines.filter((line) => line.target === target).map((line) => line.moves);
    const offered = this.around.offered() === this.around.scene();
    const alone = offered && lines.length > 0 ? offer.alone(moves) : moves;
    const all: Act[] = [...alone.map((move) => [move]), ...(offered ? lines : [])];
    const here = this.distinct(all);
    const acts = here.length > 0 || target === undefined || !offered ? here : this.meant(target);
    // what is only guessed at is never played unasked
    if (here.length === 1) void this.play(here[0]);
    else if (acts.length > 0) {
      tips.close();
      this.menu = { acts, anchor };
    } else if (target !== undefined) {
      this.fault = this.whyNot(target);
      if (anchor !== undefined) tips.explain(target, anchor, 0);
    }
  }

  /** Of acts that come to the same one is enough, but for the very one that a lesson asks for. */
  private distinct(all: readonly Act[]): readonly Act[] {
    const { board, shown, wanted } = this.around;
    const here = board?.distinct?.(all, shown()?.view) ?? all;
    const isAsked = ([first]: Act): boolean => sameJson(first, wanted() ?? null);
    return all.some(isAsked) && !here.some(isAsked) ? all : here;
  }

  /** What can be done elsewhere, and may be meant by a press where nothing can. */
  private meant(target: string): Act[] {
    const { board, scene, shown } = this.around;
    const now = scene();
    if (now === null || now.viewer === null || board?.intended === undefined || shown() !== now) return [];
    const intended = board.intended(target, now.view, now.viewer);
    return now.moves.filter((move) => intended.some((one) => sameJson(one, move))).map((move) => [move]);
  }

  private whyNot(target: string): Refusal | null {
    const { board, box, scene, shown } = this.around;
    const now = scene();
    if (now === null || board?.intended === undefined || shown() !== now) return null;
    if (now.viewer === null || !now.toAct.includes(now.viewer) || now.confirming) return null;
    const move = board.intended(target, now.view, now.viewer)[0];
    if (move === undefined) return null;
    const reason = box.game.why(now.view, now.viewer, move);
    return reason.code === 'not-offered' ? null : new Refusal(reason);
  }
}
