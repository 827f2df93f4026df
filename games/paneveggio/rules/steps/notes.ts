/** Moving notes by an effect, and the token on a note. */
import type { Choice, Procedure } from '@bottega/kernel';
import type { FrameOf } from '../frames.ts';
import { DONE, MARK, type Move } from '../moves.ts';
import { changeScore, NOTE_MOVES, noteMoves } from '../score.ts';
import type { State } from '../state.ts';
import { hasToken, waitsForTokens } from '../tokens.ts';

/** Movements that cost no study; `must` when one has been paid for. */
export const moveNotes: Choice<State, FrameOf<'move-notes'>, Move> = {
  moves: [...NOTE_MOVES, 'done'],
  legal(state, { must }, seat) {
    const moves: Move[] = [];
    noteMoves(state.sides[seat], moves);
    if (!must) moves.push(DONE);
    return moves;
  },
  play(state, frame, seat, move, log) {
    if (move.do === 'done') return;
    changeScore(state, seat, move, log);
    if (frame.left > 1) state.agenda.push({ ...frame, left: frame.left - 1 });
  },
  prompt: (_state, { left }) => ({ count: left }),
};

/** A Lutherie token on a note: its action is worth more at the next Atelier (ruling P10). */
export const markNote: Choice<State, FrameOf<'mark-note'>, Move> = {
  moves: ['mark', 'done'],
  legal(state, _frame, seat) {
    const side = state.sides[seat];
    return side.boost !== null || !hasToken(side) ? [DONE] : [...MARK, DONE];
  },
  play(state, { time }, seat, move) {
    if (move.do === 'mark') state.agenda.push({ step: 'mark', seat, beat: move.beat, time, partial: false });
  },
  prompt: (_state, { time }) => ({ time }),
};

export const mark: Procedure<State, FrameOf<'mark'>> = {
  run(state, frame, log) {
    if (waitsForTokens(state, frame, 1, null)) return;
    const { seat, beat, time } = frame;
    const side = state.sides[seat];
    if (side.lutherie === 0) return;
    side.lutherie--;
    // laid while the score is being read, it is for the next time
    const reading = state.agenda.some((other) => other.step === 'atelier' && other.seat === seat);
    side.boost = reading ? { beat, time, waits: true } : { beat, time };
    log?.({ code: 'note-marked', seat, beat, time });
  },
};

/** The action of the marked note is over: the token goes back to the reserve. */
export const unmark: Procedure<State, FrameOf<'unmark'>> = {
  run(state, { seat }) {
    const side = state.sides[seat];
    if (side.boost === null) return;
    side.boost = null;
    side.lutherie++;
  },
};
