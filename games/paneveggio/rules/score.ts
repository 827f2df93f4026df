/** The score of seven beats: its changes, its actions, and the sequences apprentices ask for. */
import type { Log, Seat } from '@bottega/kernel';
import type { Line } from '../edition/names.ts';
import { editionOf } from '../edition/schema.ts';
import type { FrameOf } from './frames.ts';
import { LOWER, type Move, RAISE, SHIFT, SWAP } from './moves.ts';
import type { Side, State } from './state.ts';

export const NOTE_MOVES = ['raise', 'lower', 'swap', 'shift'] as const;

/** Adds every change of the score. */
export function noteMoves(side: Side, moves: Move[]): void {
  const { score } = side;
  const beats = score.length;
  const beat = side.boost === null ? -1 : side.boost.beat;
  for (let i = 0; i < beats; i++) {
    moves.push(RAISE[i], LOWER[i]);
    const next = i + 1 === beats ? 0 : i + 1;
    if (score[i] !== score[next] || beat === i || beat === next) moves.push(SWAP[i]);
  }
  moves.push(SHIFT[0], SHIFT[1]);
}

/** Carries out one change (ruling P4); a token on a note goes where the note goes. */
export function changeScore(state: State, seat: Seat, move: Move, log?: Log): void {
  const side = state.sides[seat];
  const { score } = side;
  const { lines } = editionOf(state);
  const beats = score.length;
  switch (move.do) {
    case 'raise':
    case 'lower': {
      // ruling P2: the lines are a ring, Wood and Restoration are neighbours
      const at = lines.indexOf(score[move.beat]) + (move.do === 'raise' ? lines.length - 1 : 1);
      score[move.beat] = lines[at % lines.length];
      log?.({ code: 'note-moved', seat, beat: move.beat, line: score[move.beat] });
      return;
    }
    case 'swap': {
      const next = (move.beat + 1) % beats;
      const line = score[move.beat];
      score[move.beat] = score[next];
      score[next] = line;
      if (side.boost?.beat === move.beat) side.boost = { ...side.boost, beat: next };
      else if (side.boost?.beat === next) side.boost = { ...side.boost, beat: move.beat };
      follow(state, seat, (sounded) => sounded.with(move.beat, sounded[next]).with(next, sounded[move.beat]));
      log?.({ code: 'notes-swapped', seat, beat: move.beat });
      return;
    }
    case 'shift': {
      if (move.to === 'left') score.push(score.shift() as Line);
      else score.unshift(score.pop() as Line);
      if (side.boost !== null) side.boost = { ...side.boost, beat: (side.boost.beat + (move.to === 'left' ? beats - 1 : 1)) % beats };
      follow(state, seat, (sounded) => sounded.map((_, beat) => sounded[(beat + (move.to === 'left' ? 1 : beats - 1)) % beats]));
      log?.({ code: 'score-shifted', seat, to: move.to });
    }
  }
}

/** The Atelier goes on with the leftmost note that has not sounded. */
export function goingOn(seat: Seat, sounded: readonly boolean[]): FrameOf<'atelier'> {
  const next = sounded.indexOf(false);
  return { step: 'atelier', seat, beat: next < 0 ? sounded.length : next, sounded };
}

/** Notes that move while the score is read take with them whether they have sounded: each does so once (ruling P55). */
function follow(state: State, seat: Seat, moved: (sounded: readonly boolean[]) => readonly boolean[]): void {
  const at = state.agenda.findLastIndex((frame) => frame.step === 'atelier' && frame.seat === seat);
  if (at < 0) return;
  const { beat, sounded } = state.agenda[at] as FrameOf<'atelier'>;
  state.agenda[at] = goingOn(seat, moved(sounded ?? state.sides[seat].score.map((_, other) => other < beat)));
}

/** The beat after the run of equal notes that begins here; beats seven and one do not merge (ruling P3). */
export function endOfRun(score: readonly Line[], beat: number, sounded?: readonly boolean[]): number {
  let end = beat + 1;
  while (end < score.length && score[end] === score[beat] && !sounded?.[end]) end++;
  return end;
}

/** Whether three actions in a row are these, in this order and without wrap-around (ruling P27). */
export function holdsSequence(score: readonly Line[], sequence: readonly Line[]): boolean {
  for (let start = 0; start < score.length; start = endOfRun(score, start)) {
    let beat = start;
    let matched = 0;
    while (matched < sequence.length && beat < score.length && score[beat] === sequence[matched]) {
      beat = endOfRun(score, beat);
      matched++;
    }
    if (matched === sequence.length) return true;
  }
  return false;
}
