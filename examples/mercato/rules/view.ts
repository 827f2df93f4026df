import type { Viewer } from '@bottega/kernel';
import type { State } from './state.ts';

/** A view has the state's own shape, with null for what is hidden. */
export type View = State;

/**
 * What the viewer may know, named piece by piece: the own hand and bid; of the others only how many cards they hold.
 */
export function view(state: State, viewer: Viewer): View {
  return {
    agenda: state.agenda.slice(),
    random: null,
    turn: state.turn,
    edition: state.edition,
    bidding: state.bidding,
    round: state.round,
    fashion: state.fashion,
    deck: state.deck.map(() => null),
    sold: state.sold.slice(),
    bank: state.bank,
    ribbons: state.ribbons,
    traders: state.traders.map(({ hand, coins, ribbons, bid }, seat) => ({
      hand: seat === viewer ? hand.slice() : hand.map(() => null),
      coins,
      ribbons,
      bid: seat === viewer ? bid : null,
    })),
  };
}
