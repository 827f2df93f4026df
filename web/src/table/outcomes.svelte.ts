/**
 * What the moves on offer cost and bring. It is worked out when the answer and what may be done are painted, a little
 * at a time; whoever asks for a single move is told at once.
 */
import { afterPaint } from '@bottega/board-kit';
import { type BaseMove, type BaseState, type Outcome, outcomeOf, type ShownGame, sameJson, worldsOf } from '@bottega/kernel';
import type { Scene } from '@bottega/table';

type Act = readonly BaseMove[];
/** Milliseconds of work between two frames. */
const SLICE = 5;

const isNothing = (outcome: Outcome | null): boolean => outcome === null || (outcome.changes.length === 0 && outcome.score === 0 && !outcome.reveals);

export class Outcomes {
  /** By target, once all of them are known. */
  private known = $state.raw<ReadonlyMap<string, Outcome | null>>(new Map());
  private readonly core: ShownGame;
  private scene: Scene | null = null;
  private worlds: readonly BaseState[] | undefined;
  private readonly single = new Map<string, Outcome | null>();
  private callOff: (() => void) | undefined;

  constructor(core: ShownGame) {
    this.core = core;
  }

  at(target: string, among?: readonly Act[]): Outcome | null {
    const { known } = this;
    // by then each act has been told of by itself
    return among !== undefined && known.has(target) ? this.shared(among) : (known.get(target) ?? null);
  }

  /** What all of them cost and bring alike. */
  private shared(acts: readonly Act[]): Outcome | null {
    const all = acts.map((act) => this.of(act));
    const same = all.length > 0 && all.every((outcome) => sameJson(outcome, all[0]));
    return !same || isNothing(all[0]) ? null : all[0];
  }

  /** Of one move or line that a scene offers; null where it can't be told. */
  of(act: Act, scene = this.scene): Outcome | null {
    const { core } = this;
    if (scene === null || scene.viewer === null) return null;
    this.turnTo(scene);
    const key = JSON.stringify(act);
    let found = this.single.get(key);
    if (found === undefined) {
      this.worlds ??= worldsOf(core, scene.view, scene.viewer);
      found = outcomeOf(core, scene.view, scene.viewer, act, this.worlds);
      this.single.set(key, found);
    }
    return found;
  }

  /** Something else may be done now: by target, every act that may be chosen there. */
  follow(scene: Scene, acts: ReadonlyMap<string, readonly Act[]>): void {
    this.turnTo(scene);
    this.callOff?.();
    if (this.known.size > 0) this.known = new Map();
    if (acts.size > 0) this.callOff = afterPaint(() => this.workOut([...acts], new Map()));
  }

  private turnTo(scene: Scene): void {
    if (scene === this.scene) return;
    this.scene = scene;
    this.single.clear();
    this.worlds = undefined;
  }

  stop(): void {
    this.callOff?.();
  }

  private workOut(waiting: [string, readonly Act[]][], found: Map<string, Outcome | null>): void {
    const end = performance.now() + SLICE;
    while (waiting.length > 0 && performance.now() < end) {
      const [target, acts] = waiting.pop()!;
      found.set(target, this.shared(acts));
    }
    if (waiting.length > 0) this.callOff = afterPaint(() => this.workOut(waiting, found));
    else this.known = found;
  }
}
