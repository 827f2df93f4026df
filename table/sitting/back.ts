/** Taking moves back: freely up to the last reveal, or by consent. */
import { type AnyGame, type BaseState, reveals, type Viewer } from '@bottega/kernel';
import { beginningOf, type Sitting } from './sitting.ts';

/** The position after so many moves. */
export function stateAfter(game: AnyGame, sitting: Sitting, number: number): BaseState {
  const state = beginningOf(game, sitting);
  for (const { seat, text } of sitting.moves.slice(0, number)) game.play(state, seat, game.notation.read(text));
  return state;
}

/**
 * To how many moves a seat may freely go back: over its own last moves, as long as they showed it nothing. `past` gives
 * former positions; without it they are worked out anew, because few are ever asked for.
 */
export function freeUndo(game: AnyGame, sitting: Sitting, seat: Viewer, past?: (number: number) => BaseState): number | undefined {
  const { moves, ended } = sitting;
  const first = moves.findLastIndex((made) => made.seat !== seat) + 1;
  if (ended !== null || seat === null || first === moves.length) return undefined;
  const state = past === undefined ? stateAfter(game, sitting, first) : game.clone(past(first));
  let to = first;
  for (const [index, { text }] of moves.slice(first).entries()) {
    const move = game.notation.read(text);
    if (reveals(game, state, seat, move)) to = first + index + 1;
    game.play(state, seat, move);
  }
  return to < moves.length ? to : undefined;
}

export function goBack(game: AnyGame, sitting: Sitting, to: number): void {
  sitting.state = stateAfter(game, sitting, to);
  sitting.moves.length = to;
  while ((sitting.log.at(-1)?.number ?? 0) > to) sitting.log.pop();
  sitting.reactions &&= sitting.reactions.filter(({ number }) => number <= to);
  sitting.holding = null;
  sitting.undo = null;
}
