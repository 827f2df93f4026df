/**
 * A small network: numbers that are mostly nought, two hidden layers of rectified sums, and a few numbers out. Written
 * out, because a runtime for networks is larger than all the rest of the house, and no quicker for so few.
 */

/** How many numbers each layer has: in, hidden, hidden, out. */
export type Shape = readonly [inputs: number, first: number, second: number, outputs: number];

/** The numbers that are not nought, by their places. */
export interface Sparse {
  readonly places: Uint16Array;
  readonly values: Float32Array;
  count: number;
}

export const newSparse = (size: number): Sparse => ({ places: new Uint16Array(size), values: new Float32Array(size), count: 0 });

/** One part of the weights: `rows` lists, each of what one number adds to those of the next layer; or what these begin with. */
export interface Part {
  readonly name: string;
  readonly rows: number;
  readonly columns: number;
}

export const partsOf = ([inputs, first, second, outputs]: Shape): readonly Part[] => [
  { name: 'first', rows: inputs, columns: first },
  { name: 'firstBias', rows: 1, columns: first },
  { name: 'second', rows: first, columns: second },
  { name: 'secondBias', rows: 1, columns: second },
  { name: 'last', rows: second, columns: outputs },
  { name: 'lastBias', rows: 1, columns: outputs },
];

export class Network {
  readonly shape: Shape;
  /** In the order of `partsOf`. */
  readonly parts: readonly Float32Array[];
  /** What the layers came to in the last run. */
  readonly first: Float64Array;
  readonly second: Float64Array;
  readonly output: Float64Array;

  constructor(shape: Shape, parts: readonly Float32Array[] = partsOf(shape).map(({ rows, columns }) => new Float32Array(rows * columns))) {
    this.shape = shape;
    this.parts = parts;
    this.first = new Float64Array(shape[1]);
    this.second = new Float64Array(shape[2]);
    this.output = new Float64Array(shape[3]);
  }

  /** Fills in `output`; the numbers come from `from` on, `count` of them. */
  run(places: Uint16Array, values: Float32Array, from: number, count: number): Float64Array {
    const { first, second, output } = this;
    const [weights, bias, ...rest] = this.parts;
    const width = first.length;
    first.set(bias);
    for (let at = from; at < from + count; at++) {
      const value = values[at];
      const row = places[at] * width;
      for (let to = 0; to < width; to++) first[to] += value * weights[row + to];
    }
    rectify(first);
    through(first, rest[0], rest[1], second);
    rectify(second);
    through(second, rest[2], rest[3], output);
    return output;
  }
}

function rectify(layer: Float64Array): void {
  for (let at = 0; at < layer.length; at++) if (layer[at] < 0) layer[at] = 0;
}

function through(from: Float64Array, weights: Float32Array, bias: Float32Array, to: Float64Array): void {
  to.set(bias);
  const width = to.length;
  for (let at = 0; at < from.length; at++) {
    const value = from[at];
    if (value === 0) continue;
    const row = at * width;
    for (let next = 0; next < width; next++) to[next] += value * weights[row + next];
  }
}
