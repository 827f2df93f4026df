/**
 * What was worked out of a position, kept until it changes: a view tells what a move showed as well as what its watchers are
 * told, and a move that was found legal when it was asked need not be looked for again when it is carried out. It belongs to the
 * sitting, because nobody but the fold changes the state of one.
 */
import { type AnyGame, type BaseMove, type BaseState, refuse, type Seat, sameJson, type Viewer } from '@bottega/kernel';
import type { Sitting } from './sitting.ts';

interface Offer {
  readonly seat: Seat;
  readonly move: BaseMove;
  /** The move in the game's notation. */
  readonly text: string;
}

interface Known {
  readonly state: BaseState | null;
  readonly views: Map<Viewer, unknown>;
  offer: Offer | undefined;
}

const positions = new WeakMap<Sitting, Known>();

function known(sitting: Sitting): Known {
  let found = positions.get(sitting);
  // moves that are taken back lead to another state
  if (found === undefined || found.state !== sitting.state) {
    found = { state: sitting.state, views: new Map(), offer: undefined };
    positions.set(sitting, found);
  }
  return found;
}

/** To be called before the state is changed in place, or when nobody will ask for a while. */
export function leavePosition(sitting: Sitting): void {
  positions.delete(sitting);
}

/** What that viewer sees, null before the start; not to be changed, because others hold it too. */
export function viewOf(game: AnyGame, sitting: Sitting, viewer: Viewer): unknown {
  if (sitting.state === null) return null;
  const { views } = known(sitting);
  const eyes = game.alike?.(sitting.state) ? null : viewer;
  if (!views.has(eyes)) views.set(eyes, game.view(sitting.state, eyes));
  return views.get(eyes);
}

/** The legal move that is meant; it may come in the game's notation. Refused with the game's reason when there is none. */
export function offerOf(game: AnyGame, sitting: Sitting, seat: Seat, given: unknown): Offer {
  const position = known(sitting);
  const { offer } = position;
  if (offer !== undefined && offer.seat === seat && offer.text === given) return offer;
  const meant = typeof given === 'string' ? game.notation.read(given) : given;
  const move: BaseMove | undefined = game.legal(sitting.state, seat).find((legal) => sameJson(legal, meant));
  if (move === undefined) refuse(game.why(sitting.state, seat, meant));
  position.offer = { seat, move, text: game.notation.write(move) };
  return position.offer;
}
