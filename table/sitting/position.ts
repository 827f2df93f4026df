/**
 * What was worked out of the position that was last looked at: a view tells what a move showed as well as what its watchers are
 * told, and a move that was found legal when it was asked need not be looked for again when it is carried out. All of that happens in
 * one go at one table, so that one position is enough.
 */
import { type AnyGame, type BaseMove, type BaseState, refuse, type Seat, sameJson, type Viewer } from '@bottega/kernel';
import { Sights } from './sights.ts';
import type { Sitting } from './sitting.ts';

interface Offer {
  readonly seat: Seat;
  readonly move: BaseMove;
  /** The move in the game's notation. */
  readonly text: string;
}

interface Known {
  readonly sitting: Sitting;
  readonly state: BaseState | null;
  readonly sights: Sights;
  offer: Offer | undefined;
}

let last: Known | undefined;

function known(game: AnyGame, sitting: Sitting): Known {
  // moves that are taken back lead to another state
  if (last === undefined || last.sitting !== sitting || last.state !== sitting.state)
    last = { sitting, state: sitting.state, sights: new Sights(game, sitting.state), offer: undefined };
  return last;
}

/** To be called before the state is changed in place. */
export function leavePosition(): void {
  last = undefined;
}

/** What that viewer sees, null before the start: to be looked at before the state changes. */
export const viewOf = (game: AnyGame, sitting: Sitting, viewer: Viewer): unknown => known(game, sitting).sights.of(viewer);

/** The legal move that is meant; it may come in the game's notation. Refused with the game's reason when there is none. */
export function offerOf(game: AnyGame, sitting: Sitting, seat: Seat, given: unknown): Offer {
  const position = known(game, sitting);
  const { offer } = position;
  if (offer !== undefined && offer.seat === seat && offer.text === given) return offer;
  const meant = typeof given === 'string' ? game.notation.read(given) : given;
  const move: BaseMove | undefined = game.legal(sitting.state, seat).find((legal) => legal.do === (meant as BaseMove | null)?.do && sameJson(legal, meant));
  if (move === undefined) refuse(game.why(sitting.state, seat, meant));
  position.offer = { seat, move, text: game.notation.write(move) };
  return position.offer;
}
