/** What a board shares with the spots on it, so that nobody has to hand it down. */
import type { BaseMove, BoardProps, GameBoard, Line, Outcome, Seat, Words } from '@bottega/kernel';
import { getContext, onDestroy, setContext, untrack } from 'svelte';
import { afterPaint } from './after-paint.ts';
import { Places } from './places.svelte.ts';

export interface BoardContext {
  readonly words: Words;
  /** The viewer's legal moves on that target. */
  movesAt(target: string): readonly BaseMove[];
  /** Presses of that target that stand for several moves. */
  linesAt(target: string): readonly Line[];
  isLit(target: string): boolean;
  /** What choosing it costs and brings, as soon as it is worked out. */
  outcomeAt(target: string): Outcome | null;
  /** The seat whose board is shown large in place of one's own. */
  readonly looking: Seat | null;
  look(seat: Seat | null): void;
  /** The one region to draw; null for the whole table. */
  readonly region: string | null;
  /** A place was pressed: what may be done there now is chosen. */
  press(target: string, anchor?: Element): void;
  explain(target: string | null, anchor?: Element, delay?: number): void;
}

const KEY = Symbol('board');
const NONE: readonly BaseMove[] = [];

/**
 * Called once by a board's outermost component: `shareBoard(() => props, targetOf)`. `props` is a function, so that
 * spots follow every change; `offered` may narrow the legal moves to those that go with what is in the hand; `marked` are
 * targets that the question itself speaks of. What may be done next is shown a frame after what was done: the answer to a press comes first. Whoever is quicker presses what
 * may be done now.
 */
export function shareBoard(
  props: () => BoardProps,
  targetOf: GameBoard['targetOf'],
  offered: () => readonly BaseMove[] = () => props().moves,
  marked: () => readonly string[] = () => [],
): BoardContext {
  const places = new Places();
  const show = (): void => {
    pending = undefined;
    const { view, lit, lines } = props();
    const found = new Map<string, BaseMove[]>();
    for (const move of offered()) {
      const target = targetOf(move, view);
      if (target === null) continue;
      const there = found.get(target);
      if (there === undefined) found.set(target, [move]);
      else there.push(move);
    }
    places.show(found, lines, [...lit, ...marked()]);
  };
  /** Calls off what is to be shown with the next frame. */
  let pending: (() => void) | undefined;
  untrack(show);
  $effect.pre(() => {
    void [props().view, props().lit, props().lines, offered(), marked()];
    pending ??= afterPaint(show);
  });
  onDestroy(() => pending?.());
  const actsAt = (target: string): BaseMove[][] => {
    const { moves, lines } = places.at(target);
    return [...moves.map((move) => [move]), ...lines.map((line) => [...line.moves])];
  };
  const context: BoardContext = {
    get words() {
      return props().words;
    },
    movesAt: (target) => places.at(target).moves,
    linesAt: (target) => places.at(target).lines,
    isLit: (target) => places.at(target).lit,
    outcomeAt: (target) => props().outcome(target, offered().length < props().moves.length ? actsAt(target) : undefined),
    get looking() {
      return props().looking;
    },
    look: (seat) => props().look(seat),
    get region() {
      return props().region;
    },
    press(target, anchor) {
      pending?.();
      if (pending !== undefined) show();
      props().choose(places.at(target).moves, target, anchor);
    },
    explain: (target, anchor, delay) => props().explain(target, anchor, delay),
  };
  setContext(KEY, context);
  return context;
}

const SILENT_WORDS = { move: () => '' } as unknown as Words;
/** Outside a board, as on the rules page, spots are pictures. */
const NOWHERE: BoardContext = {
  words: SILENT_WORDS,
  looking: null,
  region: null,
  movesAt: () => NONE,
  linesAt: () => [],
  isLit: () => false,
  outcomeAt: () => null,
  look() {},
  press() {},
  explain() {},
};

export function boardContext(): BoardContext {
  return getContext<BoardContext | undefined>(KEY) ?? NOWHERE;
}
