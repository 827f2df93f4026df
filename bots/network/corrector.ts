/** What a network adds to the estimate: how many points more or less than the others each seat may expect after all. */
import type { BaseState, GameCore, PackedNetwork, Seat } from '@bottega/kernel';
import { Inputs, inputsOf, MOST_SEATS } from './inputs.ts';
import type { Network } from './network.ts';
import { unpack } from './pack.ts';

/** No correction goes beyond so many times the usual one: whoever looks for the best of many ends finds every error. */
const MOST = 2.5;

export class Corrector {
  private readonly inputs: Inputs;
  private readonly network: Network;
  private readonly packed: PackedNetwork;
  private readonly core: GameCore;
  private readonly seen = new Float64Array(MOST_SEATS);

  constructor(core: GameCore, packed: PackedNetwork) {
    const { encoding } = core;
    if (encoding === undefined || packed.shape[0] !== inputsOf(encoding))
      throw new Error(`the network was made for ${packed.shape[0]} inputs, not for ${encoding === undefined ? 0 : inputsOf(encoding)}: train it anew`);
    this.inputs = new Inputs(encoding);
    this.network = unpack(packed);
    this.packed = packed;
    this.core = core;
  }

  /** How many points an answer of 1 adds in such a game; nought where nothing is believed. */
  weightIn(state: BaseState, seats: number): number {
    return this.packed.scale * (this.packed.belief[kindOf(this.core, state, seats)] ?? 0);
  }

  /** As one seat sees it; what one gains the others lose. */
  correct(state: BaseState, points: number[], viewer: Seat, weight: number): void {
    const { places, values, count } = this.inputs.read(state, viewer, points);
    const output = this.network.run(places, values, 0, count);
    const seats = points.length;
    const mean = centre(output, seats);
    for (let after = 0; after < seats; after++) points[(viewer + after) % seats] += weight * clamped(output[after] - mean);
  }

  /** As each sees itself. */
  correctAll(state: BaseState, points: number[], weight: number): void {
    const { seen } = this;
    const seats = points.length;
    for (let seat = 0; seat < seats; seat++) {
      const { places, values, count } = this.inputs.read(state, seat, points);
      const output = this.network.run(places, values, 0, count);
      seen[seat] = output[0] - centre(output, seats);
    }
    const mean = centre(seen, seats);
    for (let seat = 0; seat < seats; seat++) points[seat] += weight * clamped(seen[seat] - mean);
  }
}

/** By which a network is believed. */
export const kindOf = ({ learning }: Pick<GameCore, 'learning'>, state: BaseState, seats: number): string => `${learning?.lessonOf(state) ?? 'all'} ${seats}`;

function centre(values: Float64Array, seats: number): number {
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) sum += values[seat];
  return sum / seats;
}

const clamped = (correction: number): number => Math.max(-MOST, Math.min(MOST, correction));
