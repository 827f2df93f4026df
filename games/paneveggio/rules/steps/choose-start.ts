/** In player order: a starter deck, or a starting musician. */
import type { Choice } from '@bottega/kernel';
import type { Line } from '../../edition/names.ts';
import { editionOf } from '../../edition/schema.ts';
import type { FrameOf } from '../frames.ts';
import { takeOpenly } from '../ledger.ts';
import { CHOOSE_DECK, CHOOSE_MUSICIAN, type Move } from '../moves.ts';
import { ofCards, partner } from '../start.ts';
import type { State } from '../state.ts';

/** The deck recommended for a first game, while it may still be chosen (P-N7). */
export function recommendedDeck(state: State): Line | null {
  const { start, starters } = editionOf(state);
  const deck = starters.find(({ id, musician }) => id === start.recommended && state.open.includes(musician));
  return deck?.id ?? null;
}

/** A starter deck: its score, musician, hand and contacts. */
export const chooseDeck: Choice<State, FrameOf<'choose-deck'>, Move> = {
  moves: ['choose-deck'],
  legal: (state) => editionOf(state).starters.flatMap(({ id, musician }) => (state.open.includes(musician) ? [CHOOSE_DECK[id]] : [])),
  play(state, _frame, seat, move, log) {
    if (move.do !== 'choose-deck') return;
    const deck = editionOf(state).starters.find(({ id }) => id === move.deck);
    if (deck === undefined) return;
    const side = state.sides[seat];
    const taken = [deck.musician, ...deck.hand, ...deck.contacts];
    state.open = state.open.filter((card) => !taken.includes(card));
    side.score = deck.score.slice();
    for (const card of deck.hand) takeOpenly(side, card);
    side.contacts = deck.contacts.map((card) => [card]);
    partner(state, seat, deck.musician);
    log?.({ code: 'deck-chosen', seat, deck: move.deck, card: deck.musician });
  },
  prompt(state) {
    const deck = recommendedDeck(state);
    return deck === null ? { advised: false } : { advised: true, deck };
  },
};

export const chooseMusician: Choice<State, FrameOf<'choose-musician'>, Move> = {
  moves: ['choose-musician'],
  legal: (state) => ofCards(state.open, CHOOSE_MUSICIAN),
  play(state, _frame, seat, move, log) {
    if (move.do !== 'choose-musician') return;
    state.open.splice(state.open.indexOf(move.card), 1);
    partner(state, seat, move.card);
    log?.({ code: 'musician-chosen', seat, card: move.card });
  },
};
