/** Paying, gaining and freeing tokens. */
import type { Choice, Procedure } from '@bottega/kernel';
import type { Frame, FrameOf, NeedingFrame } from '../frames.ts';
import { FORGO, FREE_DUCAT, FREE_STUDY, FREE_WOOD, type Move, ONLY_DONE, TAKE } from '../moves.ts';
import type { Side, State } from '../state.ts';
import { addWood, freeable, gain, isOnlyPile, lowerWood, pay, waitsForTokens } from '../tokens.ts';

export const payStep: Procedure<State, FrameOf<'pay'>> = {
  run: (state, { seat, what, count }, log) => pay(state, seat, what, count, log),
};

export const gainStep: Procedure<State, FrameOf<'gain'>> = {
  run: (state, { seat, what, count, partial }, log) => gain(state, seat, what, count, log, partial),
};

/** Adds the piles that may give a token; the one to be aged by it is none of them. */
function freeWoodMoves(side: Side, waiting: Frame | undefined, moves: Move[]): void {
  for (let at = 0; at < side.wood.length; at++) {
    const quality = side.wood[at];
    if (quality < 2 || quality === side.wood[at - 1]) continue;
    if (waiting?.step !== 'age' || waiting.quality !== quality || !isOnlyPile(side, quality)) moves.push(FREE_WOOD[quality]);
  }
}

/**
 * The reserve is empty: a token may be taken from the ducats, the studies or the stocked wood, never from violins
 * (ruling P19).
 */
export const free: Choice<State, FrameOf<'free'>, Move> = {
  moves: ['free', 'forgo'],
  legal(state, { kept, must }, seat) {
    const side = state.sides[seat];
    const moves: Move[] = [];
    if (kept !== 'ducat' && side.ducats > 0) moves.push(FREE_DUCAT);
    if (kept !== 'study' && side.studies > 0) moves.push(FREE_STUDY);
    if (kept !== 'wood') freeWoodMoves(side, state.agenda.at(-2), moves);
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
export const take: Choice<State, FrameOf<'take'>, Move> = {
  moves: ['take', 'done'],
  legal(state, { left }, seat) {
    const side = state.sides[seat];
    return side.lutherie >= left ? TAKE[left] : partialTakes(side, left);
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

/**
 * With too small a reserve: only what tokens can be freed for, a ducat for studies and a study for ducats, but not both
 * ways.
 */
function partialTakes(side: Side, left: number): readonly Move[] {
  const most = (freed: number): number => Math.min(left, side.lutherie + freed);
  const studies = most(freeable(side, 'study'));
  const mixed = most(freeable(side, 'study') - side.ducats);
  const ducats = most(freeable(side, 'ducat'));
  const moves: Move[] = [];
  if (studies > 0) moves.push(TAKE[studies][0]);
  for (let count = 1; count < mixed; count++) moves.push(TAKE[mixed][count]);
  if (ducats > 0) moves.push(TAKE[ducats][ducats]);
  return moves.length === 0 ? ONLY_DONE : moves;
}

/** A bought wood comes into the stock. */
export const stock: Procedure<State, FrameOf<'stock'>> = {
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
