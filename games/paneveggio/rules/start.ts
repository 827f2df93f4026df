/** What the steps of the set-up share. */
import type { Seat } from '@bottega/kernel';
import { removeFromHand } from './cards.ts';
import type { Move } from './moves.ts';
import { musicianCard, type State } from './state.ts';

const PEOPLE: readonly (readonly Seat[])[] = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3]];

/** The seats of the people: all but Stradivarius. */
export const people = (state: State): readonly Seat[] => PEOPLE[state.players];

export const ofHand = (state: State, seat: Seat, table: readonly Move[]): Move[] => state.sides[seat].hand.map((card) => table[card as number]);

/** In secret: what is set aside is shown, or goes into the deck, when everybody has chosen. */
export function putAside(state: State, seat: Seat, card: number): void {
  const side = state.sides[seat];
  removeFromHand(side, card);
  side.aside.push(card);
}

export function partner(state: State, home: Seat, card: number): void {
  state.stage.push({ card, home, slots: musicianCard(state, card).slots.map(() => null) });
}
