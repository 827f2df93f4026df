/** The one place where a move, a log line and a pressed place find each other. */
import type { BaseMove, GameEvent, Seat } from '@bottega/kernel';
import type { Fruit } from '../edition/names.ts';
import { DRAW, type Move, PAY } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';

export const crate = (fruit: Fruit): string => `crate:${fruit}`;
/** All cards of a kind in the own hand are one place. */
export const card = (fruit: Fruit | null): string => `card:${fruit}`;
export const stall = (seat: Seat): string => `stall:${seat}`;
export const purse = (seat: Seat): string => `purse:${seat}`;
export const DECK = 'deck';
export const RIBBON = 'ribbon';

export function targetOf(given: BaseMove, shown: unknown): string | null {
  const move = given as Move;
  switch (move.do) {
    case 'draw':
      return DECK;
    case 'sell':
    case 'give':
      return card(move.fruit);
    case 'beg':
      return stall(move.other);
    case 'pay':
      return purse((shown as View).agenda.at(-1)?.seat ?? 0);
    case 'bid':
      return RIBBON;
    default:
      return null;
  }
}

export function targetsOf(event: GameEvent): string[] {
  const { seat, other, fruit } = event as GameEvent & { seat: Seat; other: Seat; fruit: Fruit };
  switch (event.code) {
    case 'drew':
      return [DECK, stall(seat)];
    case 'sold':
      return [crate(fruit), stall(seat)];
    case 'begged':
    case 'gave':
    case 'paid':
      return [stall(seat), stall(other)];
    case 'ribbon':
      return [stall(seat)];
    case 'no-ribbon':
      return [RIBBON];
    default:
      return [];
  }
}

/** What somebody has in mind who presses a quiet place. */
export function intended(target: string, shown: unknown): readonly BaseMove[] {
  const asked = (shown as View).agenda.at(-1)?.step;
  const [kind, what] = target.split(':');
  switch (kind) {
    case 'deck':
      return [DRAW];
    case 'crate':
    case 'card':
      return [{ do: asked === 'give' ? 'give' : 'sell', fruit: what } as BaseMove];
    case 'stall':
      return [{ do: 'beg', other: Number(what) } as BaseMove];
    case 'purse':
      return [PAY];
    case 'ribbon':
      return [{ do: 'bid', coins: 0 } as BaseMove];
    default:
      return [];
  }
}
