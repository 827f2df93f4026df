/** What the steps of the set-up share. */
import type { Seat } from '@bottega/kernel';
import { removeFromHand } from './ledger.ts';
import type { Move } from './moves.ts';
import { type Hidden, noViolins, type Side, type State } from './state.ts';

const PEOPLE: readonly (readonly Seat[])[] = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3]];

/** The seats of the people: all but Stradivarius. */
export const people = (state: State): readonly Seat[] => PEOPLE[state.players];

/** The people for whom it holds. */
export function peopleWho(state: State, holds: (side: Side, state: State) => boolean): readonly Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.players; seat++) if (holds(state.sides[seat], state)) seats.push(seat);
  return seats;
}

export function anybody(state: State, holds: (side: Side, state: State) => boolean): boolean {
  for (let seat = 0; seat < state.players; seat++) if (holds(state.sides[seat], state)) return true;
  return false;
}

/** The moves of these cards. */
export function ofCards(cards: readonly Hidden[], table: readonly Move[]): Move[] {
  const moves: Move[] = [];
  for (const card of cards) moves.push(table[card as number]);
  return moves;
}

/** In secret: what is set aside is shown, or goes into the deck, when everybody has chosen. */
export function putAside(state: State, seat: Seat, card: number): void {
  const side = state.sides[seat];
  removeFromHand(side, card);
  side.aside.push(card);
}

export function partner(state: State, home: Seat, card: number): void {
  state.stage.push({ card, home, slots: noViolins(state, card) });
}
