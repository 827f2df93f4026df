import { type Random, seedRandom, shuffle, type Viewer } from '@bottega/kernel';
import { FRUITS } from '../edition/names.ts';
import { editionOf } from '../edition/schema.ts';
import { clone } from './clone.ts';
import type { Card, State } from './state.ts';
import { hasBid, highestBid } from './steps/bid.ts';
import type { View } from './view.ts';

/** Deals the cards that are not seen to the places where they may lie, and makes up the sealed bids. */
export function guess(view: View, viewer: Viewer, random: Random): State {
  const state = clone(view);
  state.random = seedRandom(String(random(2 ** 32)));
  const unseen = shuffle(unseenCards(view), random);
  const fill = (card: Card): Card => card ?? (unseen.pop() as Card);
  state.deck = state.deck.map(fill);
  state.traders.forEach((trader, seat) => {
    trader.hand = trader.hand.map(fill);
    if (seat !== viewer && hasBid(state, seat)) trader.bid = random(highestBid(state, seat) + 1);
  });
  return state;
}

function unseenCards(view: View): Card[] {
  const seen = [...view.deck, ...view.traders.flatMap((trader) => trader.hand)];
  return FRUITS.flatMap((fruit, kind) => {
    const known = view.sold[kind] + seen.filter((card) => card === fruit).length;
    return Array<Card>(editionOf(view).cards[fruit] - known).fill(fruit);
  });
}
