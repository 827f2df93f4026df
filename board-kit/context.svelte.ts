/** What a board shares with the spots on it, so that nobody has to hand it down. */
import type { BaseMove, BoardProps, GameBoard, Words } from '@bottega/kernel';
import { getContext, setContext, untrack } from 'svelte';
import { Places } from './places.svelte.ts';

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
  const places = new Places();
  const byTarget = (): Map<string, BaseMove[]> => {
    const { view } = props();
    const found = new Map<string, BaseMove[]>();
    for (const move of offered()) {
      const target = targetOf(move, view);
      if (target === null) continue;
      const there = found.get(target);
      if (there === undefined) found.set(target, [move]);
      else there.push(move);
    }
    return found;
  };
  $effect.pre(() => {
    const found = byTarget();
    const { lit } = props();
    untrack(() => places.show(found, lit));
  });
  const context: BoardContext = {
    get words() {
      return props().words;
    },
    movesAt: (target) => places.at(target).moves,
    isLit: (target) => places.at(target).lit,
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
