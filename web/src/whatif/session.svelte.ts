/** A tree of tried lines while it is looked at: its table, and the tree as a value that changes with every try. */
import { type WhatIf, writeWhatIf } from '@bottega/kernel/what-if';
import { WhatIfTable } from '@bottega/table';
import { randomText } from '../chance.ts';
import { askBots, type Bots } from '../local/ask-bots.ts';
import { newId } from '../storage.ts';
import type { EstimatedGame } from './estimated.ts';
import { forgetWhatIf, type KeptWhatIf, keepWhatIf, type Origin } from './kept.ts';

export interface Opening {
  readonly box: EstimatedGame;
  readonly whatIf: WhatIf;
  readonly names: readonly string[];
  readonly from: Origin | null;
  /** The record it is kept as, where it was kept before. */
  readonly id?: string;
  /** Whether estimates and hints may be told here. */
  readonly told: boolean;
}

const REPLY: string = 'journeyman';

export class Session {
  readonly id: string;
  readonly box: EstimatedGame;
  readonly table: WhatIfTable;
  readonly names: readonly string[];
  readonly from: Origin | null;
  readonly told: boolean;
  /** Raised with every change of the tree. */
  private version = $state(0);
  /** Whether the browser could keep it. */
  kept = $state(true);
  thinking = $state(false);
  private readonly bots: Bots | null;
  private readonly whatIf: WhatIf;
  private waiting: AbortController | null = null;

  constructor({ box, whatIf, names, from, id, told }: Opening) {
    this.box = box;
    this.whatIf = whatIf;
    this.names = names;
    this.from = from;
    this.id = id ?? newId();
    this.told = told;
    this.bots = told ? askBots(box.game) : null;
    this.table = new WhatIfTable({
      whatIf,
      keep: () => this.changed(),
      ...(this.bots !== null && { advise: (view, seat) => this.bots!.advise(view, seat, this.signal()) }),
    });
  }

  /** The tree; whoever reads it follows its changes. */
  get tree(): WhatIf {
    void this.version;
    return this.whatIf;
  }

  guessAnew(): void {
    this.table.change((whatIf) => whatIf.guessAnew(randomText(8)));
  }

  /** A bot plays on for whoever is asked, to the end of the turn. */
  async letReply(): Promise<void> {
    const { whatIf, bots } = this;
    if (bots === null || whatIf.asked === null) return;
    const { asked: seat, game } = whatIf;
    const { turn } = whatIf.present.state;
    const signal = this.signal();
    this.thinking = true;
    try {
      while (whatIf.asked === seat && whatIf.present.state.turn === turn && !signal.aborted) {
        const { here } = whatIf;
        const move = await bots.choose(game.view(whatIf.present.state, seat), seat, REPLY, signal);
        if (whatIf.here !== here || signal.aborted) break;
        await this.table.play(move);
      }
    } catch {
      // nobody waits for it any more
    }
    if (this.waiting?.signal === signal) this.thinking = false;
  }

  record(): KeptWhatIf {
    return { id: this.id, updated: Date.now(), file: writeWhatIf(this.whatIf, this.names), from: this.from };
  }

  close(): void {
    this.waiting?.abort();
    this.table.close();
    this.bots?.close();
  }

  private signal(): AbortSignal {
    this.waiting?.abort();
    this.waiting = new AbortController();
    return this.waiting.signal;
  }

  private changed(): void {
    this.version++;
    const written = this.whatIf.size === 0 ? forgetWhatIf(this.id) : keepWhatIf(this.record());
    void written.then(
      () => (this.kept = true),
      () => (this.kept = false),
    );
  }
}
