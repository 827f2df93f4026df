/** With an empty supply, the disc for the grid comes out of a box, and its advantage is lost (ruling LS-A21). */
import type { Choice } from '@bottega/kernel';
import { DISCIPLINES } from '../../edition/names.ts';
import type { Why } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { GIVE_DISC, type Move, type MoveOf } from '../moves.ts';
import type { State } from '../state.ts';

export const giveDisc: Choice<State, FrameOf<'give-disc'>, Move> = {
  moves: ['give-disc'],
  legal(state, _frame, seat) {
    const { boxes } = state.players[seat];
    return GIVE_DISC.filter((_, box) => boxes[box] > 0);
  },
  play(state, frame, seat, move, log) {
    const { box } = move as MoveOf<'give-disc'>;
    state.players[seat].boxes[DISCIPLINES.indexOf(box)]--;
    state.gridDiscs[frame.space] = seat;
    log?.({ code: 'gave-disc', seat, box });
  },
  why(_state, _frame, _seat, move): Why | undefined {
    const { box } = move as MoveOf<'give-disc'>;
    return DISCIPLINES.includes(box) ? { code: 'no-disc-in-box', box } : undefined;
  },
};
