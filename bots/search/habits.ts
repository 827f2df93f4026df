/** Kinds of moves, as habits and openings know them. */
import type { BaseMove, BaseState, GameCore } from '@bottega/kernel';

/** What a bot needs of a game: its rules, and what was learnt about it. */
export type Player = GameCore;

/** A move where it is offered: the same move may mean another thing in another step. */
export const choiceKey = ({ game }: Player, state: BaseState, move: BaseMove): string =>
  `${state.agenda[state.agenda.length - 1].step}: ${game.notation.write(move)}`;

/** Of a kind of move, whatever it is made with: a habit of each card or space would have to be seen too often. */
export const habitKey = (box: Player, state: BaseState, move: BaseMove): string => choiceKey(box, state, move).replace(/\d+/g, '#');
