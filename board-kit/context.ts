/** What a board shares with the spots on it, so that nobody has to hand it down. */
import type { BaseMove, BoardProps, GameBoard, Words } from '@bottega/kernel';
import { getContext, setContext } from 'svelte';

export interface BoardContext {
  readonly words: Words;
  /** The viewer's legal moves on that target. */
  movesAt(target: string): readonly BaseMove[];
  isLit(target: string): boolean;
  choose(moves: readonly BaseMove[], target: string, anchor?: Element): void;
  explain(target: string | null, anchor?: Element, delay?: number): void;
}

const KEY = Symbol('board');
const NONE: readonly BaseMove[] = [];

/**
 * Called once by a board's outermost component: `shareBoard(() => props, targetOf)`.
 * `props` is a function, so that spots follow every change; `offered` may narrow the legal moves to those that go with what is in the hand.
 */
export function shareBoard(props: () => BoardProps, targetOf: GameBoard['targetOf'], offered: () => readonly BaseMove[] = () => props().moves): BoardContext {
  let known: readonly BaseMove[] | undefined;
  let byTarget = new Map<string, BaseMove[]>();
  const targets = (): Map<string, BaseMove[]> => {
    const moves = offered();
    if (moves !== known) {
      known = moves;
      byTarget = new Map();
      const { view } = props();
      for (const move of moves) {
        const target = targetOf(move, view);
        if (target === null) continue;
        const there = byTarget.get(target);
        if (there === undefined) byTarget.set(target, [move]);
        else there.push(move);
      }
    }
    return byTarget;
  };
  const context: BoardContext = {
    get words() {
      return props().words;
    },
    movesAt: (target) => targets().get(target) ?? NONE,
    isLit: (target) => props().lit.includes(target),
    choose: (moves, target, anchor) => props().choose(moves, target, anchor),
    explain: (target, anchor, delay) => props().explain(target, anchor, delay),
  };
  setContext(KEY, context);
  return context;
}

const SILENT_WORDS = { move: () => '' } as unknown as Words;
/** Outside a board, as on the rules page, spots are pictures. */
const NOWHERE: BoardContext = { words: SILENT_WORDS, movesAt: () => NONE, isLit: () => false, choose() {}, explain() {} };

export function boardContext(): BoardContext {
  return getContext<BoardContext | undefined>(KEY) ?? NOWHERE;
}
