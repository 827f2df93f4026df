/** Meeples of different colours from the Politics room, none of them white. */
import type { Choice } from '@bottega/kernel';
import { MEEPLES, WHITE } from '../../edition/names.ts';
import type { Why } from '../events.ts';
import type { SeriesFrame } from '../frames.ts';
import { gainMeeple } from '../gains.ts';
import { type Move, type MoveOf, TAKE_MEEPLE } from '../moves.ts';
import { isSeries, whyNotEnd, withEnd } from '../series.ts';
import type { State } from '../state.ts';

export const takeMeeples: Choice<State, SeriesFrame<'take-meeples'>, Move> = {
  moves: ['take-meeple', 'decline', 'done'],
  legal(state, frame) {
    const moves: Move[] = [];
    for (let colour = 0; colour < WHITE; colour++) {
      if (state.meeples[colour] > 0 && (frame.used & (1 << colour)) === 0) moves.push(TAKE_MEEPLE[colour]);
    }
    return withEnd(frame, moves);
  },
  play(state, frame, seat, move, log) {
    if (move.do !== 'take-meeple') {
      if (frame.used === 0) log?.({ code: move.do === 'decline' ? 'declined' : 'no-reward', seat });
      return;
    }
    const colour = MEEPLES.indexOf((move as MoveOf<'take-meeple'>).meeple);
    if (frame.left > 1) state.agenda.push({ ...frame, left: frame.left - 1, used: frame.used | (1 << colour) });
    gainMeeple(state, seat, colour, log);
  },
  why(_state, frame, _seat, move): Why | undefined {
    if (move.do === 'done' || move.do === 'decline') return whyNotEnd(frame);
    const colour = MEEPLES.indexOf((move as MoveOf<'take-meeple'>).meeple);
    if (colour < 0) return undefined;
    if (colour === WHITE) return { code: 'no-white' };
    return (frame.used & (1 << colour)) !== 0 ? { code: 'same-colour' } : { code: 'none-left' };
  },
  prompt: (_state, frame) => ({ left: frame.left, several: isSeries(frame) }),
};
