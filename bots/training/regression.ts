/**
 * Least squares with weights that may not be negative, held back towards those given: small enough to be written out, and
 * it needs no more memory for more games.
 */
export class Regression {
  private readonly size: number;
  private readonly products: Float64Array[];
  private readonly targets: Float64Array;
  private squares = 0;
  count = 0;

  constructor(size: number) {
    this.size = size;
    this.products = Array.from({ length: size }, () => new Float64Array(size));
    this.targets = new Float64Array(size);
  }

  /** Lets what was added so far count less. */
  fade(factor: number): void {
    for (const products of this.products) for (let column = 0; column < this.size; column++) products[column] *= factor;
    for (let row = 0; row < this.size; row++) this.targets[row] *= factor;
    this.squares *= factor;
    this.count *= factor;
  }

  add(values: readonly number[], target: number, weight: number): void {
    for (let row = 0; row < this.size; row++) {
      const value = values[row] * weight;
      if (value === 0) continue;
      const products = this.products[row];
      for (let column = 0; column < this.size; column++) products[column] += value * values[column];
      this.targets[row] += value * target;
    }
    this.squares += weight * target * target;
    this.count += weight;
  }

  /** The weights that fit best. `ridge`, in shares of what the data say, draws them to where they were. */
  solve(before: readonly number[], ridge: number): number[] {
    const weights = [...before];
    for (let sweep = 0; sweep < 500; sweep++) {
      for (let row = 0; row < this.size; row++) {
        const products = this.products[row];
        if (products[row] === 0) continue;
        let rest = this.targets[row];
        for (let column = 0; column < this.size; column++) if (column !== row) rest -= products[column] * weights[column];
        const hold = ridge * products[row];
        weights[row] = Math.max(0, (rest + hold * before[row]) / (products[row] + hold));
      }
    }
    return weights;
  }

  /** The share of the targets' squares that these weights explain. */
  explained(weights: readonly number[]): number {
    let fitted = 0;
    for (let row = 0; row < this.size; row++) {
      for (let column = 0; column < this.size; column++) fitted += weights[row] * weights[column] * this.products[row][column];
      fitted -= 2 * weights[row] * this.targets[row];
    }
    return -fitted / this.squares;
  }
}
