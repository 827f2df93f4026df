/** What evaluating would bring, now and after something was built: found by playing it on what the seat may know. */
import { type BaseMove, randomFrom, type Seat } from '@bottega/kernel';
import { CITIES, LANDSCAPES, TYPES } from '../edition/names.ts';
import { editionOf } from '../edition/schema.ts';
import { game } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import {
  builtTypes,
  cityOpen,
  cityReward,
  landscapeOpen,
  landscapeReward,
  type Reward,
  statuePlaceOpen,
  statueReward,
  typeOpen,
  typeReward,
} from '../rules/places.ts';
import { markersLeft, type State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

export function after(state: State, seat: Seat, moves: readonly Move[]): State {
  const copy = game.clone(state);
  for (const move of moves) game.play(copy, seat, move);
  return copy;
}

/** By place, in the order of edition/names.ts; null where it is used or not open yet. */
export interface Prospects {
  readonly cities: readonly (Reward | null)[];
  readonly types: readonly (Reward | null)[];
  readonly landscapes: readonly (Reward | null)[];
  readonly statues: readonly (Reward | null)[];
}

const none = (things: readonly unknown[]): null[] => things.map(() => null);
const NOTHING: Prospects = { cities: none(CITIES), types: none(TYPES), landscapes: none(LANDSCAPES), statues: [] };

export function prospectsOf(view: View | State, seat: Seat): Prospects {
  const state = view as State;
  const { statuePlaces } = state.players[seat];
  // without a marker no place pays any more; the last one may be in the hand, about to be put down
  const placing = state.agenda.some((frame) => frame.step === 'mark-place' && frame.seat === seat);
  if (markersLeft(state.players[seat]) === 0 && !placing) return NOTHING;
  const built = builtTypes(state, seat);
  return {
    cities: CITIES.map((_, city) => (cityOpen(state, seat, city) ? cityReward(state, seat, city) : null)),
    types: TYPES.map((_, type) => (typeOpen(state, seat, type, built) ? typeReward(state, seat, type) : null)),
    landscapes: LANDSCAPES.map((_, landscape) => (landscapeOpen(state, seat, landscape, built) ? landscapeReward(state, seat, landscape) : null)),
    statues: editionOf(state)
      .pieces.statuePlaces.slice(0, statuePlaces.length)
      .map((_, place) => (statuePlaceOpen(state, seat, place) ? statueReward(state, seat, place) : null)),
  };
}

export function prospectsAfter(view: View, seat: Seat, act: readonly BaseMove[]): Prospects | null {
  const state = game.guess(view, seat, randomFrom('prospects'));
  try {
    for (const move of act) game.play(state, seat, move as Move);
  } catch {
    // what is asked meanwhile may be another's question, which nobody can answer here
    return null;
  }
  return prospectsOf(state, seat);
}

/** How much the two differ; null where they are alike. */
export function change(before: Reward | null, after: Reward | null): { readonly before: Reward | null; readonly after: Reward } | null {
  if (after === null || (before !== null && before.points === after.points && before.florins === after.florins)) return null;
  return { before, after };
}
