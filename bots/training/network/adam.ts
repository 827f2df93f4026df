/** Training a network: gradients of a batch by going back through it, and Adam's steps with some forgetting. */
import type { Random } from '@bottega/kernel';
import { Network, partsOf, type Shape, type Sparse } from '../../network/network.ts';

export interface Rates {
  /** How far a step goes. */
  readonly step: number;
  /** How much of each weight is forgotten in a step, in steps. */
  readonly decay: number;
}

const RATES: Rates = { step: 1e-3, decay: 0.01 };
const MOMENTUM = 0.9;
const SPREAD = 0.999;
const LEAST = 1e-8;
const GRAIN = 1 << 30;

/** Random hidden layers, and a last one of noughts: such a network corrects nothing. */
export function newNetwork(shape: Shape, random: Random): Network {
  const network = new Network(shape);
  const uniform = (): number => (2 * random(GRAIN)) / GRAIN - 1;
  // about a tenth of what goes in is not nought
  const spreads = [Math.sqrt(6 / (0.15 * shape[0])) / 2, 0, Math.sqrt(6 / shape[1]), 0, 0, 0];
  network.parts.forEach((part, index) => {
    for (let at = 0; at < part.length; at++) part[at] = spreads[index] * uniform();
  });
  return network;
}

export class Adam {
  readonly network: Network;
  /** Of the batch at hand, in the order of the network's parts. */
  readonly gradients: readonly Float64Array[];
  private readonly rates: Rates;
  private readonly means: readonly Float64Array[];
  private readonly squares: readonly Float64Array[];
  private steps = 0;
  private batch = 0;
  private readonly backFirst: Float64Array;
  private readonly backSecond: Float64Array;

  constructor(network: Network, rates: Rates = RATES) {
    this.network = network;
    this.rates = rates;
    const noughts = (): Float64Array[] => partsOf(network.shape).map(({ rows, columns }) => new Float64Array(rows * columns));
    this.gradients = noughts();
    this.means = noughts();
    this.squares = noughts();
    this.backFirst = new Float64Array(network.shape[1]);
    this.backSecond = new Float64Array(network.shape[2]);
  }

  /** Adds to the gradients what one example says; `slope` is that of its loss by each output of the run just made. */
  add(places: Uint16Array, values: Float32Array, from: number, count: number, slope: Float64Array): void {
    const { first, second, parts } = this.network;
    const [ofFirst, ofFirstBias, ofSecond, ofSecondBias, ofLast, ofLastBias] = this.gradients;
    const { backFirst, backSecond } = this;
    this.batch++;
    share(second.places, second.values, 0, second.count, slope, ofLast, ofLastBias);
    back(second, parts[4], slope, backSecond);
    share(first.places, first.values, 0, first.count, backSecond, ofSecond, ofSecondBias);
    back(first, parts[2], backSecond, backFirst);
    share(places, values, from, count, backFirst, ofFirst, ofFirstBias);
  }

  /** One step against the mean gradient of what was added since the last. */
  step(): void {
    this.steps++;
    const { step, decay } = this.rates;
    const rate = (step * Math.sqrt(1 - SPREAD ** this.steps)) / (1 - MOMENTUM ** this.steps);
    const share = 1 / Math.max(1, this.batch);
    const kept = 1 - step * decay;
    this.gradients.forEach((gradient, index) => {
      const weights = this.network.parts[index];
      const mean = this.means[index];
      const square = this.squares[index];
      for (let at = 0; at < gradient.length; at++) {
        const slope = gradient[at] * share;
        mean[at] += (1 - MOMENTUM) * (slope - mean[at]);
        square[at] += (1 - SPREAD) * (slope * slope - square[at]);
        weights[at] = kept * weights[at] - (rate * mean[at]) / (Math.sqrt(square[at]) + LEAST);
      }
      gradient.fill(0);
    });
    this.batch = 0;
  }
}

/** From the slopes by a layer's sums to those by its weights. */
function share(
  places: Uint16Array,
  values: Float32Array,
  from: number,
  count: number,
  slope: Float64Array,
  ofWeights: Float64Array,
  ofBias: Float64Array,
): void {
  const width = slope.length;
  for (let to = 0; to < width; to++) ofBias[to] += slope[to];
  for (let at = from; at < from + count; at++) {
    const value = values[at];
    const row = places[at] * width;
    for (let to = 0; to < width; to++) ofWeights[row + to] += value * slope[to];
  }
}

/** From the slopes by a layer's sums to those by what went in, where that was above nought. */
function back({ places, count }: Sparse, weights: Float32Array, slope: Float64Array, into: Float64Array): void {
  const width = slope.length;
  into.fill(0);
  for (let at = 0; at < count; at++) {
    const row = places[at] * width;
    let sum = 0;
    for (let to = 0; to < width; to++) sum += slope[to] * weights[row + to];
    into[places[at]] = sum;
  }
}
