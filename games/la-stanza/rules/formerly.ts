/** Games of earlier rules are taken along: what those did by themselves where the present ones ask. */
import type { Choice, Seat } from '@bottega/kernel';
import type { Move, StanzaFrame, State } from './state.ts';
import { STEPS } from './steps.ts';

/** The only move that version had where more are offered now. */
export function formerly(state: State, seat: Seat, version: number): Move | null {
  if (version >= 2) return null;
  const frame = state.agenda[state.agenda.length - 1];
  const { legal } = STEPS[frame.step] as Choice<State, StanzaFrame, Move>;
  const moves = legal(state, frame, seat, Number.POSITIVE_INFINITY).filter((move) => offeredFirst(frame, move));
  return moves.length === 1 ? moves[0] : null;
}

/** Whether the first version of the rules offered that move. */
function offeredFirst(frame: StanzaFrame, move: Move): boolean {
  // one passed for good instead of moving (ruling LS-A4)
  if (move.do === 'pass-out') return frame.step === 'move';
  return true;
}
