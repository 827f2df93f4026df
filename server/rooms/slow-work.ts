/**
 * Long work, one piece after the other and in slices: between two of them everybody else has their turn. Who asks for
 * much waits for it themselves: of each owner one piece is done, then it is the next owner's turn.
 */
import { setImmediate as breathe, setTimeout as rest } from 'node:timers/promises';
import { Refusal } from '@bottega/kernel';

/** Milliseconds of work at a time, and of rest after it. */
const SLICE = 2;
const REST = 3;

export interface Piece<Value> {
  /** Whoever wants it. */
  readonly owner: string;
  /** Yields whenever it could be interrupted. */
  work(): Generator<void, Value>;
  /** Called before each slice; what nobody wants any more is dropped. */
  isWanted(): boolean;
}

interface Waiting extends Piece<unknown> {
  resolve(value: unknown): void;
  reject(reason: unknown): void;
}

export class SlowWork {
  private readonly waiting = new Map<string, Waiting[]>();
  private busy = false;

  /** Refused as `dropped` when nobody wants it any more. */
  run<Value>(piece: Piece<Value>): Promise<Value> {
    return new Promise<Value>((resolve, reject) => {
      const own = this.waiting.get(piece.owner) ?? [];
      this.waiting.set(piece.owner, own);
      own.push({ ...piece, resolve: resolve as (value: unknown) => void, reject });
      if (!this.busy) void this.runAll();
    });
  }

  private async runAll(): Promise<void> {
    this.busy = true;
    for (let piece = this.next(); piece !== undefined; piece = this.next()) {
      try {
        piece.resolve(await inSlices(piece));
      } catch (error) {
        piece.reject(error);
      }
      // also when it took no time: what was found out is sent now
      await breathe();
    }
    this.busy = false;
  }

  private next(): Waiting | undefined {
    const [owner, own] = this.waiting.entries().next().value ?? [];
    if (owner === undefined || own === undefined) return undefined;
    const piece = own.shift();
    // whoever has more to be done is the last in line
    this.waiting.delete(owner);
    if (own.length > 0) this.waiting.set(owner, own);
    return piece;
  }
}

async function inSlices<Value>({ work, isWanted }: Piece<Value>): Promise<Value> {
  for (let steps: Generator<void, Value> | undefined; ; await rest(REST)) {
    if (!isWanted()) throw new Refusal({ code: 'dropped' });
    steps ??= work();
    const until = performance.now() + SLICE;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
  }
}
