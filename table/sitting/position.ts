/**
 * What was worked out of a position, kept until it changes: a view tells what a move showed as well as what its watchers are
 * told, and a move that was found legal when it was asked need not be looked for again when it is carried out.
 */
import { type AnyGame, type BaseMove, type BaseState, refuse, type Seat, sameJson, type Viewer } from '@bottega/kernel';

interface Offer {
  readonly seat: Seat;
  readonly move: BaseMove;
  /** The move in the game's notation. */
  readonly text: string;
}

interface Known {
  readonly views: Map<Viewer, unknown>;
  offer: Offer | undefined;
}

const positions = new WeakMap<BaseState, Known>();

function known(state: BaseState): Known {
  let found = positions.get(state);
  if (found === undefined) {
    found = { views: new Map(), offer: undefined };
    positions.set(state, found);
  }
  return found;
}

/** To be called before a state is changed in place. */
export function leavePosition(state: BaseState): void {
  positions.delete(state);
}

/** What that viewer sees; not to be changed, because others hold it too. */
export function viewOf(game: AnyGame, state: BaseState, viewer: Viewer): unknown {
  const { views } = known(state);
  if (!views.has(viewer)) views.set(viewer, game.view(state, viewer));
  return views.get(viewer);
}

/** The legal move that is meant; it may come in the game's notation. Refused with the game's reason when there is none. */
export function offerOf(game: AnyGame, state: BaseState, seat: Seat, given: unknown): Offer {
  const { offer } = known(state);
  if (offer !== undefined && offer.seat === seat && offer.text === given) return offer;
  const meant = typeof given === 'string' ? game.notation.read(given) : given;
  const move: BaseMove | undefined = game.legal(state, seat).find((legal) => sameJson(legal, meant));
  if (move === undefined) refuse(game.why(state, seat, meant));
  const found = { seat, move, text: game.notation.write(move) };
  known(state).offer = found;
  return found;
}
