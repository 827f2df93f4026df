import { type ProofKit, type Random, seedRandom, shuffle, type Viewer } from '@bottega/kernel';
import { clone } from './clone.ts';
import type { State } from './state.ts';
import { hasBid, highestBid } from './steps/bid.ts';

export function components({ bank, ribbons, sold, deck, traders }: State): Record<string, number> {
  const counts = { coins: bank, ribbons, apple: sold[0], fig: sold[1], plum: sold[2] };
  for (const card of deck) if (card !== null) counts[card]++;
  for (const trader of traders) {
    counts.coins += trader.coins;
    counts.ribbons += trader.ribbons;
    for (const card of trader.hand) if (card !== null) counts[card]++;
  }
  return counts;
}

/** Mixes the deck with the others' hands, reseals their bids and reseeds chance. */
function scramble(state: State, viewer: Viewer, random: Random): State {
  const other = clone(state);
  const hidden = other.traders.filter((_, seat) => seat !== viewer);
  const cards = shuffle([...other.deck, ...hidden.flatMap((trader) => trader.hand)], random);
  for (const trader of hidden) trader.hand = cards.splice(0, trader.hand.length);
  other.deck = cards;
  other.traders.forEach((trader, seat) => {
    if (seat !== viewer && hasBid(state, seat)) trader.bid = random(highestBid(state, seat) + 1);
  });
  other.random = seedRandom(String(random(2 ** 32)));
  return other;
}

export const proof: ProofKit<State> = {
  components,
  scramble,
  settings: [2, 3].flatMap((players) => [true, false].map((bidding) => ({ players, options: { bidding } }))),
};
