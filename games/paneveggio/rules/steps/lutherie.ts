/**
 * Lutherie tokens as a price: they come off violins, whoever's, and stocked wood, as for the apprentices of Wood at the end
 * (ruling P54), and go back to the reserve.
 */
import type { Choice, Log, Seat } from '@bottega/kernel';
import type { FrameOf } from '../frames.ts';
import { LIFT, LOWER_WOOD, type Move, type MoveOf } from '../moves.ts';
import { musicianOf, qualityOf, replaceMusician, type State, withSlot } from '../state.ts';
import { lowerWood, qualityMoves } from '../tokens.ts';

export function canPayLutherie(state: State, seat: Seat, count: number): boolean {
  let own = 0;
  for (const quality of state.sides[seat].wood) own += quality - 1;
  for (const { slots } of state.stage) for (const violin of slots) for (const owner of violin?.tokens ?? []) if (owner === seat) own++;
  return own >= count;
}

/** Adds every place a token can come from. */
export function lutherieMoves(state: State, seat: Seat, moves: Move[]): void {
  qualityMoves(state.sides[seat].wood, LOWER_WOOD, moves, 2);
  for (const { card, slots } of state.stage) {
    for (let slot = 0; slot < slots.length; slot++) if (slots[slot]?.tokens.includes(seat)) moves.push(LIFT[card][slot]);
  }
}

export function payToken(state: State, seat: Seat, move: MoveOf<'lower-wood'> | MoveOf<'lift'>, log?: Log): void {
  const side = state.sides[seat];
  side.lutherie++;
  if (move.do === 'lower-wood') {
    lowerWood(side, move.quality, 1);
    log?.({ code: 'wood-lowered', seat, quality: move.quality - 1 });
    return;
  }
  const musician = musicianOf(state, move.card);
  const violin = musician?.slots[move.slot];
  if (musician === undefined || !violin) return;
  const tokens = violin.tokens.slice();
  // of several the highest; those of others stay where they are
  tokens.splice(tokens.lastIndexOf(seat), 1);
  replaceMusician(state, withSlot(musician, move.slot, { owner: violin.owner, tokens }));
  log?.({ code: 'token-lifted', seat, card: move.card, quality: qualityOf(violin) - 1 });
}

/** The rest of a price in Lutherie tokens, one at a time. */
export const payLutherie: Choice<State, FrameOf<'pay-lutherie'>, Move> = {
  moves: ['lower-wood', 'lift'],
  legal(state, _frame, seat) {
    const moves: Move[] = [];
    lutherieMoves(state, seat, moves);
    return moves;
  },
  play(state, { left }, seat, move, log) {
    if (move.do !== 'lower-wood' && move.do !== 'lift') return;
    if (left > 1) state.agenda.push({ step: 'pay-lutherie', seat, left: left - 1 });
    payToken(state, seat, move, log);
  },
  why: (_state, _frame, _seat, move) => (move.do === 'lift' ? { code: 'no-token-there', card: move.card } : { code: 'no-wood' }),
  prompt: (_state, { left }) => ({ count: left }),
};
