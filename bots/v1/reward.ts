/**
 * What a position is worth to each seat, from 0 to 1: partly the share of the victory, partly the margin over the best
 * of the others, so that a bot that is far ahead or behind still plays for points.
 */
import type { BaseState, Result, Seat } from '@bottega/kernel';
import type { Player } from '../search/habits.ts';

const VICTORY = 0.5;

export class Judge {
  readonly seats: number;
  /** The rewards of the position judged last, by seat. */
  readonly rewards: number[];
  private readonly box: Player;
  /** The margin that nearly settles a game. */
  private readonly scale: number;
  private readonly points: number[];
  /** What each seat had in the world at hand before anything was played, and on average over the worlds. */
  private readonly base: number[];
  private readonly average: number[];
  private worlds = 0;
  /** The points that were noted early. */
  private readonly noted: number[];

  constructor(box: Player, world: BaseState) {
    this.box = box;
    const { scores } = box.game.result(world);
    this.seats = scores.length;
    this.points = scores.map(({ seat }) => box.estimate(world, seat));
    this.scale = 10 + 0.25 * Math.max(...this.points.map(Math.abs));
    const none = (): number[] => scores.map(() => 0);
    this.rewards = none();
    this.base = none();
    this.average = none();
    this.noted = none();
  }

  /**
   * Worlds differ in what others secretly hold, by far more than one move changes. So a position is judged by what it
   * changed in its own world, added to what the worlds are like on average.
   */
  beginWorld(world: BaseState): void {
    this.worlds++;
    for (let seat = 0; seat < this.seats; seat++) {
      this.base[seat] = this.box.estimate(world, seat);
      this.average[seat] += (this.base[seat] - this.average[seat]) / this.worlds;
    }
  }

  /**
   * What the others do of their own accord after the searcher's turn is mostly luck to the searcher, and hides what the
   * turn itself brought. So the searcher is measured against where they stand at the end of its turn.
   */
  note(state: BaseState): void {
    for (let seat = 0; seat < this.seats; seat++) this.noted[seat] = this.inAverage(seat, this.box.estimate(state, seat));
  }

  /** Judges for all; `searcher` is the seat, if any, that is measured against what was noted. */
  judge(state: BaseState, searcher: Seat | null): void {
    if (state.agenda.length === 0) {
      this.judgeEnd(this.box.game.result(state));
      return;
    }
    for (let seat = 0; seat < this.seats; seat++) this.points[seat] = this.inAverage(seat, this.box.estimate(state, seat));
    for (let seat = 0; seat < this.seats; seat++) this.rewards[seat] = this.soft(seat, seat === searcher ? this.noted : this.points);
  }

  private judgeEnd(result: Result): void {
    for (const { seat, total } of result.scores) this.points[seat] = this.inAverage(seat, total);
    const winners = result.ranking[0];
    for (let seat = 0; seat < this.seats; seat++) {
      const share = result.rival === undefined ? (winners.includes(seat) ? 1 / winners.length : 0) : result.beaten ? 1 : result.shared ? 0.5 : 0;
      this.rewards[seat] = VICTORY * share + (1 - VICTORY) * this.soft(seat, this.points);
    }
  }

  private inAverage(seat: Seat, points: number): number {
    return points - this.base[seat] + this.average[seat];
  }

  /** The margin over the best of the others, squashed; alone, what there is against what there was. */
  private soft(seat: Seat, others: readonly number[]): number {
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < this.seats; other++) if (other !== seat && others[other] > best) best = others[other];
    if (this.seats === 1) best = this.average[seat];
    return 0.5 + 0.5 * Math.tanh((this.points[seat] - best) / this.scale);
  }
}
