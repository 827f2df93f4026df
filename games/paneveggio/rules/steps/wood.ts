/** Buying wood, and letting it age by an effect. */
import type { Choice, Log, Procedure, Seat } from '@bottega/kernel';
import { editionOf } from '../../edition/schema.ts';
import type { FrameOf } from '../frames.ts';
import { AGE, BUY, DONE, type Move } from '../moves.ts';
import type { Side, State } from '../state.ts';
import { canPay, freeable, hasToken, helpFor, isOnlyPile, pay, raiseWood, waitsForTokens } from '../tokens.ts';

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
export const buyWood: Choice<State, FrameOf<'buy-wood'>, Move> = {
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
export const ageWood: Choice<State, FrameOf<'age-wood'>, Move> = {
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

export const age: Procedure<State, FrameOf<'age'>> = {
  run(state, frame, log) {
    const { seat, quality } = frame;
    if (waitsForTokens(state, frame, 1, null)) return;
    const side = state.sides[seat];
    if (side.lutherie === 0 || !raiseWood(side, quality)) return;
    side.lutherie--;
    log?.({ code: 'wood-aged', seat, count: 1 });
  },
};
