/**
 * Which bot thinks next. Each worker thinks about one question at a time. People whose tables have used least lately
 * come first, so that whoever opens a hundred tables waits for themselves; a turn that was begun is finished before
 * another begins, so that nobody waits once for every decision of it; and the more people wait, the shorter everybody's
 * bots think.
 */
import type { Asked } from '@bottega/bots/worker';
import type { BaseMove, BaseState } from '@bottega/kernel';

export interface Thinker {
  choose(asked: Asked): Promise<BaseMove>;
}

export interface QueuedQuestion extends Asked {
  /** Whose share of the thinking it takes. */
  readonly share: string;
  /** Called when the bot must wait, or think for a shorter time than its level would. */
  readonly busy?: () => void;
}

/** Milliseconds in which everybody who waits should have had a turn; what a person bears is about twice that. */
const ROUND = 5000;
/** Even in a crowd a bot thinks for so many milliseconds. */
const LEAST = 10;
/** What was used counts half after so many milliseconds. */
const HALF_LIFE = 60_000;
/** Nobody is told of a wait that is shorter. */
const UNNOTICED = 2000;
/** Below this many milliseconds a turn, a bot plays noticeably worse than its level. */
const HURRIED = 500;
/** Less than anything that was used: comes first. */
const BEGUN = -1;
/** Minds are forgotten by the workers anyway, the oldest first. */
const MOST_MINDS = 1000;

interface Waiting {
  readonly question: QueuedQuestion;
  readonly noticed: NodeJS.Timeout;
  resolve(move: BaseMove | Promise<BaseMove>): void;
}

interface Used {
  milliseconds: number;
  at: number;
}

const turnOf = (view: unknown): number => (view as BaseState).turn;

export class BotQueue {
  private readonly idle: Thinker[];
  private readonly workers: number;
  private readonly now: () => number;
  private readonly waiting: Waiting[] = [];
  /** How many questions of each share are being thought about. */
  private readonly running = new Map<string, number>();
  private readonly used = new Map<string, Used>();
  /** Who thought for a mind last, and about which turn: what was thought about it is there. */
  private readonly last = new Map<string, { readonly thinker: Thinker; readonly turn: number }>();

  constructor(thinkers: readonly Thinker[], now: () => number = () => performance.now()) {
    this.idle = [...thinkers];
    this.workers = thinkers.length;
    this.now = now;
  }

  /** A bot's move; rejects only when called off by the question's signal. */
  choose(question: QueuedQuestion): Promise<BaseMove> {
    question.signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      const noticed = setTimeout(() => question.busy?.(), UNNOTICED);
      const waiting = { question, noticed, resolve };
      this.waiting.push(waiting);
      question.signal?.addEventListener('abort', () => {
        if (this.remove(waiting)) reject(question.signal!.reason);
      });
      this.next();
    });
  }

  private next(): void {
    while (this.idle.length > 0 && this.waiting.length > 0) {
      const within = this.within();
      const waiting = this.fairest();
      this.remove(waiting);
      void this.think(waiting, within);
    }
  }

  private async think({ question, resolve }: Waiting, within: number): Promise<void> {
    const { share, busy } = question;
    const thinker = this.thinkerFor(question);
    const began = this.now();
    this.running.set(share, (this.running.get(share) ?? 0) + 1);
    if (within < HURRIED) busy?.();
    const answer = thinker.choose({ ...question, within });
    resolve(answer);
    await answer.catch(() => {});
    this.charge(share, this.now() - began);
    const left = this.running.get(share)! - 1;
    if (left === 0) this.running.delete(share);
    else this.running.set(share, left);
    this.idle.push(thinker);
    this.next();
  }

  /** How long a turn may take now: everybody who waits or is being answered gets the same. */
  private within(): number {
    const shares = new Set([...this.running.keys(), ...this.waiting.map(({ question }) => question.share)]);
    return shares.size <= this.workers ? Number.POSITIVE_INFINITY : Math.max(LEAST, (ROUND * this.workers) / shares.size);
  }

  /**
   * The longest waiting question of a turn that was begun; else of those who used least, and of whom fewest are being
   * answered.
   */
  private fairest(): Waiting {
    let best = this.waiting[0];
    let least = this.costOf(best);
    for (const waiting of this.waiting) {
      const cost = this.costOf(waiting);
      if (cost < least) [best, least] = [waiting, cost];
    }
    return best;
  }

  private costOf({ question: { share, mind, view } }: Waiting): number {
    if (this.last.get(mind)?.turn === turnOf(view)) return BEGUN;
    return (this.running.get(share) ?? 0) * ROUND + this.usedBy(share);
  }

  private usedBy(share: string): number {
    const used = this.used.get(share);
    return used === undefined ? 0 : used.milliseconds * 2 ** ((used.at - this.now()) / HALF_LIFE);
  }

  private charge(share: string, milliseconds: number): void {
    const sum = this.usedBy(share) + milliseconds;
    this.used.delete(share);
    this.used.set(share, { milliseconds: sum, at: this.now() });
    // those who asked longest ago come first, and have little left that counts
    for (const [old, { at }] of this.used) {
      if (at > this.now() - 10 * HALF_LIFE) break;
      this.used.delete(old);
    }
  }

  private thinkerFor({ mind, view }: QueuedQuestion): Thinker {
    const known = this.last.get(mind);
    const at = Math.max(0, known === undefined ? 0 : this.idle.indexOf(known.thinker));
    const [thinker] = this.idle.splice(at, 1);
    this.last.delete(mind);
    this.last.set(mind, { thinker, turn: turnOf(view) });
    if (this.last.size > MOST_MINDS) this.last.delete(this.last.keys().next().value!);
    return thinker;
  }

  private remove(waiting: Waiting): boolean {
    clearTimeout(waiting.noticed);
    const at = this.waiting.indexOf(waiting);
    if (at >= 0) this.waiting.splice(at, 1);
    return at >= 0;
  }
}
