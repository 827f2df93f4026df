/** A table on which a turn is tried: the reader's moves are played, and when the turn is over it is judged. */

import { endOf, isAsked, markOf, othersDecide, type Position } from '@bottega/bots/puzzles/position';
import { attempt, type BaseMove, type BaseState, type GameCore, type GameEvent, type Puzzle, reveals, type Seat } from '@bottega/kernel';
import type { Course, LogLine, Scene, Table, TableSettings } from '@bottega/table';
import type { Verdict } from './judge.ts';

/** `asking`: the reader plays; `judging`: the turn is being compared; `right`, `wrong`; `showing`: the best turn is played. */
export type Stage = 'asking' | 'judging' | 'right' | 'wrong' | 'unjudged' | 'showing' | 'shown';

export interface Trial {
  readonly stage: Stage;
  /** What is known of the last turn that was judged. */
  readonly verdict: Verdict | null;
}

interface Step {
  readonly before: BaseState;
  readonly move: BaseMove;
  readonly events: readonly GameEvent[];
  /** Undoing it would tell the reader something. */
  readonly revealed: boolean;
}

/** Somebody who watches the best turn should see each move of it. */
const MOMENT = 700;

type Judge = (moves: readonly BaseMove[], signal: AbortSignal) => Promise<Verdict>;

export class PuzzleTable implements Table {
  private readonly core: GameCore;
  private readonly position: Position;
  private readonly best: readonly BaseMove[];
  private readonly bestMark: number;
  private readonly judge: Judge;
  private readonly tried: (solved: boolean) => void;
  private readonly watchers = new Set<(scene: Scene) => void>();
  private state: BaseState;
  private steps: Step[] = [];
  private pace = 0;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private left = new AbortController();
  trial = $state.raw<Trial>({ stage: 'asking', verdict: null });

  constructor(core: GameCore, puzzle: Puzzle, judge: Judge, tried: (solved: boolean) => void) {
    this.core = core;
    this.position = { state: core.game.read(puzzle.state), seat: puzzle.seat };
    this.best = puzzle.best.map((text) => core.game.notation.read(text));
    this.bestMark = markOf(endOf(core, this.position, this.best)!);
    this.judge = judge;
    this.tried = tried;
    this.state = this.position.state;
  }

  get seat(): Seat {
    return this.position.seat;
  }

  move(text: string): BaseMove {
    return this.core.game.notation.read(text);
  }

  watch(see: (scene: Scene) => void): () => void {
    this.watchers.add(see);
    see(this.scene());
    return () => this.watchers.delete(see);
  }

  async play(move: BaseMove): Promise<void> {
    this.make(move);
    if (this.goesOn) this.changed();
    else await this.over();
  }

  async undo(): Promise<void> {
    const last = this.steps.at(-1);
    if (this.trial.stage !== 'asking' || last === undefined || last.revealed) return;
    this.steps = this.steps.slice(0, -1);
    this.state = last.before;
    this.changed();
  }

  async restart(): Promise<void> {
    while (this.trial.stage === 'asking' && this.steps.length > 0 && !this.steps.at(-1)!.revealed) {
      this.state = this.steps.at(-1)!.before;
      this.steps = this.steps.slice(0, -1);
    }
    this.changed();
  }

  /** From the beginning once more. */
  tryAgain = (): void => {
    this.begin('asking', null);
  };

  /** Who wants to be told before trying has not solved it. */
  giveUp = (): void => {
    this.tried(false);
    this.showLine();
  };

  /** Plays the best turn from the beginning, move by move. */
  showLine = (): void => {
    this.begin('showing', this.trial.verdict);
    this.showNext(0);
  };

  async at(number: number): Promise<Scene> {
    const past = this.steps[number];
    return past === undefined ? { ...this.scene(), moves: [], prompt: null } : this.sceneOf(past.before, number, false);
  }
  async course(): Promise<Course> {
    const states = [...this.steps.map(({ before }) => before), this.state];
    return { scores: states.map((state) => this.core.game.result(state).scores.map(({ total }) => total)), turns: [] };
  }
  async set({ pace }: TableSettings): Promise<void> {
    this.pace = pace;
  }
  // nobody else plays here, and nothing waits for a last word
  async skip(): Promise<void> {}
  async confirm(): Promise<void> {}
  async takeOver(): Promise<void> {}

  close(): void {
    this.left.abort();
    clearTimeout(this.waiting);
    this.watchers.clear();
  }

  private get goesOn(): boolean {
    return isAsked(this.core, this.state, this.position);
  }

  private begin(stage: Stage, verdict: Verdict | null): void {
    this.left.abort();
    this.left = new AbortController();
    clearTimeout(this.waiting);
    this.state = this.position.state;
    this.steps = [];
    this.trial = { stage, verdict };
    this.changed();
  }

  private make(move: BaseMove): void {
    const { core, position, state: before } = this;
    const next: BaseState = core.game.clone(before);
    const events: GameEvent[] = [];
    const played = attempt(core.game, next, position.seat, move, (event) => events.push(event));
    this.steps = [...this.steps, { before, move: played, events, revealed: reveals(core.game, before, position.seat, played) }];
    this.state = othersDecide(core, next, position);
  }

  private async over(): Promise<void> {
    const { signal } = this.left;
    const moves = this.steps.map(({ move }) => move);
    if (markOf(this.state) === this.bestMark) {
      this.tried(true);
      this.trial = { stage: 'right', verdict: null };
      this.changed();
      return;
    }
    this.trial = { stage: 'judging', verdict: null };
    this.changed();
    try {
      const verdict = await this.judge(moves, signal);
      if (signal.aborted) return;
      this.tried(verdict.isAsGood);
      this.trial = { stage: verdict.isAsGood ? 'right' : 'wrong', verdict };
    } catch {
      if (signal.aborted) return;
      this.trial = { stage: 'unjudged', verdict: null };
    }
    this.changed();
  }

  private showNext(at: number): void {
    if (at === this.best.length) {
      this.trial = { ...this.trial, stage: 'shown' };
      this.changed();
      return;
    }
    this.waiting = setTimeout(
      () => {
        this.make(this.best[at]);
        this.changed();
        this.showNext(at + 1);
      },
      this.pace === 0 ? 0 : this.pace + MOMENT,
    );
  }

  private changed(): void {
    for (const see of this.watchers) see(this.scene());
  }

  private scene(): Scene {
    return this.sceneOf(this.core.game.clone(this.state), this.steps.length, true);
  }

  private sceneOf(state: BaseState, number: number, present: boolean): Scene {
    const { game } = this.core;
    const { seat } = this.position;
    const asks = present && this.trial.stage === 'asking' && this.goesOn;
    const view = game.view(state, seat);
    const mine = isAsked(this.core, state, this.position);
    const mayUndo = asks && this.steps.length > 0 && !this.steps.at(-1)!.revealed;
    return {
      number,
      length: this.steps.length,
      turn: state.turn,
      viewer: seat,
      view,
      toAct: asks ? [seat] : [],
      moves: asks ? game.legal(state, seat) : [],
      prompt: present && mine ? game.prompt(state, seat) : null,
      result: game.result(view as BaseState),
      log: this.steps.slice(0, number).flatMap(({ events }, index): LogLine[] => {
        const heard = events.filter(({ only }) => only === undefined || only === seat);
        return heard.map((event) => ({ number: index + 1, mover: seat, event }));
      }),
      mayUndo,
      mayRestart: mayUndo,
      confirming: false,
      handOver: null,
      thinking: null,
    };
  }
}
