/** What the network is told of a position: what a seat knows, and by how much everybody is ahead by the estimate. */
import type { BaseState, Encoding, Seat } from '@bottega/kernel';
import { newSparse, type Sparse } from './network.ts';

/** Seats at the largest table of any game. */
export const MOST_SEATS = 4;
/** The network's answers: for each seat, the own first, the correction, and what its share of the victory follows from. */
export const ANSWERS = 2 * MOST_SEATS;

/** A lead of so many points counts as one. */
const LEAD = 20;

export const inputsOf = ({ size }: Encoding): number => size + MOST_SEATS;

export class Inputs {
  readonly list: Sparse;
  private readonly encoding: Encoding;
  private readonly dense: Float32Array;

  constructor(encoding: Encoding) {
    this.encoding = encoding;
    this.dense = new Float32Array(encoding.size);
    this.list = newSparse(inputsOf(encoding));
  }

  /** `points` are everybody's by the estimate. */
  read(state: BaseState, seat: Seat, points: readonly number[]): Sparse {
    const { list, dense, encoding } = this;
    const { places, values } = list;
    encoding.encode(state, seat, dense);
    let count = 0;
    for (let at = 0; at < dense.length; at++) {
      if (dense[at] === 0) continue;
      places[count] = at;
      values[count++] = dense[at];
    }
    const seats = points.length;
    const mean = meanOf(points);
    for (let after = 0; after < seats; after++) {
      places[count] = dense.length + after;
      values[count++] = (points[(seat + after) % seats] - mean) / LEAD;
    }
    list.count = count;
    return list;
  }
}

export function meanOf(points: readonly number[]): number {
  let sum = 0;
  for (let seat = 0; seat < points.length; seat++) sum += points[seat];
  return sum / points.length;
}
