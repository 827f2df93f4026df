/** What the parts of a board read, so that nobody has to hand it down: the view, the edition, the words. */
import type { BoardProps, SeatLook, Viewer, Words } from '@bottega/kernel';
import { getContext, setContext } from 'svelte';
import { boardContext } from './context.svelte.ts';
import { liveView } from './live.svelte.ts';

interface Table<View, Edition> {
  /** Only what changed is drawn again: read each member of it where it is drawn. */
  readonly view: View;
  readonly edition: Edition;
  readonly viewer: Viewer;
  readonly words: Words;
  readonly seats: readonly SeatLook[];
  /** Whether a move may be made on that target. */
  offers(target: string): boolean;
}

interface TableOf<View, Edition> {
  /** Called once by the board, after `shareBoard`; `props` is a function, so that everything follows its changes. */
  shareTable(props: () => Pick<BoardProps, 'view' | 'viewer' | 'words' | 'seats'>): Table<View, Edition>;
  useTable(): Table<View, Edition>;
}

const KEY = Symbol('table');

/** A game's own `board/table.ts`: which list of its views holds the players, and what is printed. */
export function tableOf<View extends Record<Key, readonly object[]>, Key extends keyof View, Edition>(
  players: Key,
  editionOf: (view: View) => Edition,
): TableOf<View, Edition> {
  return {
    shareTable(props) {
      const board = boardContext();
      const view = liveView<View, Key>(() => props().view as View, players);
      return setContext<Table<View, Edition>>(KEY, {
        view,
        get edition() {
          return editionOf(view);
        },
        get viewer() {
          return props().viewer;
        },
        get words() {
          return props().words;
        },
        get seats() {
          return props().seats;
        },
        offers: (target) => board.movesAt(target).length + board.linesAt(target).length > 0,
      });
    },
    useTable: () => getContext<Table<View, Edition>>(KEY),
  };
}
