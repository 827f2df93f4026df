import { chanceOf, readOptions, readPlayers, type Setup, seedRandom, shuffle } from '@bottega/kernel';
import { FRUITS } from '../edition/names.ts';
import { EDITION_KIT, editionOf } from '../edition/schema.ts';
import { OPTIONS, PLAYERS } from './options.ts';
import type { Card, State } from './state.ts';
import { settle } from './steps.ts';

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
