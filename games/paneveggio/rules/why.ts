/** Why a move can't be made: what a step says of its own moves, and of those that belong to another moment, when that is. */
import type { Reason, Seat } from '@bottega/kernel';
import { placeMoves } from './cards.ts';
import type { Move } from './moves.ts';
import { NOTE_MOVES } from './score.ts';
import type { State } from './state.ts';
import { whyNotPlace } from './steps/place-card.ts';
import { verbs } from './steps.ts';

/** Acts that people look for at the wrong moment. */
const TIMED: readonly string[] = ['place', 'add', 'apprentice', 'craft', 'relate', 'restore', 'evening', ...NOTE_MOVES];

export function why(state: State, seat: Seat, given: unknown): Reason {
  const reason = verbs.why(state, seat, given);
  if (reason.code !== 'not-now') return reason;
  const move = given as Move;
  if (!TIMED.includes(move.do)) return reason;
  const placeable: Move[] = [];
  if (move.do === 'place') placeMoves(state, seat, 'any', false, [], placeable);
  const missing = placeable.some((one) => one.do === 'place' && move.do === 'place' && one.card === move.card) ? undefined : whyNotPlace(state, seat, move);
  return missing ?? { code: 'wrong-moment', act: move.do };
}
