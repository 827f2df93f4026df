/** Discs into different boxes of the Religion room, never the Religion box itself. */
import type { Choice } from '@bottega/kernel';
import { DISCIPLINES, RELIGION } from '../../edition/names.ts';
import type { Why } from '../events.ts';
import type { SeriesFrame } from '../frames.ts';
import { placeDisc } from '../gains.ts';
import { type Move, type MoveOf, PLACE_DISC } from '../moves.ts';
import { isSeries, whyNotEnd, withEnd } from '../series.ts';
import type { State } from '../state.ts';

export const placeDiscs: Choice<State, SeriesFrame<'place-discs'>, Move> = {
  moves: ['place-disc', 'decline', 'done'],
  legal(state, frame, seat) {
    const moves: Move[] = [];
    if (state.players[seat].discs > 0) {
      for (let box = 0; box < DISCIPLINES.length; box++) if (box !== RELIGION && (frame.used & (1 << box)) === 0) moves.push(PLACE_DISC[box]);
    }
    return withEnd(frame, moves);
  },
  play(state, frame, seat, move, log) {
    if (move.do !== 'place-disc') {
      if (move.do === 'decline') log?.({ code: 'declined', seat });
      else if (state.players[seat].discs === 0) log?.({ code: 'no-disc', seat });
      return;
    }
    const box = DISCIPLINES.indexOf((move as MoveOf<'place-disc'>).box);
    placeDisc(state, seat, box, log);
    if (frame.left > 1) state.agenda.push({ ...frame, left: frame.left - 1, used: frame.used | (1 << box) });
  },
  why(_state, frame, _seat, move): Why | undefined {
    if (move.do === 'done' || move.do === 'decline') return whyNotEnd(frame);
    const box = DISCIPLINES.indexOf((move as MoveOf<'place-disc'>).box);
    if (box < 0) return undefined;
    if (box === RELIGION) return { code: 'religion-box' };
    return (frame.used & (1 << box)) !== 0 ? { code: 'same-box' } : undefined;
  },
  prompt: (_state, frame) => ({ left: frame.left, several: isSeries(frame) }),
};
