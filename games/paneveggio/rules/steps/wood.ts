/** Buying wood and letting it age. */
import type { Log, Seat } from '@bottega/kernel';
import { AGE, BUY, DONE, FREE_DUCAT, FREE_STUDY, FREE_WOOD, type Move } from '../moves.ts';
import { editionOf, type Side, type State } from '../state.ts';
import { canPay, freeable, hasToken, helpFor, isOnlyPile, lowerWood, pay, qualityMoves, raiseWood, waitsForTokens } from '../tokens.ts';
import type { Choice, Procedure } from './types.ts';

/** Adds the qualities that can be bought in that time (ruling P11). */
export function buyMoves(state: State, seat: Seat, time: number, moves: Move[]): void {
  const side = state.sides[seat];
  if (side.violins === 0 || !canPay(side, 'ducat', 1)) return;
  const best = Math.min(time, editionOf(state).quality);
  const help = helpFor(side, 'ducat', 1);
  for (let quality = best; quality >= 1; quality--) moves.push(BUY[help][quality]);
}

export function buy(state: State, seat: Seat, quality: number, log?: Log): void {
  state.agenda.push({ step: 'stock', seat, quality, partial: false });
  pay(state, seat, 'ducat', 1, log);
}

/** A purchase given by an effect: it can't be boosted. */
export const buyWood: Choice<'buy-wood'> = {
  moves: ['buy', 'done'],
  legal(state, { time }, seat) {
    const moves: Move[] = [];
    buyMoves(state, seat, time, moves);
    moves.push(DONE);
    return moves;
  },
  play(state, _frame, seat, move, log) {
    if (move.do === 'buy') buy(state, seat, move.quality, log);
  },
  why(state, _frame, seat) {
    const side = state.sides[seat];
    return side.violins === 0 ? { code: 'no-violin-left' } : canPay(side, 'ducat', 1) ? undefined : { code: 'no-ducat' };
  },
  prompt: (_state, { time }) => ({ time }),
};

/** A pile gives no token for its own ageing. */
function ageMoves(state: State, side: Side, moves: Move[]): void {
  const free = freeable(side, null);
  const { wood } = side;
  for (let at = 0; at < wood.length; at++) {
    const quality = wood[at];
    if (quality >= editionOf(state).quality || quality === wood[at - 1]) continue;
    if (side.lutherie > 0 || free > (isOnlyPile(side, quality) ? quality - 1 : 0)) moves.push(AGE[quality]);
  }
}

/** Ageing by an effect: one token at a time on any stocked wood. */
export const ageWood: Choice<'age-wood'> = {
  moves: ['age', 'done'],
  legal(state, _frame, seat) {
    const side = state.sides[seat];
    const moves: Move[] = [];
    ageMoves(state, side, moves);
    moves.push(DONE);
    return moves;
  },
  play(state, { left }, seat, move) {
    if (move.do !== 'age') return;
    if (left > 1) state.agenda.push({ step: 'age-wood', seat, left: left - 1 });
    state.agenda.push({ step: 'age', seat, quality: move.quality, partial: false });
  },
  why: (state, _frame, seat) => (hasToken(state.sides[seat]) ? { code: 'no-wood' } : { code: 'no-token' }),
  prompt: (_state, { left }) => ({ count: left }),
};

export const age: Procedure<'age'> = {
  run(state, frame, log) {
    const { seat, quality } = frame;
    if (waitsForTokens(state, frame, 1, null)) return;
    const side = state.sides[seat];
    if (side.lutherie === 0 || !raiseWood(side, quality)) return;
    side.lutherie--;
    log?.({ code: 'wood-aged', seat, count: 1 });
  },
};

/** At the end of the turn every stocked wood ages by one. */
export const ageing: Procedure<'ageing'> = {
  run(state, { seat }, log) {
    const side = state.sides[seat];
    const best = editionOf(state).quality;
    const young = side.wood.filter((quality) => quality < best);
    if (young.length === 0) return;
    if (side.lutherie < young.length) {
      state.agenda.push({ step: 'age-short', seat, woods: young });
      return;
    }
    side.lutherie -= young.length;
    side.wood = side.wood.map((quality) => Math.min(best, quality + 1));
    log?.({ code: 'wood-aged', seat, count: young.length });
  },
};

const without = (woods: readonly number[], quality: number): number[] => woods.toSpliced(woods.indexOf(quality), 1);
const count = (woods: readonly number[], quality: number): number => woods.reduce((sum, other) => sum + (other === quality ? 1 : 0), 0);

/** Whether there is such a pile beside those that wait to age. */
const isSpare = (side: Side, woods: readonly number[], quality: number): boolean => count(side.wood, quality) > count(woods, quality);

/** Stocked wood may give a token for other piles (ruling P19); one that waits to age itself gives that up with it. */
function freeWoodMoves(side: Side, woods: readonly number[], moves: Move[]): void {
  const missing = woods.length - side.lutherie;
  if (missing <= 0) return;
  for (let at = 0; at < side.wood.length; at++) {
    const quality = side.wood[at];
    if (quality > 1 && quality !== side.wood[at - 1] && (missing > 1 || isSpare(side, woods, quality))) moves.push(FREE_WOOD[quality]);
  }
}

/** There are too few tokens for all the wood: which piles age, and are tokens freed for it? */
export const ageShort: Choice<'age-short'> = {
  moves: ['age', 'free', 'done'],
  legal(state, { woods }, seat) {
    const side = state.sides[seat];
    const moves: Move[] = [];
    if (woods.length > side.lutherie && side.ducats > 0) moves.push(FREE_DUCAT);
    if (woods.length > side.lutherie && side.studies > 0) moves.push(FREE_STUDY);
    freeWoodMoves(side, woods, moves);
    if (side.lutherie > 0) qualityMoves(woods, AGE, moves, 1);
    moves.push(DONE);
    return moves;
  },
  play(state, frame, seat, move, log) {
    const side = state.sides[seat];
    if (move.do === 'done') return;
    if (move.do === 'free') {
      const quality = move.quality ?? 0;
      const waiting = move.from === 'wood' && !isSpare(side, frame.woods, quality);
      if (move.from === 'ducat') side.ducats--;
      else if (move.from === 'study') side.studies--;
      else lowerWood(side, quality, 1);
      side.lutherie++;
      log?.({ code: 'freed', seat, zone: move.from });
      state.agenda.push(waiting ? { step: 'age-short', seat, woods: without(frame.woods, quality) } : frame);
    } else if (move.do === 'age') {
      const woods = without(frame.woods, move.quality);
      raiseWood(side, move.quality);
      side.lutherie--;
      log?.({ code: 'wood-aged', seat, count: 1 });
      if (woods.length > 0) state.agenda.push({ step: 'age-short', seat, woods });
    }
  },
  prompt: (_state, { woods }) => ({ count: woods.length }),
};
