/** The place that is being explained. */

export interface Tip {
  readonly target: string;
  readonly anchor: Element;
}

/** Long enough to look around without one over what is compared. */
const HOVER = 500;
const LINGER = 180;

export class Tips {
  shown = $state.raw<Tip | null>(null);
  private waiting: ReturnType<typeof setTimeout> | undefined;

  /** Waits a little: a pointer passes over much on its way, and needs time to reach the tip, which holds a link. */
  explain(target: string | null, anchor?: Element, delay = target === null ? LINGER : HOVER): void {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => {
      this.shown = target === null || !anchor?.isConnected ? null : { target, anchor };
    }, delay);
  }

  /** The one that is shown stays, and none comes. */
  keep(): void {
    clearTimeout(this.waiting);
  }

  close(): void {
    clearTimeout(this.waiting);
    this.shown = null;
  }
}
