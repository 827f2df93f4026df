/** A network studies examples: those of some games are kept back, to see whether it understood or only remembers. */
import type { Random } from '@bottega/kernel';
import { MOST_SEATS } from '../../network/inputs.ts';
import { Network } from '../../network/network.ts';
import { Adam, type Rates } from './adam.ts';
import { type Examples, sharesOf } from './examples.ts';

export interface StudyPlan {
  /** Examples that are shown in all, the same ones over and over; but all of them so many times. */
  readonly shown: number;
  readonly least: number;
  /** Examples between steps. */
  readonly batch: number;
  readonly rates: Rates;
  /** Most examples in an epoch, the newest preferred. */
  readonly most: number;
}

export const STUDY: StudyPlan = { shown: 300_000, least: 2, batch: 256, rates: { step: 1e-3, decay: 1 }, most: 600_000 };

/** What shares of the victory count beside points. */
const SHARES = 0.5;
/** An end so far off is luck. */
const FAR = 3;
/** One line in so many is kept back; a game's lines stand side by side. */
const KEPT_BACK = 12;

export interface Studied {
  readonly network: Network;
  /** Mean squared error on what was kept back, as a part of that without any correction. */
  readonly error: number;
  readonly examples: number;
}

export function study(network: Network, examples: Examples, plan: StudyPlan, random: Random, tell?: (epoch: number, error: number) => void): Studied {
  const [learnt, kept] = split(examples, plan.most);
  const epochs = Math.max(plan.least, Math.round(plan.shown / Math.max(1, learnt.length)));
  const slope = new Float64Array(network.shape[3]);
  let best = copyOf(network);
  const nothing = errorOf(undefined, examples, kept);
  let least = errorOf(network, examples, kept) / nothing;
  for (let epoch = 1; epoch <= epochs; epoch++) {
    // ever smaller steps
    const adam = new Adam(network, { ...plan.rates, step: plan.rates.step * (1 - (epoch - 1) / epochs) });
    shuffle(learnt, random);
    for (let at = 0; at < learnt.length; at++) {
      const one = learnt[at];
      slopeAt(network, examples, one, slope);
      adam.add(examples.places, examples.values, examples.starts[one], examples.starts[one + 1] - examples.starts[one], slope);
      if ((at + 1) % plan.batch === 0 || at + 1 === learnt.length) adam.step();
    }
    const error = errorOf(network, examples, kept) / nothing;
    tell?.(epoch, error);
    if (error > least) continue;
    least = error;
    best = copyOf(network);
  }
  return { network: best, error: least, examples: learnt.length };
}

const copyOf = (network: Network): Network =>
  new Network(
    network.shape,
    network.parts.map((part) => part.slice()),
  );

function split(examples: Examples, most: number): [number[], number[]] {
  const learnt: number[] = [];
  const kept: number[] = [];
  for (let index = examples.lines.length - 1; index >= 0; index--) {
    const { from, to } = examples.lines[index];
    const into = Math.floor(index / 2) % KEPT_BACK === 0 ? kept : learnt;
    if (into === learnt && learnt.length >= most) break;
    for (let at = from; at < to; at++) if (examples.sound[at] === 1) into.push(at);
  }
  return [learnt, kept];
}

/** Of half the squared error in points, and the cross-entropy in shares. */
function slopeAt(network: Network, examples: Examples, at: number, slope: Float64Array): void {
  const output = network.run(examples.places, examples.values, examples.starts[at], examples.starts[at + 1] - examples.starts[at]);
  const seats = examples.seats[at];
  const shares = sharesOf(output, seats);
  slope.fill(0);
  for (let after = 0; after < seats; after++) {
    const target = Math.max(-FAR, Math.min(FAR, examples.targets[at * MOST_SEATS + after]));
    slope[after] = output[after] - target;
    slope[MOST_SEATS + after] = SHARES * (shares[after] - examples.shares[at * MOST_SEATS + after]);
  }
}

function errorOf(network: Network | undefined, examples: Examples, list: readonly number[]): number {
  let sum = 0;
  for (const at of list) {
    const output = network?.run(examples.places, examples.values, examples.starts[at], examples.starts[at + 1] - examples.starts[at]);
    const target = Math.max(-FAR, Math.min(FAR, examples.targets[at * MOST_SEATS]));
    sum += (target - (output?.[0] ?? 0)) ** 2;
  }
  return Math.max(sum, 1e-9) / Math.max(1, list.length);
}

function shuffle(list: number[], random: Random): void {
  for (let left = list.length - 1; left > 0; left--) {
    const at = random(left + 1);
    [list[left], list[at]] = [list[at], list[left]];
  }
}
