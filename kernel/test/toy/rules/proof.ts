import { type ProofKit, type Random, seedRandom, shuffle, type Viewer } from '@bottega/kernel';
import { clone } from './clone.ts';
import { FRUITS, type State } from './state.ts';
import { hasBid, highestBid } from './steps/bid.ts';

export function components(state: State): Record<string, number> {
  const cards = [...state.deck, ...state.traders.flatMap((trader) => trader.hand)];
  const counts: Record<string, number> = { coins: state.bank, ribbons: state.ribbons };
  FRUITS.forEach((fruit, kind) => {
    counts[fruit] = state.sold[kind] + cards.filter((card) => card === fruit).length;
  });
  for (const trader of state.traders) {
    counts.coins += trader.coins;
    counts.ribbons += trader.ribbons;
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
