/** Too many meeples: the player chooses what goes back to the Politics room (ruling LS-A22). */
import type { Choice } from '@bottega/kernel';
import { MEEPLES } from '../../edition/names.ts';
import { editionOf } from '../../edition/schema.ts';
import type { Why } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { returnMeeple as giveBack } from '../gains.ts';
import { type Move, type MoveOf, RETURN_MEEPLE } from '../moves.ts';
import type { State } from '../state.ts';

export const returnMeeple: Choice<State, FrameOf<'return-meeple'>, Move> = {
  moves: ['return-meeple'],
  legal(state, _frame, seat) {
    const { meeples } = state.players[seat];
    return RETURN_MEEPLE.filter((_, colour) => meeples[colour] > 0);
  },
  play(state, _frame, seat, move, log) {
    const { meeple } = move as MoveOf<'return-meeple'>;
    giveBack(state, seat, MEEPLES.indexOf(meeple));
    log?.({ code: 'returned-meeple', seat, meeple });
  },
  why(_state, _frame, _seat, move): Why | undefined {
    const { meeple } = move as MoveOf<'return-meeple'>;
    return MEEPLES.includes(meeple) ? { code: 'meeple-missing', meeple } : undefined;
  },
  prompt: (state) => ({ limit: editionOf(state).meeples.limit }),
};
