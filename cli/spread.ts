/** Mean and bounds of a row of numbers, without keeping them. */
export class Spread {
  count = 0;
  private sum = 0;
  private least = Number.POSITIVE_INFINITY;
  private most = Number.NEGATIVE_INFINITY;

  add(value: number): void {
    this.count++;
    this.sum += value;
    if (value < this.least) this.least = value;
    if (value > this.most) this.most = value;
  }

  get figures(): { mean: number; min: number; max: number } {
    if (this.count === 0) return { mean: 0, min: 0, max: 0 };
    return { mean: Number((this.sum / this.count).toFixed(3)), min: this.least, max: this.most };
  }
}
