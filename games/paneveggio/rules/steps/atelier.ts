/** The Atelier reads the score from left to right, one run of notes after the other. */
import type { Procedure } from '@bottega/kernel';
import type { FrameOf } from '../frames.ts';
import { endOfRun, goingOn } from '../score.ts';
import type { State } from '../state.ts';

const NOBODY: readonly number[] = [];

export const atelier: Procedure<State, FrameOf<'atelier'>> = {
  run(state, { seat, beat, sounded }) {
    const side = state.sides[seat];
    const { score, boost } = side;
    if (beat >= score.length) {
      if (boost?.waits) side.boost = { beat: boost.beat, time: boost.time };
      // ruling P23: the order of what follows the score
      state.agenda.push(
        { step: 'end-turn', seat },
        { step: 'ageing', seat },
        { step: 'wear', seat },
        { step: 'lay-discards', seat },
        { step: 'hand-limit', seat },
        { step: 'refill', seat },
        { step: 'evening', seat },
      );
      return;
    }
    const end = endOfRun(score, beat, sounded);
    state.agenda.push(
      sounded === undefined
        ? { step: 'atelier', seat, beat: end }
        : goingOn(
            seat,
            sounded.map((heard, at) => heard || (at >= beat && at < end)),
          ),
    );
    let time = end - beat;
    if (boost !== null && !boost.waits && boost.beat >= beat && boost.beat < end) {
      // ruling P10: worth the token's time, or its own length if that is more
      time = Math.max(time, boost.time);
      state.agenda.push({ step: 'unmark', seat });
    }
    state.agenda.push({ step: 'action', seat, line: score[beat], time, mode: 'open', used: NOBODY, bound: false, added: false, withoutViolin: false });
  },
};
