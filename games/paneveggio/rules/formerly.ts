/** What earlier rules did by themselves where the present ones ask: so games begun under them are taken along. */
import type { Seat } from '@bottega/kernel';
import { IMPROVE, type Move } from './moves.ts';
import type { State } from './state.ts';
import { action } from './steps/action.ts';
import { spend } from './steps/spend.ts';

export function formerly(state: State, seat: Seat, version: number): Move | null {
  if (version > 2) return null;
  const frame = state.agenda[state.agenda.length - 1];
  switch (frame.step) {
    case 'quality':
      // the token of the bonus was laid unasked (P-N2)
      return IMPROVE;
    case 'action':
      // a discard bound the player to the action (P-N4)
      if (!frame.added || action.discreet?.(state, frame)) return null;
      return only(action.legal(state, { ...frame, bound: true }, seat, ALL));
    case 'spend':
      if (frame.effect.gives.op !== 'useRelation' || spend.discreet?.(state, frame)) return null;
      return only(spend.legal(state, frame, seat, ALL).filter((move) => !usesSomis(state, move)));
    default:
      return null;
  }
}

const ALL = Number.POSITIVE_INFINITY;
const only = (moves: readonly Move[]): Move | null => (moves.length === 1 ? moves[0] : null);

/** Card 10 had no Relation in the edition of the house, but an effect at the end of the turn. */
const SOMIS = 10;
const usesSomis = (state: State, move: Move): boolean => state.edition === null && move.do === 'discard' && move.card === SOMIS;
