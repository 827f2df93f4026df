/** Who looks at a table that several people share. */
import { type AnyGame, type BaseState, type Seat, sameJson, type Viewer } from '@bottega/kernel';
import type { Sitter } from './table.ts';

export const isPerson = (sitters: readonly Sitter[], seat: Seat): boolean => sitters[seat].level === null;

/** At first: the person who must decide, else the first person, else a spectator. */
export function firstViewer(game: AnyGame, state: BaseState, sitters: readonly Sitter[]): Viewer {
  const people = sitters.flatMap((_, seat) => (isPerson(sitters, seat) ? [seat] : []));
  return game.toAct(state).find((seat) => isPerson(sitters, seat)) ?? people[0] ?? null;
}

/** The person who must decide instead of the present viewer, if any. */
export function nextPerson(game: AnyGame, state: BaseState, sitters: readonly Sitter[], viewer: Viewer): Seat | null {
  const toAct = game.toAct(state);
  if (viewer !== null && toAct.includes(viewer)) return null;
  return toAct.find((seat) => isPerson(sitters, seat)) ?? null;
}

/** Whether one of the two may know something the other may not. */
export const haveSecrets = (game: AnyGame, state: BaseState, one: Viewer, other: Viewer): boolean => !sameJson(game.view(state, one), game.view(state, other));
