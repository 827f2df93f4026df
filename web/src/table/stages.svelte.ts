/**
 * A new scene is shown step by step, a frame each, so that the answer to a press is seen as soon as can be: first the
 * board and what is asked (`asked`), then what may be done (`offered`), then what is told beside the board, by panels
 * and log (`told`). When somebody else has moved, their pieces arrive before anything is asked.
 */
import { afterPaint } from '@bottega/board-kit';
import type { Scene } from '@bottega/table';

export class Stages {
  asked = $state.raw<Scene | null>(null);
  offered = $state.raw<Scene | null>(null);
  told = $state.raw<Scene | null>(null);
  private readonly shown: () => Scene | null;
  private cancel: (() => void) | undefined;
  private flying: ReturnType<typeof setTimeout> | undefined;

  constructor(shown: () => Scene | null) {
    this.shown = shown;
  }

  /**
   * There is something new on the board, and for so many milliseconds something is on its way there. Steps that wait
   * already take the newest scene.
   */
  follow(flight = 0): void {
    if (this.told === null) {
      this.asked = this.offered = this.told = this.shown();
      return;
    }
    if (flight > 0) {
      clearTimeout(this.flying);
      this.flying = setTimeout(() => {
        this.flying = undefined;
        this.offer();
      }, flight);
    } else if (this.flying === undefined) this.asked = this.shown();
    this.cancel ??= afterPaint(() => this.offer());
  }

  stop(): void {
    this.cancel?.();
    clearTimeout(this.flying);
  }

  private offer(): void {
    if (this.flying === undefined) this.asked = this.offered = this.shown();
    this.cancel = afterPaint(() => this.tell());
  }

  private tell(): void {
    this.cancel = undefined;
    this.told = this.shown();
    if (this.flying === undefined && this.offered !== this.told) this.follow();
  }
}
