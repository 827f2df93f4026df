/** What a lesson points at, found on the screen. */
import type { GameBoard } from '@bottega/kernel';
import type { Lesson } from './lesson-table.svelte.ts';

/** Targets as the step names them; without any, and under way, the place of the next move. */
export function pointedAt({ step, stage, next, isUnderWay }: Lesson, board: GameBoard | null, view: unknown): readonly string[] {
  if (step === null || stage === 'showing') return [];
  if (step.point !== undefined && !isUnderWay) return step.point;
  if (next === null || board === null) return step.point ?? [];
  return [board.targetOf(next, view) ?? 'prompt'];
}

/** Where a target lies: on the board, beside it, or in the bar of the prompt. */
export function selectorOf(target: string): string {
  const [kind, seat] = target.split(':');
  // beside the board, or in the top bar where there is no room for that
  if (kind === 'panel') return `.table aside [data-seat="${seat}"], .table header [data-seat="${seat}"]`;
  if (kind === 'prompt') return '.prompt .moves button, .prompt .status';
  return target.endsWith('*') ? `.board .spot[data-target^="${target.slice(0, -1)}"]` : `.board .spot[data-target="${target}"]`;
}

export function placesOf(targets: readonly string[]): Element[] {
  const found = targets.flatMap((target) => {
    const all = [...document.querySelectorAll(selectorOf(target))].filter((place) => place.checkVisibility({ visibilityProperty: true }));
    // the buttons say more than the question
    const buttons = target === 'prompt' ? all.filter((place) => place.matches('button')) : [];
    return buttons.length > 0 ? buttons : target.startsWith('panel:') ? all.slice(0, 1) : all;
  });
  return found;
}
