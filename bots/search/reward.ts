/**
 * What a position is worth to each seat, from 0 to 1: mostly the share of the victory, partly the margin over the best
 * of the others, so that a bot that is far ahead or behind still plays for points.
 */
import type { BaseState, Result, Seat } from '@bottega/kernel';
import type { Player } from './habits.ts';

const VICTORY = 0.5;

export class Judge {
  private readonly box: Player;
  private readonly seats: number;
  /** The margin that nearly settles a game. */
  private readonly scale: number;
  private readonly points: number[];
  /** What each seat had in the world at hand before anything was played, and on average over the worlds. */
  private readonly base: number[];
  private readonly average: number[];
  private worlds = 0;
  /** The rewards of the position judged last, by seat. */
  readonly rewards: number[];

  constructor(box: Player, world: BaseState) {
    this.box = box;
    this.seats = box.game.result(world).scores.length;
    this.points = Array.from({ length: this.seats }, (_, seat) => box.estimate(world, seat));
    this.scale = 10 + 0.25 * Math.max(...this.points.map(Math.abs));
    this.rewards = this.points.map(() => 0);
    this.base = this.points.map(() => 0);
    this.average = this.points.map(() => 0);
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

  judge(state: BaseState): void {
    if (state.agenda.length === 0) this.judgeEnd(this.box.game.result(state));
    else {
      for (let seat = 0; seat < this.seats; seat++) this.points[seat] = this.inAverage(seat, this.box.estimate(state, seat));
      for (let seat = 0; seat < this.seats; seat++) this.rewards[seat] = this.soft(seat);
    }
  }

  private judgeEnd(result: Result): void {
    for (const { seat, total } of result.scores) this.points[seat] = this.inAverage(seat, total);
    const winners = result.ranking[0];
    for (let seat = 0; seat < this.seats; seat++) {
      const share = winners.includes(seat) ? 1 / winners.length : 0;
      this.rewards[seat] = VICTORY * share + (1 - VICTORY) * this.soft(seat);
    }
  }

  private inAverage(seat: Seat, points: number): number {
    return points - this.base[seat] + this.average[seat];
  }

  /** The margin over the best other seat, squashed. */
  private soft(seat: Seat): number {
    let other = Number.NEGATIVE_INFINITY;
    for (let rival = 0; rival < this.seats; rival++) if (rival !== seat && this.points[rival] > other) other = this.points[rival];
    return 0.5 + 0.5 * Math.tanh((this.points[seat] - (other === Number.NEGATIVE_INFINITY ? 0 : other)) / this.scale);
  }
}
