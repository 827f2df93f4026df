/** How far a turn is ahead of each other, world by world: as soon as that is told well enough, nobody looks further. */
import type { Seat } from '@bottega/kernel';
import type { Candidate } from '../search/candidates.ts';
import { marginOf } from '../search/worth.ts';

/** Fewer worlds tell nothing, however alike they are. */
const LEAST_LOOKS = 4;
/** Standard errors by which a lead must be off its bound. */
const SURE = 2.5;

export class Leads {
  private readonly seat: Seat;
  private readonly bounds: readonly number[];
  private looks = 0;
  private sums: readonly (readonly number[])[] = [];
  /** Of each other turn, the lead over it in every world. */
  private readonly leads: number[][];

  /** `bounds`: for each other turn, the lead that is asked for. */
  constructor(seat: Seat, bounds: readonly number[]) {
    this.seat = seat;
    this.bounds = bounds;
    this.leads = bounds.map(() => []);
  }

  /** Called after each world, with what was found in all of them so far; the turn itself is the first. */
  areSettled(lines: readonly Candidate[]): boolean {
    this.looks++;
    const sums = lines.map(({ points }) => points.map((mean) => mean * this.looks));
    const [own, ...others] = sums.map((sum, line) =>
      marginOf(
        sum.map((value, at) => value - (this.sums[line]?.[at] ?? 0)),
        this.seat,
      ),
    );
    this.sums = sums;
    for (const [at, other] of others.entries()) this.leads[at].push(own - other);
    if (this.looks < LEAST_LOOKS) return false;
    const off = this.leads.map((leads, at) => offBound(leads, this.bounds[at]));
    return off.every((by) => by > SURE) || off.some((by) => by < -SURE);
  }
}

/** By how many standard errors the mean lies above the bound. */
function offBound(leads: readonly number[], bound: number): number {
  const mean = leads.reduce((sum, lead) => sum + lead, 0) / leads.length;
  const squares = leads.reduce((sum, lead) => sum + (lead - mean) ** 2, 0);
  const error = Math.sqrt(squares / (leads.length - 1) / leads.length);
  return (mean - bound) / Math.max(error, Number.EPSILON);
}
