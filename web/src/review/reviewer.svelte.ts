/** A review under way: asked of a worker decision by decision, kept as it goes, stopped and gone on with at any time. */
import { type Assessment, type Decision, type ReviewedDecision, review } from '@bottega/bots/review';
import { BotHost } from '@bottega/bots/worker';
import { webWorker } from '@bottega/bots/worker/web';
import type { BaseMove } from '@bottega/kernel';
import { startBots } from '../local/start-bots.ts';
import { getReview, putReview } from './keep.ts';
import type { Subject } from './subject.ts';

/** So many decisions may be lost when the page is closed. */
const KEEP_EVERY = 4;
/** Moves tried for a turn that somebody tries out. */
const TRYING = 60_000;

export class Reviewer {
  known = $state.raw<readonly ReviewedDecision[]>([]);
  /** How much of it is done, from 0 to 1. */
  share = $state(0);
  stage = $state<'opening' | 'running' | 'stopped' | 'failed' | 'done'>('opening');
  private readonly subject: Subject;
  private readonly host = new BotHost(webWorker(startBots));
  private leaving = new AbortController();
  private closed = false;

  constructor(subject: Subject) {
    this.subject = subject;
  }

  /** Goes on with what is kept, or starts. */
  async open(): Promise<void> {
    const kept = await getReview(this.subject.key, this.subject.stamp).catch(() => undefined);
    if (this.closed) return;
    this.known = kept?.decisions ?? [];
    if (kept?.done) this.finish();
    else await this.start();
  }

  async start(): Promise<void> {
    const { subject } = this;
    const { core, decisions } = subject;
    const leaving = new AbortController();
    this.leaving = leaving;
    this.stage = 'running';
    try {
      await review({
        ...{ core, decisions, known: this.known },
        assess: (decision, turns, moves, seed) => this.ask(decision, turns, moves, seed, leaving.signal),
        progress: (known, done, of) => {
          this.known = known;
          this.share = of === 0 ? 1 : done / of;
          if (done % KEEP_EVERY === 0) this.keep(false);
        },
      });
      this.finish();
      this.keep(true);
    } catch {
      this.stage = leaving.signal.aborted ? 'stopped' : 'failed';
      this.keep(false);
    }
  }

  stop(): void {
    this.leaving.abort();
  }

  /** What a turn is worth that somebody tries out, beside the one that was played and the best. */
  async tryOut(decision: Decision, turn: readonly BaseMove[], signal: AbortSignal): Promise<Assessment> {
    return this.ask(decision, [decision.moves, turn], TRYING, `again ${decision.from}`, signal);
  }

  close(): void {
    this.closed = true;
    this.stop();
    this.host.close();
  }

  private finish(): void {
    this.share = 1;
    this.stage = 'done';
  }

  private ask({ view, seat }: Decision, turns: readonly (readonly BaseMove[])[], moves: number, seed: string, signal: AbortSignal): Promise<Assessment> {
    return this.host.assess({ game: this.subject.box.game, view, seat, seed, signal }, { turns, moves });
  }

  private keep(done: boolean): void {
    const { key, stamp } = this.subject;
    // a browser that keeps nothing still shows it
    void putReview(key, { stamp, done, decisions: this.known }).catch(() => {});
  }
}
