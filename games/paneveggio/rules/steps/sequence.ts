/** The start of a turn: changes of the score for studies, then Atelier or Conservation. */
import type { Choice, Log, Procedure, Seat } from '@bottega/kernel';
import type { Refused } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { ASK, ATELIER, CONSERVE, DONE, type Move } from '../moves.ts';
import { changeScore, NOTE_MOVES, noteMoves } from '../score.ts';
import type { State } from '../state.ts';
import { canPay, pay } from '../tokens.ts';

export const turn: Procedure<State, FrameOf<'turn'>> = {
  run(state, { seat }, log) {
    state.turn++;
    state.active = seat;
    log?.({ code: 'turn', seat });
    state.agenda.push({ step: 'sequence', seat });
  },
};

/** A change costs a study; who has none may ask the Master first, for one change (ruling P21). */
function paidNoteMoves(state: State, seat: Seat, moves: Move[]): void {
  const side = state.sides[seat];
  if (side.studies > 0) noteMoves(side, moves);
  else if (canPay(side, 'study', 1)) moves.push(ASK);
}

function payForChange(state: State, seat: Seat, move: Move, log?: Log): void {
  if (move.do === 'ask') state.agenda.push({ step: 'move-notes', seat, left: 1, must: true });
  else changeScore(state, seat, move, log);
  pay(state, seat, 'study', 1, log);
}

function whyNoChange(state: State, seat: Seat, move: Move): Refused | undefined {
  const side = state.sides[seat];
  if (side.studies > 0 || !(NOTE_MOVES as readonly string[]).includes(move.do)) return undefined;
  return canPay(side, 'study', 1) ? { code: 'ask-first' } : { code: 'no-study', price: 1, studies: 0 };
}

/** Any number of changes, one study each, before either sequence (ruling P4). */
export const sequence: Choice<State, FrameOf<'sequence'>, Move> = {
  moves: [...NOTE_MOVES, 'ask', 'atelier', 'conserve'],
  legal(state, _frame, seat) {
    const moves: Move[] = [ATELIER, CONSERVE];
    paidNoteMoves(state, seat, moves);
    return moves;
  },
  play(state, frame, seat, move, log) {
    if (move.do === 'atelier') {
      log?.({ code: 'atelier', seat });
      state.agenda.push({ step: 'atelier', seat, beat: 0 });
    } else if (move.do === 'conserve') {
      log?.({ code: 'conservation', seat });
      state.agenda.push({ step: 'conserve', seat });
    } else {
      state.agenda.push(frame);
      payForChange(state, seat, move, log);
    }
  },
  why: (state, _frame, seat, move) => whyNoChange(state, seat, move),
  prompt: (state, _frame, seat) => ({ change: canPay(state.sides[seat], 'study', 1), ending: state.ending }),
};

/** After the last round the score may be changed once more, to fit apprentices (ruling P34). */
export const lastNotes: Choice<State, FrameOf<'last-notes'>, Move> = {
  moves: [...NOTE_MOVES, 'ask', 'done'],
  legal(state, _frame, seat) {
    const moves: Move[] = [DONE];
    paidNoteMoves(state, seat, moves);
    return moves;
  },
  play(state, frame, seat, move, log) {
    if (move.do === 'done') return;
    state.agenda.push(frame);
    payForChange(state, seat, move, log);
  },
  why: (state, _frame, seat, move) => whyNoChange(state, seat, move),
};
