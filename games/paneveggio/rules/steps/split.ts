/** An action split into several of the same kind. */
import { type Move, PART } from '../moves.ts';
import type { Choice } from './types.ts';

/** Each part is an action of its own (ruling P6). */
export const split: Choice<'split'> = {
  moves: ['part'],
  legal(_state, { left }, _seat, most) {
    const moves: Move[] = [];
    for (let time = 1; time <= left && moves.length < most; time++) moves.push(PART[time]);
    return moves;
  },
  play(state, frame, seat, move, log) {
    if (move.do !== 'part') return;
    const parts = [...frame.parts, move.time];
    if (move.time < frame.left) {
      state.agenda.push({ ...frame, left: frame.left - move.time, parts });
      return;
    }
    // whoever acted on the whole does not act on its parts again
    for (let i = parts.length - 1; i >= 0; i--) state.agenda.push({ ...frame.action, time: parts[i] });
    log?.({ code: 'action-split', seat, line: frame.action.line, parts: parts.join(' + ') });
  },
  prompt: (_state, { left }) => ({ time: left }),
};
