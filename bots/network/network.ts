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
  /** What the hidden layers came to in the last run, where that was above nought; and what came out. */
  readonly first: Sparse;
  readonly second: Sparse;
  readonly output: Float64Array;
  private readonly sums: readonly Float64Array[];

  constructor(shape: Shape, parts: readonly Float32Array[] = partsOf(shape).map(({ rows, columns }) => new Float32Array(rows * columns))) {
    this.shape = shape;
    this.parts = parts;
    this.first = newSparse(shape[1]);
    this.second = newSparse(shape[2]);
    this.output = new Float64Array(shape[3]);
    this.sums = [new Float64Array(shape[1]), new Float64Array(shape[2])];
  }

  /** Fills in `output`; the numbers come from `from` on, `count` of them. */
  run(places: Uint16Array, values: Float32Array, from: number, count: number): Float64Array {
    const { parts, first, second, output } = this;
    const [firstSums, secondSums] = this.sums;
    addUp(places, values, from, count, parts[0], parts[1], firstSums);
    rectify(firstSums, first);
    addUp(first.places, first.values, 0, first.count, parts[2], parts[3], secondSums);
    rectify(secondSums, second);
    addUp(second.places, second.values, 0, second.count, parts[4], parts[5], output);
    return output;
  }
}

/** How many sums are kept at hand at a time: it makes a run three times as quick. */
const ABREAST = 8;

function addUp(places: Uint16Array, values: Float32Array, from: number, count: number, weights: Float32Array, bias: Float32Array, into: Float64Array): void {
  const width = into.length;
  const end = from + count;
  let to = 0;
  for (; to + ABREAST <= width; to += ABREAST) {
    let [a, b, c, d] = [bias[to], bias[to + 1], bias[to + 2], bias[to + 3]];
    let [e, f, g, h] = [bias[to + 4], bias[to + 5], bias[to + 6], bias[to + 7]];
    for (let at = from; at < end; at++) {
      const value = values[at];
      const row = places[at] * width + to;
      a += value * weights[row];
      b += value * weights[row + 1];
      c += value * weights[row + 2];
      d += value * weights[row + 3];
      e += value * weights[row + 4];
      f += value * weights[row + 5];
      g += value * weights[row + 6];
      h += value * weights[row + 7];
    }
    into[to] = a;
    into[to + 1] = b;
    into[to + 2] = c;
    into[to + 3] = d;
    into[to + 4] = e;
    into[to + 5] = f;
    into[to + 6] = g;
    into[to + 7] = h;
  }
  for (; to < width; to++) {
    let sum = bias[to];
    for (let at = from; at < end; at++) sum += values[at] * weights[places[at] * width + to];
    into[to] = sum;
  }
}

function rectify(sums: Float64Array, into: Sparse): void {
  const { places, values } = into;
  let count = 0;
  for (let at = 0; at < sums.length; at++) {
    if (sums[at] <= 0) continue;
    places[count] = at;
    values[count++] = sums[at];
  }
  into.count = count;
}
