/** Taking moves back: freely up to the last reveal, or by consent. */
import type { AnyGame, BaseState, Seat } from '@bottega/kernel';
import { type Sitting, setupOf } from './sitting.ts';

/** The position after so many moves. */
export function stateAfter(game: AnyGame, sitting: Sitting, number: number): BaseState {
  const state = game.setup(setupOf(sitting), sitting.seed);
  for (const { seat, text } of sitting.moves.slice(0, number)) game.play(state, seat, game.notation.read(text));
  return state;
}

/** To how many moves a seat may freely go back: over its own last moves, as long as they showed it nothing. */
export function freeUndo({ moves, ended }: Sitting, seat: Seat | null): number | undefined {
  if (ended !== null) return undefined;
  let to = moves.length;
  while (to > 0 && moves[to - 1].seat === seat && !moves[to - 1].shown) to--;
  return to < moves.length ? to : undefined;
}

export function goBack(game: AnyGame, sitting: Sitting, to: number): void {
  sitting.state = stateAfter(game, sitting, to);
  sitting.moves.length = to;
  while ((sitting.log.at(-1)?.number ?? 0) > to) sitting.log.pop();
  sitting.holding = null;
  sitting.undo = null;
}
