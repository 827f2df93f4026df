/** What numbers of many examples are worth, so that together they come as near as can be to what each example came to. */

export class LeastSquares {
  /** Sums over all examples: of each number times each other, and times what the example came to. */
  private readonly products: readonly Float64Array[];
  private readonly answers: Float64Array;

  constructor(size: number) {
    this.products = Array.from({ length: size }, () => new Float64Array(size));
    this.answers = new Float64Array(size);
  }

  add(values: readonly number[], answer: number): void {
    for (let at = 0; at < values.length; at++) {
      if (values[at] === 0) continue;
      const products = this.products[at];
      for (let other = 0; other < values.length; other++) products[other] += values[at] * values[other];
      this.answers[at] += values[at] * answer;
    }
  }

  /** As if so large a share of all that was seen, `doubt`, spoke for what was thought before (ridge regression). */
  worths(doubt: number, before: readonly number[] = this.products.map(() => 0)): number[] {
    const { products, answers } = this;
    const equations = products.map((row, at) => {
      let unexplained = answers[at];
      for (let other = 0; other < row.length; other++) unexplained -= row[other] * before[other];
      // what was never seen stays as it was
      return [...row.map((product, other) => (other === at ? (1 + doubt) * product || 1 : product)), unexplained];
    });
    return solve(equations).map((change, at) => before[at] + change);
  }
}

/** By elimination; every row is an equation with its right side at the end. */
function solve(equations: number[][]): number[] {
  for (const [at, row] of equations.entries()) {
    for (const other of equations) {
      if (other === row) continue;
      const factor = other[at] / row[at];
      for (let column = at; column < row.length; column++) other[column] -= factor * row[column];
    }
  }
  return equations.map((row, at) => row[row.length - 1] / row[at]);
}
