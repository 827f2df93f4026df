/** A table on which somebody tries another turn in place of the one that was played: one's own decision, nothing after it. */
import type { Decision } from '@bottega/bots/review';
import { type AnyGame, attempt, type BaseMove, type BaseState, type GameEvent, reveals, sameJson } from '@bottega/kernel';
import type { Course, LogLine, Scene, Table, TableLog } from '@bottega/table';

interface Step {
  readonly move: BaseMove;
  readonly after: BaseState;
  readonly lines: readonly LogLine[];
  /** Nothing more can be decided by what was known. */
  readonly last: boolean;
}

export class QuestionTable implements Table {
  private steps = $state.raw<readonly Step[]>([]);
  readonly complete = $derived(this.steps.at(-1)?.last ?? false);
  readonly tried = $derived(this.steps.map(({ move }) => move));
  private readonly game: AnyGame;
  private readonly log: TableLog;
  private readonly decision: Decision;
  private readonly watchers = new Set<(scene: Scene) => void>();

  constructor(log: TableLog, decision: Decision) {
    this.game = log.game;
    this.log = log;
    this.decision = decision;
  }

  private get state(): BaseState {
    return this.steps.at(-1)?.after ?? this.log.at(this.decision.from);
  }

  watch(see: (scene: Scene) => void): () => void {
    this.watchers.add(see);
    see(this.sceneOf(this.decision.from + this.steps.length, true));
    return () => this.watchers.delete(see);
  }

  async play(move: BaseMove): Promise<void> {
    this.make(move);
    this.changed();
  }

  async undo(): Promise<void> {
    this.steps = this.steps.slice(0, -1);
    this.changed();
  }

  async restart(): Promise<void> {
    this.steps = [];
    this.changed();
  }

  /** Another line instead of what was tried, as far as it can be played here. */
  show(moves: readonly BaseMove[]): void {
    this.steps = [];
    for (const move of moves) {
      const offered: readonly BaseMove[] = this.complete ? [] : this.game.legal(this.state, this.decision.seat);
      if (!offered.some((offer) => sameJson(offer, move))) break;
      this.make(move);
    }
    this.changed();
  }

  private make(move: BaseMove): void {
    const { game, state } = this;
    const { seat, turn, from } = this.decision;
    const after = game.clone(state);
    const events: GameEvent[] = [];
    const played = attempt(game, after, seat, move, (event) => events.push(event));
    const number = from + this.steps.length + 1;
    const lines = events.filter(({ only }) => only === undefined || only === seat).map((event) => ({ number, mover: seat, event }));
    const last = reveals(game, state, seat, played) || after.turn !== turn || !game.toAct(after).includes(seat);
    this.steps = [...this.steps, { move: played, after, lines, last }];
  }

  private changed(): void {
    for (const see of this.watchers) see(this.sceneOf(this.decision.from + this.steps.length, true));
  }

  async at(number: number): Promise<Scene> {
    return this.sceneOf(Math.min(number, this.decision.from + this.steps.length), false);
  }

  async course(): Promise<Course> {
    return this.log.course(this.decision.seat);
  }

  close(): void {
    this.watchers.clear();
  }

  // nobody else sits here, and nothing waits for a last word
  async confirm(): Promise<void> {}
  async takeOver(): Promise<void> {}
  async set(): Promise<void> {}
  async skip(): Promise<void> {}

  private sceneOf(number: number, present: boolean): Scene {
    const { game, decision, steps } = this;
    const { seat: viewer, from } = decision;
    const state = number > from ? steps[number - from - 1].after : this.log.at(number);
    const asks = present && !this.complete;
    const view = game.view(state, viewer);
    return {
      number,
      length: from + steps.length,
      turn: state.turn,
      viewer,
      view,
      toAct: asks ? [viewer] : [],
      moves: asks ? game.legal(state, viewer) : [],
      prompt: asks ? game.prompt(state, viewer) : null,
      result: game.result(view),
      log: [...this.log.lines(viewer, Math.min(number, from)), ...steps.slice(0, Math.max(0, number - from)).flatMap(({ lines }) => lines)],
      mayUndo: present && steps.length > 0,
      mayRestart: present && steps.length > 0,
      confirming: false,
      handOver: null,
      thinking: null,
    };
  }
}
