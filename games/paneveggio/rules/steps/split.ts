/** An action split into several of the same kind. */
import type { Choice } from '@bottega/kernel';
import type { ActionFrame, FrameOf } from '../frames.ts';
import { type Move, PART } from '../moves.ts';
import type { State } from '../state.ts';
import { splits } from './apprentice.ts';

/** Each part is an action of its own (ruling P6). */
export const split: Choice<State, FrameOf<'split'>, Move> = {
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
    for (let i = parts.length - 1; i >= 0; i--) state.agenda.push(partOf(state, frame.action, parts[i], i));
    log?.({ code: 'action-split', seat, line: frame.action.line, parts: parts.join(' + ') });
  },
  prompt: (_state, { left }) => ({ time: left }),
};

/** What was done for the whole was done for its first part; the splitter acts on none of them. */
function partOf(state: State, whole: ActionFrame, time: number, nth: number): ActionFrame {
  if (nth === 0) return { ...whole, time };
  return { ...whole, time, used: whole.used.filter((card) => splits(state, card)), bound: false, added: false, withoutViolin: false };
}
