/** Moves that make an action longer instead of using it: they are drawn apart from what they are for. */
import type { BaseMove } from '@bottega/kernel';
import type { Effect } from '../../edition/effect.ts';
import type { Move } from '../../rules/moves.ts';
import { apprenticeCard, type State } from '../../rules/state.ts';

const lengthens = (effect: Effect): boolean => effect.op === 'addTime' || (effect.op === 'spend' && lengthens(effect.gives));

export function addsTime(given: BaseMove, view: State): boolean {
  const move = given as Move;
  return move.do === 'add' || (move.do === 'apprentice' && lengthens(apprenticeCard(view, move.card).action));
}
