import { chanceOf, type OptionSpec, readOptions, readPlayers, type Setup, seedRandom, shuffle } from '@bottega/kernel';
import { EDITION_KIT } from '../edition/schema.ts';
import { type Card, editionOf, FRUITS, type State } from './state.ts';
import { settle } from './steps.ts';

export const PLAYERS = { min: 2, max: 3 };
export const OPTIONS: readonly OptionSpec[] = [{ id: 'bidding', values: [true, false], default: true }];

/** Cards shuffled, hands dealt, and the first round begun. */
export function setup(given: Setup, seed: string): State {
  const players = readPlayers(given.players, PLAYERS);
  const { bidding } = readOptions(OPTIONS, given.options);
  const state: State = {
    agenda: [{ step: 'begin-round', seat: 0 }],
    random: seedRandom(seed),
    turn: 0,
    edition: given.edition === undefined ? null : EDITION_KIT.read(given.edition),
    bidding: bidding === true,
    round: 0,
    fashion: FRUITS[0],
    deck: [],
    sold: FRUITS.map(() => 0),
    bank: 0,
    ribbons: 0,
    traders: [],
  };
  const { cards, hand, coins, rounds } = editionOf(state);
  state.deck = shuffle<Card>(
    FRUITS.flatMap((fruit) => Array<Card>(cards[fruit]).fill(fruit)),
    chanceOf(state),
  );
  state.bank = coins.bank;
  state.ribbons = rounds;
  state.traders = Array.from({ length: players }, () => ({ hand: state.deck.splice(-hand.start), coins: coins.start, ribbons: 0, bid: null }));
  settle(state);
  return state;
}
