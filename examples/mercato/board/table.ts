/** What every part of the board reads: the view, who looks at it, and the words. */
import { liveView } from '@bottega/board-kit';
import type { BoardProps, SeatLook, Viewer, Words } from '@bottega/kernel';
import { getContext, setContext } from 'svelte';
import type { View } from '../rules/view.ts';

export interface Table {
  readonly view: View;
  readonly viewer: Viewer;
  readonly words: Words;
  readonly seats: readonly SeatLook[];
}

const KEY = Symbol('mercato');

/** Called once by the board; `props` is a function, so that everything follows its changes. */
export function shareTable(props: () => BoardProps): Table {
  const table: Table = {
    view: liveView(() => props().view as View, 'traders'),
    get viewer() {
      return props().viewer;
    },
    get words() {
      return props().words;
    },
    get seats() {
      return props().seats;
    },
  };
  return setContext(KEY, table);
}

export const useTable = (): Table => getContext<Table>(KEY);
