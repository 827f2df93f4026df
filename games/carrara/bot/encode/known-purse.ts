import type { Seat } from '@bottega/kernel';
import type { Ledger, State } from '../../rules/state.ts';

/** The florins and blocks of a seat, if somebody may know them: the own, those behind no screen, and what all saw go there. */
export function knownPurse(state: State, seat: Seat, viewer: Seat): Ledger | null {
  const player = state.players[seat];
  return seat === viewer || !state.hidden || state.agenda.length === 0 ? player : player.ledger;
}
