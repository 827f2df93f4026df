/**
 * What anybody may see: everything but the order of the draw pile. Which tiles are in it can be counted from the table,
 * as can the bonus tiles and the cover tile that stayed in the box, so nothing else is hidden from anyone.
 */
import type { Viewer } from '@bottega/kernel';
import { clone } from './clone.ts';
import type { State } from './state.ts';

export interface View extends Omit<State, 'pile'> {
  pile: (number | null)[];
}

/** Whatever is shown as it is belongs to the state. */
function shown(state: State): View {
  const over = state.agenda.length === 0;
  return {
    agenda: state.agenda,
    random: null,
    turn: state.turn,
    edition: state.edition,
    options: state.options,
    players: state.players,
    spaces: state.spaces,
    pile: over ? state.pile : state.pile.map(() => null),
    discard: state.discard,
    removed: state.removed,
    grid: state.grid,
    gridDiscs: state.gridDiscs,
    masterpieces: state.masterpieces,
    artworks: state.artworks,
    meeples: state.meeples,
    books: state.books,
    round: state.round,
    ending: state.ending,
    last: state.last,
    passed: state.passed,
  };
}

/** Nobody knows more than the others. */
export const view = (state: State, _viewer: Viewer): View => clone(shown(state) as State);
