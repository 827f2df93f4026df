/**
 * One full table that fits a view: hidden hands hold the cards that were seen to go there, and the cards not seen are
 * dealt at random to the other hidden places.
 */
import { type Random, seedRandom, shuffle, type Viewer } from '@bottega/kernel';
import { editionOf } from '../edition/schema.ts';
import { clone } from './clone.ts';
import type { Hidden, Side, State } from './state.ts';
import type { View } from './view.ts';

export function guess(view: View, _viewer: Viewer, random: Random): State {
  const state = clone(view);
  state.random = seedRandom(`guess ${random(0x100000000)} ${random(0x100000000)}`);
  const seen = new Set<Hidden>(state.open);
  for (const { card } of state.stage) seen.add(card);
  for (const side of state.sides) {
    for (const card of [...side.hand, ...side.known, ...side.aside, ...side.packet, ...side.contacts.flat(), ...side.discards, ...side.apprentices])
      seen.add(card);
  }
  const unseen = shuffle(
    editionOf(state)
      .cards.map((card) => card.number)
      .filter((card) => !seen.has(card)),
    random,
  );
  const fill = (cards: Hidden[]): Hidden[] => cards.map((card) => card ?? (unseen.pop() as number));
  for (const side of state.sides) {
    side.hand = fill(remembered(side));
    side.aside = fill(side.aside);
    side.packet = fill(side.packet);
  }
  state.deck = fill(state.deck);
  return state;
}

/** The hand, with the known cards in the first of the hidden places. */
function remembered({ hand, known }: Side): Hidden[] {
  const cards = known.filter((card) => !hand.includes(card));
  return hand.map((card) => card ?? cards.shift() ?? null);
}
