/** A line of moves played on a copy of the own view, step by step, as far as nothing that is hidden decides. */
import type { AnyGame, BaseMove, BaseState } from '@bottega/kernel';
import type { Scene } from '@bottega/table';

export interface PreviewStep {
  readonly move: BaseMove;
  /** The view in which the move is made, and the table after it. */
  readonly before: unknown;
  readonly scene: Scene;
}

export interface Preview {
  readonly steps: readonly PreviewStep[];
  /** The line it is part of: moves that would reveal something are not shown. */
  readonly line: readonly BaseMove[];
  readonly at: number;
}

export function stepsOf(game: AnyGame, scene: Scene, line: readonly BaseMove[]): PreviewStep[] {
  const steps: PreviewStep[] = [];
  let before = scene.view;
  for (const move of line) {
    const view = after(game, before, scene.viewer!, move);
    if (view === null) break;
    const quiet = { moves: [], prompt: null, mayUndo: false, mayRestart: false, confirming: false, thinking: null };
    steps.push({ move, before, scene: { ...scene, ...quiet, view, result: game.result(view as BaseState) } });
    before = view;
  }
  return steps;
}

/** Null where it can't be made, or what is hidden would decide. */
function after(game: AnyGame, view: unknown, seat: number, move: BaseMove): unknown {
  try {
    const copy = game.clone(view as BaseState);
    game.play(copy, seat, move);
    return game.view(copy, seat);
  } catch {
    return null;
  }
}
