/** In the normal game blocks may be bought without turning the wheel, if some can be paid (ruling C5). */
import type { Log, Reason, Seat } from '@bottega/kernel';
import { because } from '../events.ts';
import type { Move, MoveOf } from '../moves.ts';
import type { State } from '../state.ts';
import { goToSector, offerSectors, whyNotSector } from '../steps/choose-sector.ts';
import type { Action } from './action.ts';

export const buyWithoutTurning: Action<'sector'> = {
  moves: ['sector'],
  offer(state: State, seat: Seat, moves: Move[]): void {
    if (state.variant === 'normal') offerSectors(state, seat, moves);
  },
  play(state: State, seat: Seat, move: MoveOf<'sector'>, _log?: Log): void {
    goToSector(state, seat, move);
  },
  why(state: State, seat: Seat, move: MoveOf<'sector'>): Reason | undefined {
    return state.variant === 'normal' ? whyNotSector(state, seat, move) : because('other-variant', { variant: state.variant });
  },
};
