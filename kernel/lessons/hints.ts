/** What a newcomer hears in the first game, each thing once, when its time has come. */
import type { AnyGame, BaseState } from '../game.ts';
import type { Hint } from '../lesson.ts';
import { figureOf } from './figures.ts';

/** The ids of those whose time it is, as far as the view tells. */
export const dueHints = (game: AnyGame, hints: readonly Hint[], view: unknown): string[] =>
  hints.filter(({ when }) => when.every((condition) => holds(game, condition, view as BaseState))).map(({ id }) => id);

function holds(game: AnyGame, { figure, least = -Infinity, most = Infinity }: Hint['when'][number], state: BaseState): boolean {
  const value = figureOf(game, figure, { state, events: [] });
  return value >= least && value <= most;
}
