/**
 * Positions to learn from, in long lists of plain numbers. A line is one game as one seat saw it, position after
 * position, and what is learnt from each is worked out from the end of its line backwards.
 */
import { type GameCore, randomFrom } from '@bottega/kernel';
import { judge } from '../../judgement.ts';
import { Inputs, MOST_SEATS, meanOf } from '../../network/inputs.ts';
import { type GameRecord, replayRecord } from './record.ts';

/** Of the decisions within a turn, one in so many is looked at: they are judged as well, but are much alike. */
const WITHIN = 3;

/** Seats through whose eyes a game is looked at: more would say nearly the same. */
const EYES = 2;

interface Line {
  /** Its positions. */
  readonly from: number;
  readonly to: number;
  readonly seats: number;
  /** How it ended, by seat after the own: points more than the mean, and shares of the victory. */
  readonly margins: readonly number[];
  readonly wins: readonly number[];
}

export class Examples {
  count = 0;
  readonly lines: Line[] = [];
  /** Where the numbers of each position begin. */
  starts = new Uint32Array(1 << 12);
  places = new Uint16Array(1 << 18);
  values = new Float32Array(1 << 18);
  /** By position and seat after the own: what the estimate says, what is to be learnt, in points and in shares. */
  estimates = new Float32Array(1 << 14);
  targets = new Float32Array(1 << 14);
  shares = new Float32Array(1 << 14);
  /** How many sat at the table. */
  seats = new Uint8Array(1 << 12);
  /** Whether it was between two turns. */
  between = new Uint8Array(1 << 12);
  /** Whether the next turn was played as well as could be: else nothing is learnt from what followed. */
  sound = new Uint8Array(1 << 12);
  private readonly core: GameCore;
  private readonly inputs: Inputs;

  constructor(core: GameCore) {
    // what is learnt is a correction of the plain estimate
    const { network: _, ...plain } = core;
    this.core = plain;
    this.inputs = new Inputs(core.encoding!);
  }

  add(record: GameRecord): void {
    const seats = record.scores.length;
    const random = randomFrom(`${record.seed} eyes`);
    const first = random(seats);
    const seen: { sparse: [Uint16Array, Float32Array][]; points: number[]; fresh: boolean; strange: boolean }[] = [];
    const eyes = Array.from({ length: Math.min(EYES, seats) }, (_, after) => (first + after) % seats);
    const whole = replayRecord(this.core, record, ({ state, fresh, strange }) => {
      if (!fresh && random(WITHIN) > 0) return;
      const points = judge(this.core, state, seats);
      const sparse = eyes.map((eye): [Uint16Array, Float32Array] => {
        const { places, values, count } = this.inputs.read(state, eye, points);
        return [places.slice(0, count), values.slice(0, count)];
      });
      seen.push({ sparse, points, fresh, strange });
    });
    // of another version of the rules
    if (!whole) return;
    const mean = meanOf(record.scores);
    eyes.forEach((eye, index) => {
      const from = this.count;
      const turned = (values: readonly number[]): number[] => values.map((_, after) => values[(eye + after) % seats]);
      for (const { sparse, points, fresh, strange } of seen) this.push(sparse[index], turned(points), fresh, strange);
      this.lines.push({ from, to: this.count, seats, margins: turned(record.scores).map((score) => score - mean), wins: turned(record.wins) });
    });
  }

  private push([places, values]: readonly [Uint16Array, Float32Array], points: readonly number[], fresh: boolean, strange: boolean): void {
    const at = this.starts[this.count];
    const end = at + places.length;
    if (end > this.places.length) {
      this.places = grown(this.places, Uint16Array);
      this.values = grown(this.values, Float32Array);
    }
    if (this.count + 2 > this.starts.length) {
      this.starts = grown(this.starts, Uint32Array);
      this.seats = grown(this.seats, Uint8Array);
      this.between = grown(this.between, Uint8Array);
      this.sound = grown(this.sound, Uint8Array);
      this.estimates = grown(this.estimates, Float32Array);
      this.targets = grown(this.targets, Float32Array);
      this.shares = grown(this.shares, Float32Array);
    }
    this.places.set(places, at);
    this.values.set(values, at);
    this.starts[this.count + 1] = end;
    this.seats[this.count] = points.length;
    this.between[this.count] = fresh ? 1 : 0;
    this.sound[this.count] = strange ? 0 : 1;
    const mean = meanOf(points);
    points.forEach((own, after) => {
      this.estimates[this.count * MOST_SEATS + after] = own - mean;
    });
    this.count++;
  }

  /**
   * What each position should have been judged: by the end of its game, and the less of that, the more by the estimate of
   * the positions on the way there, which knows less but wavers less (the λ-return of temporal differences).
   */
  aim(scale: number, lambda: number): void {
    for (const { from, to, seats, margins, wins } of this.lines) {
      const goal = [...margins];
      for (let at = to - 1; at >= from; at--) {
        const base = at * MOST_SEATS;
        for (let after = 0; after < seats; after++) {
          this.targets[base + after] = (goal[after] - this.estimates[base + after]) / scale;
          this.shares[base + after] = wins[after];
        }
        if (this.between[at] === 0) continue;
        // what followed a strange turn says nothing of what was before it
        const end = this.sound[at] === 0 ? 0 : lambda;
        for (let after = 0; after < seats; after++) goal[after] = end * goal[after] + (1 - end) * this.estimates[base + after];
      }
    }
  }
}

/** Shares of the victory that add up to 1, from the network's second answers. */
export function sharesOf(output: Float64Array, seats: number): number[] {
  const raised = Array.from({ length: seats }, (_, after) => Math.exp(output[MOST_SEATS + after]));
  const sum = raised.reduce((all, one) => all + one, 0);
  return raised.map((one) => one / sum);
}

function grown<List extends Uint8Array | Uint16Array | Uint32Array | Float32Array>(list: List, kind: new (length: number) => List): List {
  const larger = new kind(list.length * 2);
  larger.set(list as never);
  return larger;
}
