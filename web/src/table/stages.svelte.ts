/**
 * A new scene is shown step by step, a frame each, so that the answer to a press is seen as soon as can be: first the
 * board and what is asked, then what may be done (`offered`), then what is told beside the board, by panels and log
 * (`told`).
 */
import { afterPaint } from '@bottega/board-kit';
import type { Scene } from '@bottega/table';

export class Stages {
  offered = $state.raw<Scene | null>(null);
  told = $state.raw<Scene | null>(null);
  private readonly shown: () => Scene | null;
  private cancel: (() => void) | undefined;

  constructor(shown: () => Scene | null) {
    this.shown = shown;
  }

  /** There is something new on the board. Steps that wait already take the newest scene. */
  follow(): void {
    if (this.told === null) this.offered = this.told = this.shown();
    else this.cancel ??= afterPaint(() => this.offer());
  }

  stop(): void {
    this.cancel?.();
  }

  private offer(): void {
    this.offered = this.shown();
    this.cancel = afterPaint(() => this.tell());
  }

  private tell(): void {
    this.cancel = undefined;
    this.told = this.shown();
    if (this.offered !== this.told) this.follow();
  }
}
