/** What a lesson points at, found on the screen. */
import type { BaseMove, GameBoard } from '@bottega/kernel';
import type { Lesson } from './lesson-table.svelte.ts';

/** Whether the step asks the reader to choose: then nothing on the screen gives the answer away. */
const isOpen = ({ step }: Lesson): boolean => step?.answers?.some(({ shows }) => shows !== undefined) ?? false;

/** The move that is asked for, as its button shows it; null where the reader is to choose; undefined where none is. */
export const askedFor = (lesson: Lesson): BaseMove | null | undefined => (lesson.stage !== 'asking' ? undefined : isOpen(lesson) ? null : lesson.next);

/** Targets as the step names them; without any, and under way, the place of the next move: `prompt:<move>` for a button. */
export function pointedAt(lesson: Lesson, board: GameBoard | null, view: unknown, write: (move: BaseMove) => string): readonly string[] {
  const { step, stage, next, isUnderWay } = lesson;
  if (step === null || stage === 'showing') return [];
  const place = next === null || board === null ? null : (board.targetOf(next, view) ?? (isOpen(lesson) ? 'prompt' : `prompt:${write(next)}`));
  if (step.point !== undefined && !isUnderWay) return step.point.map((target) => (target === 'prompt' && place?.startsWith('prompt') ? place : target));
  return place === null ? (step.point ?? []) : [place];
}

/** Where a target lies: on the board, beside it, or in the bar of the prompt. */
export function selectorOf(target: string): string {
  const [kind, seat] = target.split(':');
  // beside the board, or in the top bar where there is no room for that
  if (kind === 'panel') return `.table aside [data-seat="${seat}"], .table header [data-seat="${seat}"]`;
  if (kind === 'prompt' && seat !== undefined) return `.prompt .moves button[data-act="${seat}"]`;
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

const nameOf = (place: Element): string | undefined =>
  (place as HTMLElement).dataset['label'] ?? (place.closest('.prompt') === null ? undefined : place.textContent?.trim());
/** What is pointed at by name, for whoever doesn't see the rings. */
export const namesOf = (targets: readonly string[]): string[] => [...new Set(placesOf(targets).flatMap((place) => nameOf(place) ?? []))];
