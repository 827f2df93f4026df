/**
 * What somebody has picked up: a tile, a monument or a piece. Then the places it can go to are offered as well, until it
 * is put down or the table asks something else.
 */
import { type BaseMove, type Line, type Seat, sameJson } from '@bottega/kernel';
import { getContext, setContext } from 'svelte';
import type { View } from '../rules/view.ts';
import { goalOf, targetOf } from './targets.ts';

interface Asked {
  readonly view: unknown;
  readonly moves: readonly BaseMove[];
  readonly lines: readonly Line[];
  readonly viewer: Seat | null;
  readonly pending?: readonly BaseMove[] | null;
  perform(moves: readonly BaseMove[]): void;
}

interface Hand {
  /** The target of what is in the hand; null for nothing. */
  readonly held: string | null;
  /** The same, and what goes somewhere as soon as it has its last word. */
  readonly marked: string | null;
  /** What waits for its last word. */
  readonly pending: readonly BaseMove[];
  /** Tells the place that is pointed at while something is in the hand. */
  aimAt(goal: string | null): void;
  /** What would be done at the place that is pointed at, or waits for its last word. */
  readonly tried: readonly BaseMove[] | null;
  /** All that may be chosen: the moves of the question, and once more those of what is in the hand, at their goals. */
  readonly moves: readonly BaseMove[];
  targetOf(move: BaseMove, view: unknown): string | null;
  /** The move that puts what is in the hand there. */
  moveTo(goal: string): BaseMove | null;
  /** That move with the payment it asks for. */
  actTo(goal: string): readonly BaseMove[] | null;
  /** Whether what was pressed is picked up or put down instead of played. */
  takes(moves: readonly BaseMove[], target: string): boolean;
  /** Puts it there, and asks for the payment block by block. */
  otherwise(goal: string): void;
  drop(): void;
}

const KEY = Symbol('carrara hand');
/** A building shows what it costs before it is built; a piece that fits on one building only is put there at once. */
const WORKS = ['tile', 'monument'];
const PIECES = ['supply', 'stored'];

export function shareHand(asked: () => Asked): Hand {
  let chosen = $state.raw<{ readonly target: string; readonly moves: readonly BaseMove[] } | null>(null);
  let aim = $state.raw<string | null>(null);
  // it lasts as long as the very moves it was chosen among
  const held = $derived(chosen !== null && chosen.moves === asked().moves ? chosen.target : null);
  const seat = $derived(asked().viewer ?? (asked().view as View).agenda.at(-1)?.seat ?? 0);
  const copies = $derived(
    held === null
      ? []
      : asked()
          .moves.filter((move) => targetOf(move, asked().view) === held)
          .map((move) => ({ ...move })),
  );
  const moves = $derived(copies.length === 0 ? asked().moves : [...asked().moves, ...copies]);
  const moveTo = (goal: string): BaseMove | null => copies.find((move) => goalOf(move, seat) === goal) ?? null;
  const whole = (move: BaseMove): readonly BaseMove[] => asked().lines.find(({ moves: [first] }) => sameJson(first, move))?.moves ?? [move];
  const actTo = (goal: string): readonly BaseMove[] | null => {
    const move = moveTo(goal);
    return move === null ? null : whole(move);
  };
  const pending = $derived(asked().pending ?? []);
  return setContext<Hand>(KEY, {
    get held() {
      return held;
    },
    get marked() {
      return pending.length > 0 && goalOf(pending[0], seat) !== null ? targetOf(pending[0], asked().view) : held;
    },
    get pending() {
      return pending;
    },
    aimAt: (goal) => {
      aim = goal;
    },
    get tried() {
      if (pending.length > 0) return pending;
      return held === null || aim === null ? null : actTo(aim);
    },
    get moves() {
      return moves;
    },
    targetOf: (move, view) => (copies.includes(move) ? goalOf(move, seat) : targetOf(move, view)),
    moveTo,
    actTo,
    takes(pressed, target) {
      const [kind] = target.split(':');
      if (pressed.length === 0 || !(WORKS.includes(kind) || (PIECES.includes(kind) && pressed.length > 1))) return false;
      chosen = held === target ? null : { target, moves: asked().moves };
      aim = null;
      return true;
    },
    otherwise(goal) {
      const move = moveTo(goal);
      chosen = null;
      if (move !== null) asked().perform([move]);
    },
    drop() {
      chosen = null;
    },
  });
}

/** Outside a table nobody holds anything. */
const EMPTY: Hand = {
  held: null,
  marked: null,
  pending: [],
  aimAt() {},
  tried: null,
  moves: [],
  targetOf,
  moveTo: () => null,
  actTo: () => null,
  takes: () => false,
  otherwise() {},
  drop() {},
};

export const inHand = (): Hand => getContext<Hand | undefined>(KEY) ?? EMPTY;
