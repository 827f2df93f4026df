/** The past of all tables that was asked for lately: worked out in slices, kept as long as there is room. */
import type { BaseState, Viewer } from '@bottega/kernel';
import type { Course } from '@bottega/table';
import { Past, type Played } from './past.ts';
import { SlowWork } from './slow-work.ts';

/** Bytes of all of them; the table that was asked about longest ago makes room. */
const MOST_BYTES = 32_000_000;

/** Whoever wants to see the past: they pay for the moves that must be carried out again, if they are still there. */
export interface Viewing {
  readonly owner: string;
  payForMoves(moves: number): void;
  isHere(): boolean;
}

/** A game, and the table it was played at. */
export interface TablePlayed extends Played {
  readonly table: string;
  readonly rules: number;
}

export class Pasts {
  private readonly kept = new Map<string, { past: Past; size: number }>();
  private readonly work = new SlowWork();
  private readonly working: (table: string) => void;
  private readonly most: number;
  private size = 0;

  /** `working` is called with the table before its rules are asked. */
  constructor(working: (table: string) => void, most = MOST_BYTES) {
    this.working = working;
    this.most = most;
  }

  /** What they know of the scores after every move. */
  course(played: TablePlayed, viewer: Viewer, viewing: Viewing): Promise<Course> {
    return this.workOut(
      played,
      viewing,
      (past) => past.movesToCourse(played, viewer),
      (past) => past.course(played, viewer),
    );
  }

  /** The position after so many moves. */
  stateAfter(played: TablePlayed, number: number, viewing: Viewing): Promise<BaseState> {
    return this.workOut(
      played,
      viewing,
      (past) => past.movesTo(played, number),
      (past) => past.stateAfter(played, number),
    );
  }

  private workOut<Value>(
    played: TablePlayed,
    { owner, payForMoves, isHere }: Viewing,
    count: (past: Past) => number,
    work: (past: Past) => Generator<void, Value>,
  ): Promise<Value> {
    const keep = this.keep.bind(this);
    const pastOf = this.pastOf.bind(this);
    return this.work.run({
      owner,
      isWanted: () => {
        this.working(played.table);
        return isHere();
      },
      *work() {
        const past = pastOf(played);
        payForMoves(count(past));
        try {
          return yield* work(past);
        } finally {
          keep(played, past);
        }
      },
    });
  }

  private pastOf(played: TablePlayed): Past {
    return this.kept.get(keyOf(played))?.past ?? new Past();
  }

  private keep(played: TablePlayed, past: Past): void {
    const { size } = past;
    this.forget(keyOf(played));
    // the last in the map is the one asked for last
    this.kept.set(keyOf(played), { past, size });
    this.size += size;
    for (const key of this.kept.keys()) {
      if (this.size <= this.most) break;
      this.forget(key);
    }
  }

  private forget(key: string): void {
    this.size -= this.kept.get(key)?.size ?? 0;
    this.kept.delete(key);
  }
}

/** Other rules may have made another game of the same moves. */
const keyOf = ({ table, rules }: TablePlayed): string => `${table} ${rules}`;
