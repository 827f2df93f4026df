/** How far numbers lie apart, as they come. */
export class Spread {
  private count = 0;
  private sum = 0;
  private squares = 0;

  add(value: number): void {
    this.count++;
    this.sum += value;
    this.squares += value * value;
  }

  /** The standard deviation; a small one is assumed as long as nothing is known. */
  get deviation(): number {
    if (this.count < 2) return 0.1;
    const mean = this.sum / this.count;
    return Math.sqrt(Math.max(1e-6, this.squares / this.count - mean * mean));
  }
}
