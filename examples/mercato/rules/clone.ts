import { cloneRandom } from '@bottega/kernel';
import type { State } from './state.ts';

/** Frames and the edition are never changed, so that copies share them. */
export function clone(state: State): State {
  return {
    agenda: state.agenda.slice(),
    random: cloneRandom(state.random),
    turn: state.turn,
    edition: state.edition,
    bidding: state.bidding,
    round: state.round,
    fashion: state.fashion,
    deck: state.deck.slice(),
    sold: state.sold.slice(),
    bank: state.bank,
    ribbons: state.ribbons,
    traders: state.traders.map(({ hand, coins, ribbons, bid }) => ({ hand: hand.slice(), coins, ribbons, bid })),
  };
}
