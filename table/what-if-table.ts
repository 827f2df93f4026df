/**
 * A table of its own for what if: whoever is asked is played for by the reader, and nothing leaves it. Undo goes back
 * along the line and forgets nothing.
 */
import type { Advice } from '@bottega/bots';
import type { BaseMove, BaseState, Seat } from '@bottega/kernel';
import type { Branch, Reached, WhatIf } from '@bottega/kernel/what-if';
import type { Course, LogLine, Scene, Table, TableSettings } from './table.ts';
import { totalsOf } from './totals.ts';

export interface WhatIfOptions {
  readonly whatIf: WhatIf;
  /** Called after every change, to keep the tree. */
  keep(): void;
  /** The best few turns of a seat with reasons, where there is a master to ask. */
  advise?(view: unknown, seat: Seat): Promise<readonly Advice[]>;
}

export class WhatIfTable implements Table {
  readonly whatIf: WhatIf;
  readonly advise?: () => Promise<readonly Advice[] | null>;
  private readonly keep: () => void;
  private readonly watchers = new Set<(scene: Scene) => void>();
  private forced = false;

  constructor({ whatIf, keep, advise }: WhatIfOptions) {
    this.whatIf = whatIf;
    this.keep = keep;
    if (advise !== undefined)
      this.advise = async () => {
        const { here, asked } = whatIf;
        if (asked === null) return null;
        const advice = await advise(whatIf.game.view(whatIf.present.state, asked), asked);
        return whatIf.here === here ? advice : null;
      };
  }

  watch(see: (scene: Scene) => void): () => void {
    this.watchers.add(see);
    see(this.scene());
    return () => this.watchers.delete(see);
  }

  async play(move: BaseMove): Promise<void> {
    const { whatIf } = this;
    whatIf.try(move);
    if (this.forced) for (let only = this.onlyMove(); only !== null; only = this.onlyMove()) whatIf.try(only);
    this.changed();
  }

  /** Back to the last question that had several answers. */
  async undo(): Promise<void> {
    let to = this.whatIf.here.parent ?? this.whatIf.root;
    while (this.forced && to.parent !== null && this.choices(to) < 2) to = to.parent;
    this.goTo(to);
  }
  async restart(): Promise<void> {
    this.goTo(this.whatIf.root);
  }

  goTo(branch: Branch): void {
    this.whatIf.goTo(branch);
    this.changed();
  }
  /** Changes the tree, and shows what became of it. */
  change(act: (whatIf: WhatIf) => void): void {
    act(this.whatIf);
    this.changed();
  }

  async at(number: number): Promise<Scene> {
    return { ...this.sceneOf(this.whatIf.here.line[number - 1] ?? this.whatIf.root), moves: [], prompt: null };
  }
  async course(): Promise<Course> {
    const { whatIf } = this;
    const states = [whatIf.root, ...whatIf.here.line].map((branch) => whatIf.at(branch)!.state);
    return { scores: states.map((state) => totalsOf(whatIf.game.result(state))), turns: [] };
  }
  async set({ forced }: TableSettings): Promise<void> {
    this.forced = forced;
  }
  // nobody waits here for anybody
  async confirm(): Promise<void> {}
  async takeOver(): Promise<void> {}
  async skip(): Promise<void> {}
  close(): void {
    this.watchers.clear();
  }

  private changed(): void {
    const scene = this.scene();
    for (const see of this.watchers) see(scene);
    this.keep();
  }

  private choices(branch: Branch): number {
    const { state } = this.whatIf.at(branch) as Reached;
    return this.whatIf.game.toAct(state).reduce((sum, seat) => sum + this.whatIf.game.legal(state, seat).length, 0);
  }
  private onlyMove(): BaseMove | null {
    const { asked, game, present } = this.whatIf;
    const moves = asked === null ? [] : game.legal(present.state, asked);
    return moves.length === 1 ? moves[0] : null;
  }

  private scene(): Scene {
    return this.sceneOf(this.whatIf.here);
  }

  /** As whoever is asked sees it, for whom the reader plays. */
  private sceneOf(branch: Branch): Scene {
    const { whatIf } = this;
    const { game } = whatIf;
    const state: BaseState = whatIf.at(branch)!.state;
    const { line } = branch;
    const toAct = game.toAct(state);
    const asked = toAct.find((seat: Seat) => seat === whatIf.viewer) ?? toAct[0] ?? null;
    const viewer = asked ?? whatIf.viewer;
    const view = game.view(state, viewer);
    return {
      number: line.length,
      length: line.length,
      turn: state.turn,
      viewer,
      view,
      toAct: asked === null ? [] : [asked],
      moves: asked === null ? [] : game.legal(state, asked),
      prompt: asked === null ? null : game.prompt(state, asked),
      result: game.result(view),
      log: line.flatMap((each, index): LogLine[] => {
        const heard = whatIf.at(each)!.events.filter(({ only }) => only === undefined || only === viewer);
        return heard.map((event) => ({ number: index + 1, mover: each.seat, event }));
      }),
      mayUndo: line.length > 0,
      mayRestart: line.length > 0,
      confirming: false,
      handOver: null,
      thinking: null,
    };
  }
}
