/** So many messages a second, and some more in a burst. */
export class Allowance {
  private readonly perSecond: number;
  private readonly most: number;
  private left: number;
  private since = performance.now();

  constructor(perSecond: number, most: number) {
    this.perSecond = perSecond;
    this.most = most;
    this.left = most;
  }

  take(): boolean {
    const now = performance.now();
    this.left = Math.min(this.most, this.left + ((now - this.since) / 1000) * this.perSecond);
    this.since = now;
    if (this.left < 1) return false;
    this.left--;
    return true;
  }
}
