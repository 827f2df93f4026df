/** What every part of the board reads: the view, who looks at it, and the words. */
import { boardContext, liveView } from '@bottega/board-kit';
import type { BoardProps, Viewer, Words } from '@bottega/kernel';
import { getContext, setContext } from 'svelte';
import type { State } from '../rules/state.ts';

export interface Table {
  readonly view: State;
  readonly viewer: Viewer;
  readonly words: Words;
  /** Whether a move may be made on that target. */
  offers(target: string): boolean;
}

const KEY = Symbol('paneveggio');

/** Called once by the board; `props` is a function so that everything follows its changes. */
export function shareTable(props: () => BoardProps): Table {
  const board = boardContext();
  const table: Table = {
    view: liveView(() => props().view as State, 'sides'),
    get viewer() {
      return props().viewer;
    },
    get words() {
      return props().words;
    },
    offers: (target) => board.movesAt(target).length > 0,
  };
  return setContext(KEY, table);
}

export const useTable = (): Table => getContext<Table>(KEY);
