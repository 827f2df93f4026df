/** What earlier versions of these rules did by themselves where the present ones ask: games begun under them are taken along with it. */
import type { Seat } from '@bottega/kernel';
import type { ActionFrame } from './frames.ts';
import { IMPROVE, type Move } from './moves.ts';
import { hidesHand, type State } from './state.ts';
import { action } from './steps/action.ts';

export function formerly(state: State, seat: Seat, version: number): Move | null {
  if (version > 2) return null;
  const frame = state.agenda[state.agenda.length - 1];
  // the token of the bonus was laid unasked (P-N2)
  if (frame.step === 'quality') return IMPROVE;
  if (frame.step === 'action' && frame.added) return onlyWay(state, seat, frame);
  return null;
}

/** A discard bound the player to the action (P-N4), so that the only way left was taken where nobody else could learn of the hand from it. */
function onlyWay(state: State, seat: Seat, frame: ActionFrame): Move | null {
  const moves = action.legal(state, { ...frame, bound: true }, seat, 2);
  return moves.length === 1 && !hidesHand(state, frame) ? moves[0] : null;
}
