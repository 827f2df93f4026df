/**
 * Choices before the first turn, by experience: what they are worth shows only long after any search has stopped
 * looking.
 */
import type { BaseMove, BaseState, Random } from '@bottega/kernel';
import { choiceKey, type Player } from './search/habits.ts';

/** By how many points a choice may seem worse than the best and still be made, for each unit of a level's blur. */
const MISJUDGED = 0.2;

/** A choice that experience speaks for, or nothing where there is none. */
export function openingMove(box: Player, view: BaseState, moves: readonly BaseMove[], blur: number, random: Random): BaseMove | undefined {
  const { learning } = box;
  if (learning === undefined) return undefined;
  const lesson = learning.lessonOf(view);
  const { openings } = learning.lessons[lesson];
  const step = view.agenda[view.agenda.length - 1].step;
  if (openings === undefined || !learning.beginnings?.[lesson]?.steps.includes(step)) return undefined;
  const worths = moves.map((move) => openings[choiceKey(box, view, move)] ?? 0);
  const least = Math.max(...worths) - blur * MISJUDGED;
  const good = moves.filter((_, index) => worths[index] >= least);
  return good[random(good.length)];
}
