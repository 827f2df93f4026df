/** What earlier versions of these rules did by themselves where the present ones ask: games begun under them are taken along with it. */
import type { Seat } from '@bottega/kernel';
import { IMPROVE, type Move } from './moves.ts';
import type { State } from './state.ts';

export function formerly(state: State, _seat: Seat, version: number): Move | null {
  const frame = state.agenda[state.agenda.length - 1];
  // up to version 2 the token of the bonus was laid unasked (P-N2)
  return version <= 2 && frame.step === 'quality' ? IMPROVE : null;
}
