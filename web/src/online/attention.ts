/**
 * While the page is before its reader's eyes, the server is told so: a moment after whatever came last, and once a
 * minute. So nobody is sent what they see.
 */
const SOON = 1000;
const AGAIN = 60_000;

export class Attention {
  private readonly attend: () => void;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(attend: () => void) {
    this.attend = attend;
  }

  /** Something has changed at the table, or the reader has come back to it. */
  news(): void {
    this.lookIn(SOON);
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private lookIn(milliseconds: number): void {
    if (this.stopped) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (document.visibilityState === 'visible') this.attend();
      this.lookIn(AGAIN);
    }, milliseconds);
  }
}
