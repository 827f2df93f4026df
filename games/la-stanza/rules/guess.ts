/** One full state that fits a view: the tiles nobody sees, in any order. */
import { type Random, type RandomState, shuffle, type Viewer } from '@bottega/kernel';
import { CHARACTERS } from '../edition/names.ts';
import { clone } from './clone.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export function guess(view: View, _viewer: Viewer, random: Random): State {
  const state = clone(view as State);
  const word = (): number => random(0x40000000) + 1;
  state.random = [word(), word(), word(), word()] satisfies RandomState;
  if (!view.pile.includes(null)) return state;
  const seen = new Set([...state.spaces, ...state.discard, ...state.players.flatMap((player) => [...player.workers, ...player.recruits])]);
  state.pile = shuffle(
    CHARACTERS.flatMap((_, tile) => (seen.has(tile) ? [] : [tile])),
    random,
  );
  return state;
}
