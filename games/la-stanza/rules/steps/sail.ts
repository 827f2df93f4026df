/** A Discoveries activation: the sailboat goes on by its strength, or less, or not at all (ruling LS-A30). */
import type { Choice } from '@bottega/kernel';
import { editionOf } from '../../edition/schema.ts';
import type { Why } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { sail as advance } from '../gains.ts';
import { DECLINE, DONE, type Move, type MoveOf, SAIL } from '../moves.ts';
import type { State } from '../state.ts';

export const sail: Choice<State, FrameOf<'sail'>, Move> = {
  moves: ['sail', 'decline', 'done'],
  legal(state, frame, seat) {
    const last = editionOf(state).moneyTrack.florins.length - 1;
    const most = Math.min(frame.most, last - state.players[seat].boat);
    return most === 0 ? [DONE] : [...SAIL.slice(1, most + 1), DECLINE];
  },
  play(state, _frame, seat, move, log) {
    if (move.do === 'sail') advance(state, seat, (move as MoveOf<'sail'>).steps, log);
    else log?.({ code: move.do === 'decline' ? 'declined' : 'no-reward', seat });
  },
  why(_state, frame, _seat, move): Why | undefined {
    const { steps } = move as MoveOf<'sail'>;
    if (SAIL[steps] === undefined || steps === 0) return undefined;
    return steps > frame.most ? { code: 'too-weak', strength: frame.most, needed: steps } : { code: 'track-end' };
  },
  prompt: (_state, frame) => ({ most: frame.most }),
};
