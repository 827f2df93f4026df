/** How long people wait for what they have asked. */
import { pause } from '../server/load.ts';

/** What has not come after so many milliseconds never will. */
const PATIENCE = 15_000;

export interface Spread {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
}

export interface Times {
  /** Milliseconds from sending a move until the other player has heard of it. */
  readonly moves: Spread;
  /** Milliseconds until a line of chat is on disk. */
  readonly chats: Spread;
}

/** What was sent in one stretch of time. */
export interface Stretch {
  readonly moves: number[];
  readonly chats: number[];
  waiting: number;
}

const newStretch = (): Stretch => ({ moves: [], chats: [], waiting: 0 });

export class Stopwatch {
  private readonly lost: () => void;
  private stretch = newStretch();
  private readonly timers = new Set<NodeJS.Timeout>();

  /** `lost` is called when something never came. */
  constructor(lost: () => void) {
    this.lost = lost;
  }

  /** Something is on its way; the function returned is to be called when it has arrived. */
  start(what: keyof Times): () => void {
    const { stretch } = this;
    const sent = performance.now();
    stretch.waiting++;
    const end = (): boolean => {
      clearTimeout(late);
      if (!this.timers.delete(late)) return false;
      stretch.waiting--;
      return true;
    };
    const late = setTimeout(() => {
      if (end()) this.lost();
    }, PATIENCE);
    this.timers.add(late);
    return () => {
      if (end()) stretch[what].push(performance.now() - sent);
    };
  }

  /** From now on everything that is sent belongs to a stretch of its own. */
  begin(): Stretch {
    this.stretch = newStretch();
    return this.stretch;
  }

  end(): void {
    this.begin();
  }

  /** How long everything took that was sent in these stretches. */
  async timesOf(stretches: readonly Stretch[]): Promise<Times> {
    while (stretches.some(({ waiting }) => waiting > 0)) await pause(20);
    return { moves: spreadOf(stretches.flatMap(({ moves }) => moves)), chats: spreadOf(stretches.flatMap(({ chats }) => chats)) };
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }
}

function spreadOf(values: number[]): Spread {
  values.sort((a, b) => a - b);
  const at = (part: number): number => values[Math.min(values.length - 1, Math.floor(part * values.length))] ?? 0;
  return { count: values.length, p50: at(0.5), p99: at(0.99) };
}
