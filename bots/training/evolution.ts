/**
 * An evolution strategy that learns how far to step in each direction: sep-CMA-ES (Ros and Hansen, 2008), small enough
 * to be written out. It needs no more than to be told which of its tries did best, so chance in the games does little
 * harm.
 */
import type { Random } from '@bottega/kernel';

const GRAIN = 1 << 30;

export class Evolution {
  /** The best guess so far. */
  mean: readonly number[];
  private readonly random: Random;
  private readonly tries: number;
  private readonly shares: readonly number[];
  private readonly effective: number;
  /** How far tries lie from the mean: in each direction, and in all. */
  private variances: number[];
  private step = 1;
  private stepPath: number[];
  private variancePath: number[];

  /** Begins around `start`; `spread` says how far off each number may well be. */
  constructor(start: readonly number[], spread: readonly number[], tries: number, random: Random) {
    this.mean = start;
    this.random = random;
    this.tries = tries;
    const parents = Math.floor(tries / 2);
    const raw = Array.from({ length: parents }, (_, rank) => Math.log(parents + 0.5) - Math.log(rank + 1));
    const sum = raw.reduce((a, b) => a + b, 0);
    this.shares = raw.map((share) => share / sum);
    this.effective = 1 / this.shares.reduce((squares, share) => squares + share * share, 0);
    this.variances = spread.map((far) => far * far);
    this.stepPath = start.map(() => 0);
    this.variancePath = start.map(() => 0);
  }

  /** What to try next. */
  ask(): number[][] {
    return Array.from({ length: this.tries }, () => this.mean.map((middle, at) => middle + this.step * Math.sqrt(this.variances[at]) * this.normal()));
  }

  /** How it went: the tries, the best first. */
  tell(tries: readonly (readonly number[])[]): void {
    const size = this.mean.length;
    const { effective } = this;
    const before = this.mean;
    this.mean = before.map((_, at) => this.shares.reduce((sum, share, rank) => sum + share * tries[rank][at], 0));
    const moved = this.mean.map((middle, at) => (middle - before[at]) / this.step);
    const forStep = (effective + 2) / (size + effective + 5);
    const forPath = 4 / (size + 4);
    const faster = (size + 2) / 3;
    const fromPath = Math.min(0.5, (faster * 2) / ((size + 1.3) ** 2 + effective));
    const fromTries = Math.min(1 - fromPath, (faster * 2 * (effective - 2 + 1 / effective)) / ((size + 2) ** 2 + effective));
    const fresh = Math.sqrt(forStep * (2 - forStep) * effective);
    this.stepPath = this.stepPath.map((path, at) => (1 - forStep) * path + (fresh * moved[at]) / Math.sqrt(this.variances[at]));
    this.variancePath = this.variancePath.map((path, at) => (1 - forPath) * path + Math.sqrt(forPath * (2 - forPath) * effective) * moved[at]);
    this.variances = this.variances.map((variance, at) => {
      const seen = this.shares.reduce((sum, share, rank) => sum + share * ((tries[rank][at] - before[at]) / this.step) ** 2, 0);
      return (1 - fromPath - fromTries) * variance + fromPath * this.variancePath[at] ** 2 + fromTries * seen;
    });
    const expected = Math.sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size * size));
    const length = Math.sqrt(this.stepPath.reduce((sum, path) => sum + path * path, 0));
    this.step *= Math.exp(Math.min(1, (forStep / (1 + forStep)) * (length / expected - 1)));
  }

  private normal(): number {
    const uniform = (): number => (this.random(GRAIN) + 1) / (GRAIN + 1);
    return Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
  }
}
