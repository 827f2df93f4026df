/** Paying, gaining and freeing tokens. */

import type { NeedingFrame } from '../frames.ts';
import { FORGO, FREE_DUCAT, FREE_STUDY, FREE_WOOD, type Move, ONLY_DONE, TAKE } from '../moves.ts';
import { addWood, freeable, gain, lowerWood, pay, qualityMoves, waitsForTokens } from '../tokens.ts';
import type { Choice, Procedure } from './types.ts';

export const payStep: Procedure<'pay'> = {
  run: (state, { seat, what, count }, log) => pay(state, seat, what, count, log),
};

export const gainStep: Procedure<'gain'> = {
  run: (state, { seat, what, count, partial }, log) => gain(state, seat, what, count, log, partial),
};

/** The reserve is empty: a token may be taken from the ducats, the studies or the stocked wood, never from violins (ruling P19). */
export const free: Choice<'free'> = {
  moves: ['free', 'forgo'],
  legal(state, { kept, must }, seat) {
    const side = state.sides[seat];
    const moves: Move[] = [];
    if (kept !== 'ducat' && side.ducats > 0) moves.push(FREE_DUCAT);
    if (kept !== 'study' && side.studies > 0) moves.push(FREE_STUDY);
    if (kept !== 'wood') qualityMoves(side.wood, FREE_WOOD, moves, 2);
    if (!must) moves.push(FORGO);
    return moves;
  },
  play(state, frame, seat, move, log) {
    const side = state.sides[seat];
    if (move.do === 'forgo') {
      const waiting = state.agenda.pop() as NeedingFrame;
      state.agenda.push({ ...waiting, partial: true });
      return;
    }
    if (move.do !== 'free') return;
    if (move.from === 'ducat') side.ducats--;
    else if (move.from === 'study') side.studies--;
    else lowerWood(side, move.quality as number, 1);
    side.lutherie++;
    log?.({ code: 'freed', seat, zone: move.from });
    // the waiting frame looks again whether it has enough; without anything left to free it goes on with what there is
    if (!frame.must && freeable(side, frame.kept) === 0) {
      const waiting = state.agenda.pop() as NeedingFrame;
      state.agenda.push({ ...waiting, partial: true });
    }
  },
};

/** Tokens taken as ducats or studies, in any mixture. */
export const take: Choice<'take'> = {
  moves: ['take', 'done'],
  legal(state, { left }, seat) {
    const side = state.sides[seat];
    const count = Math.min(left, side.lutherie + freeable(side, null));
    return count === 0 ? ONLY_DONE : TAKE[count];
  },
  play(state, _frame, seat, move, log) {
    if (move.do !== 'take') return;
    const side = state.sides[seat];
    if (side.lutherie >= move.ducats + move.studies) {
      gain(state, seat, 'ducat', move.ducats, log);
      gain(state, seat, 'study', move.studies, log);
      return;
    }
    if (move.studies > 0) state.agenda.push({ step: 'gain', seat, what: 'study', count: move.studies, partial: false });
    gain(state, seat, 'ducat', move.ducats, log);
  },
  prompt: (_state, { left }) => ({ count: left }),
};

/** A bought wood comes into the stock. */
export const stock: Procedure<'stock'> = {
  run(state, frame, log) {
    const { seat, quality } = frame;
    const side = state.sides[seat];
    if (waitsForTokens(state, frame, quality - 1, null)) return;
    const reached = Math.min(quality, 1 + side.lutherie);
    side.violins--;
    side.lutherie -= reached - 1;
    addWood(side, reached);
    log?.({ code: 'wood-bought', seat, quality: reached });
  },
};
