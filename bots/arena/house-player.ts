/** A bot of the house at a table. When it fails, that is reported and the next lower level plays on in its place. */
import { type BaseMove, type GameBox, randomFrom, type Seat } from '@bottega/kernel';
import { type Level, levelBelow, unhurried } from '../levels.ts';
import { Mind } from '../mind.ts';
import type { Contestant } from './contest.ts';

export class HousePlayer implements Contestant {
  private readonly box: GameBox;
  private readonly seed: string;
  private readonly report: (fault: string) => void;
  private level: Level;
  private mind: Mind;

  constructor(box: GameBox, level: Level, seed: string, report: (fault: string) => void) {
    this.box = box;
    this.seed = seed;
    this.report = report;
    this.level = level;
    this.mind = this.mindOf(level);
  }

  choose(view: unknown, seat: Seat): BaseMove {
    for (;;) {
      try {
        return this.mind.choose(view, seat);
      } catch (error) {
        const below = levelBelow(this.level);
        this.report(`${this.level} failed: ${error instanceof Error ? error.message : error}`);
        if (below === undefined) throw error;
        this.level = below;
        this.mind = this.mindOf(below);
      }
    }
  }

  private mindOf(level: Level): Mind {
    return new Mind(this.box, unhurried(level, this.box), randomFrom(`${this.seed} ${level}`));
  }
}
