/** The recruit somebody has picked up to hire: only then the worker spaces speak of that one alone. */
import { afterPaint } from '@bottega/board-kit';
import type { BaseMove, Seat } from '@bottega/kernel';
import { getContext, setContext, untrack } from 'svelte';
import type { Move } from '../../rules/moves.ts';

export interface Hand {
  /** The recruitment space picked from, null for none. */
  readonly slot: number | null;
  mayPick(seat: Seat, slot: number): boolean;
  pick(slot: number): void;
  /** The moves that go with what is in the hand. */
  readonly moves: readonly BaseMove[];
}

const KEY = Symbol('la-stanza hand');

const slotsOf = (moves: readonly BaseMove[]): ReadonlySet<number> =>
  new Set((moves as readonly Move[]).flatMap((move) => (move.do === 'hire' ? [move.slot - 1] : [])));

export function shareHand(asked: () => { moves: readonly BaseMove[]; seat: Seat | null }): Hand {
  let chosen = $state.raw<{ slot: number; moves: readonly BaseMove[] } | null>(null);
  // like everything that may be done, a frame after what was done
  let offered = $state.raw(untrack(asked).moves);
  $effect(() => {
    void asked().moves;
    return afterPaint(() => (offered = asked().moves));
  });
  const slots = $derived(slotsOf(asked().moves));
  const picks = $derived(slotsOf(offered));
  // A choice lasts as long as the very moves it was made among; a single recruit needs no picking.
  const slot = $derived.by(() => {
    if (chosen !== null && chosen.moves === asked().moves) return chosen.slot;
    return slots.size === 1 ? ([...slots][0] ?? null) : null;
  });
  const moves = $derived(slot === null ? asked().moves : (asked().moves as readonly Move[]).filter((move) => move.do !== 'hire' || move.slot - 1 === slot));
  return setContext<Hand>(KEY, {
    get slot() {
      return slot;
    },
    get moves() {
      return moves;
    },
    mayPick: (seat, place) => seat === asked().seat && picks.has(place),
    pick(place) {
      chosen = { slot: place, moves: asked().moves };
    },
  });
}

export const inHand = (): Hand => getContext<Hand>(KEY);
