/** A line of moves played on a copy of the own view, step by step, as far as nothing that is hidden decides. */
import type { AnyGame, BaseMove, BaseState } from '@bottega/kernel';
import type { Scene } from '@bottega/table';

export interface PreviewStep {
  readonly move: BaseMove;
  /** The view in which the move is made, and the table after it; before it, where what is hidden decides. */
  readonly before: unknown;
  readonly scene: Scene;
  readonly reveals: boolean;
}

export interface Preview {
  readonly steps: readonly PreviewStep[];
  /** The line it is part of, which may go on after a move that reveals something. */
  readonly line: readonly BaseMove[];
  readonly at: number;
}

export function stepsOf(game: AnyGame, scene: Scene, line: readonly BaseMove[]): PreviewStep[] {
  const steps: PreviewStep[] = [];
  let before = scene.view;
  for (const move of line) {
    const known = after(game, before, scene.viewer!, move);
    const view = known ?? before;
    const quiet = { moves: [], prompt: null, mayUndo: false, mayRestart: false, confirming: false, thinking: null };
    steps.push({ move, before, scene: { ...scene, ...quiet, view, result: game.result(view as BaseState) }, reveals: known === null });
    if (known === null) break;
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
