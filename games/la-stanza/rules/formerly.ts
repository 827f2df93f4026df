/** Games of earlier rules are taken along: what those did by themselves where the present ones ask. */
import type { Choice, Seat } from '@bottega/kernel';
import { editionOf } from '../edition/schema.ts';
import type { Frame, HireFrame } from './frames.ts';
import type { Move, MoveOf } from './moves.ts';
import type { State } from './state.ts';
import { neededLater } from './steps/hire.ts';
import { STEPS } from './steps.ts';

/** The only move that version had where more are offered now. */
export function formerly(state: State, seat: Seat, version: number): Move | null {
  if (version >= 2) return null;
  const frame = state.agenda[state.agenda.length - 1];
  const { legal } = STEPS[frame.step] as Choice<State, Frame, Move>;
  const moves = legal(state, frame, seat, Number.POSITIVE_INFINITY).filter((move) => offeredFirst(state, frame, move));
  return moves.length === 1 ? moves[0] : null;
}

/** Whether the first version of the rules offered that move. */
function offeredFirst(state: State, frame: Frame, move: Move): boolean {
  // one passed for good instead of moving (ruling LS-A4)
  if (move.do === 'pass-out') return frame.step === 'move';
  // something had to be taken (ruling LS-A30)
  if (move.do === 'decline') return false;
  // a firing came instead of all hires (ruling LS-A29)
  if (move.do === 'fire') return (frame as HireFrame).hired === 0;
  if (move.do === 'hire') return !(frame as HireFrame).fired && keepsFirstHire(state, frame as HireFrame, move);
  return true;
}

/** Another hire had to leave the florins for the one that is needed, even where somebody could be fired. */
function keepsFirstHire(state: State, frame: HireFrame, { slot, worker }: MoveOf<'hire'>): boolean {
  const { disciplineOf, hiringCosts } = editionOf(state);
  const { recruits, florins } = state.players[frame.seat];
  return disciplineOf[recruits[slot - 1]] === frame.discipline || hiringCosts[worker - 1] <= florins - neededLater(state, frame);
}
