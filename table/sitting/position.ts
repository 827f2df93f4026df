/** What can be seen of a table's position, and the moves that can be made in it. */
import { type AnyGame, type BaseMove, refuse, type Seat, sameJson, type Viewer } from '@bottega/kernel';
import type { Sitting } from './sitting.ts';

/** What that viewer sees; null before the start. */
export const viewOf = (game: AnyGame, { state }: Sitting, viewer: Viewer): unknown => (state === null ? null : game.view(state, viewer));

/** The legal move that is meant, also by its notation; refused with the game's reason when there is none. */
export function legalMove(game: AnyGame, { state }: Sitting, seat: Seat, given: unknown): BaseMove {
  const meant = typeof given === 'string' ? game.notation.read(given) : given;
  const isMeant = (legal: BaseMove): boolean => legal.do === (meant as BaseMove | null)?.do && sameJson(legal, meant);
  return game.legal(state, seat).find(isMeant) ?? refuse(game.why(state, seat, meant));
}
