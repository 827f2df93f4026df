/**
 * The caller's side: asks a worker for moves and never waits for it. A worker that fails, hangs or dies is replaced,
 * what happened is reported, and the next lower level answers in its place.
 */
import { type AnyGame, type BaseMove, type Random, randomFrom, type Seat } from '@bottega/kernel';
import type { Advice } from '../advice.ts';
import type { Foreseen } from '../foresee.ts';
import { type Level, levelBelow, THOROUGHNESS } from '../levels.ts';
import type { Assessment } from '../review/assess.ts';
import type { FromWorker, Question, ToWorker } from './protocol.ts';

/** A worker of any kind: `worker_threads` on Node, a Web Worker in the browser. */
export interface WorkerHandle {
  send(message: ToWorker): void;
  /** Ends it at once, whatever it does. */
  kill(): void;
}

export type StartWorker = (heard: (message: FromWorker) => void, died: (reason: string) => void) => WorkerHandle;

export interface Asked {
  readonly game: AnyGame;
  readonly level: Level;
  readonly seat: Seat;
  readonly view: unknown;
  /** Whose mind is asked, such as a table and a seat. */
  readonly mind: string;
  readonly seed: string;
  /** Milliseconds for the whole turn, if that is less than its level takes. */
  readonly within?: number;
  readonly signal?: AbortSignal;
}

export interface Fault {
  readonly level: Level;
  readonly reason: string;
  /** Who answers instead. */
  readonly instead: Level;
}

/** Beyond the time a level takes: starting the worker, and a machine that is busy. */
const GRACE = 10_000;

/** A turn is looked at without a clock, and on a slow phone that may take so long. */
const ASSESSING = 60_000;

/** Whose advice a person gets. */
const ADVISER: Level = 'master';

type Answer = Exclude<FromWorker, { fault: string } | { cancelled: true }>;
type Special = Pick<Question, 'lines' | 'compare' | 'foresee'>;

export class BotHost {
  private readonly start: StartWorker;
  private readonly report: (fault: Fault) => void;
  private readonly grace: number;
  private worker: WorkerHandle | undefined;
  private readonly waiting = new Map<number, { resolve(answer: Answer): void; reject(reason: Error): void }>();
  private last = 0;

  constructor(start: StartWorker, report: (fault: Fault) => void = () => {}, grace = GRACE) {
    this.start = start;
    this.report = report;
    this.grace = grace;
  }

  /** A move for the seat. Rejects only when cancelled by its signal. */
  async choose(asked: Asked): Promise<BaseMove> {
    for (let level = asked.level; ; ) {
      try {
        const answer = await this.ask({ ...asked, level });
        if ('move' in answer) return answer.move;
        throw new Error('the worker gave no move');
      } catch (error) {
        asked.signal?.throwIfAborted();
        const instead = levelBelow(level);
        const reason = error instanceof Error ? error.message : String(error);
        this.report({ level, reason, instead: instead ?? 'random' });
        if (instead === undefined) return anyMove(asked, randomFrom(asked.seed));
        level = instead;
      }
    }
  }

  /** The best few turns of the seat, with reasons. Rejects when it is cancelled, and where the worker fails. */
  async advise(asked: Omit<Asked, 'level' | 'mind' | 'within'>, lines: number): Promise<readonly Advice[]> {
    const answer = await this.ask({ ...asked, level: ADVISER, mind: 'adviser' }, { lines });
    if ('advice' in answer) return answer.advice;
    throw new Error('the worker gave no advice');
  }

  /** What every way to go on gives up beside the best. Rejects when it is cancelled, and where the worker fails. */
  async foresee(asked: Omit<Asked, 'level' | 'mind' | 'within'>): Promise<readonly Foreseen[]> {
    const answer = await this.ask({ ...asked, level: ADVISER, mind: 'adviser' }, { foresee: true });
    if ('foreseen' in answer) return answer.foreseen;
    throw new Error('the worker foresaw nothing');
  }

  /** What turns of the seat are worth beside the best. Rejects when it is cancelled, and where the worker fails. */
  async assess(asked: Omit<Asked, 'level' | 'mind' | 'within'>, compare: NonNullable<Question['compare']>): Promise<Assessment> {
    const answer = await this.ask({ ...asked, level: ADVISER, mind: 'adviser' }, { compare });
    if ('assessment' in answer) return answer.assessment;
    throw new Error('the worker gave no assessment');
  }

  /** Starts the worker before anybody asks it. */
  prepare(): void {
    this.living();
  }

  /** Lets the worker drop what a mind thought: its game is over. */
  forget(mind: string): void {
    this.worker?.send({ forget: mind });
  }

  close(): void {
    this.replace('the host was closed');
  }

  private ask({ game, level, seat, view, mind, seed, within, signal }: Asked, special: Special = {}): Promise<Answer> {
    signal?.throwIfAborted();
    const id = ++this.last;
    const question: Question = {
      id,
      game: game.id,
      level,
      seat,
      view,
      mind,
      seed,
      ...(within !== undefined && { within }),
      ...special,
    };
    const usual = level === 'random' || level === 'greedy' ? 0 : THOROUGHNESS[level].milliseconds;
    const longest = this.grace + (special.compare === undefined ? usual : ASSESSING);
    return new Promise<Answer>((resolve, reject) => {
      const hung = setTimeout(() => this.replace(`no answer within ${longest} ms`), longest);
      const cancel = (): void => {
        settle();
        this.worker?.send({ cancel: id });
        reject(signal?.reason);
      };
      const settle = (): void => {
        clearTimeout(hung);
        this.waiting.delete(id);
        signal?.removeEventListener('abort', cancel);
      };
      signal?.addEventListener('abort', cancel);
      this.waiting.set(id, {
        resolve(answer) {
          settle();
          resolve(answer);
        },
        reject(reason) {
          settle();
          reject(reason);
        },
      });
      this.living().send({ ask: question });
    });
  }

  private living(): WorkerHandle {
    if (this.worker !== undefined) return this.worker;
    const worker = this.start(
      (message) => this.hear(message),
      (reason) => {
        if (this.worker === worker) this.replace(reason);
      },
    );
    this.worker = worker;
    return worker;
  }

  private hear(message: FromWorker): void {
    const waiting = this.waiting.get(message.id);
    if (waiting === undefined) return;
    if ('fault' in message || 'cancelled' in message) waiting.reject(new Error('fault' in message ? message.fault : 'cancelled'));
    else waiting.resolve(message);
  }

  /** Ends the worker; whoever waits for it hears why, and the next question starts another. */
  private replace(reason: string): void {
    this.worker?.kill();
    this.worker = undefined;
    for (const waiting of [...this.waiting.values()]) waiting.reject(new Error(reason));
  }
}

/** The last resort, quick enough for the caller's own thread. */
function anyMove({ game, view, seat }: Asked, random: Random): BaseMove {
  const moves: readonly BaseMove[] = game.legal(view, seat);
  return moves[random(moves.length)];
}
