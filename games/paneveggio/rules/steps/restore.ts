/** Restoring violins by an effect, one token at a time; anybody's violins (ruling P17). */
import type { Choice } from '@bottega/kernel';
import { editionOf } from '../../edition/schema.ts';
import type { Refused } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { DONE, type Move } from '../moves.ts';
import { musicianOf, qualityOf, type State } from '../state.ts';
import { hasToken } from '../tokens.ts';
import { restoreMoves } from '../violins.ts';

export const restore: Choice<State, FrameOf<'restore'>, Move> = {
  moves: ['restore', 'done'],
  legal(state, _frame, seat) {
    const moves: Move[] = [];
    restoreMoves(state, seat, moves);
    moves.push(DONE);
    return moves;
  },
  play(state, { left }, seat, move) {
    if (move.do !== 'restore') return;
    if (left > 1) state.agenda.push({ step: 'restore', seat, left: left - 1 });
    state.agenda.push({ step: 'mend', seat, card: move.card, slot: move.slot, partial: false });
  },
  why: (state, _frame, seat, move) => whyNotRestore(state, seat, move),
  prompt: (_state, { left }) => ({ count: left }),
};

export function whyNotRestore(state: State, seat: number, move: Move): Refused | undefined {
  if (move.do !== 'restore') return undefined;
  if (!hasToken(state.sides[seat])) return { code: 'no-token' };
  const violin = musicianOf(state, move.card)?.slots[move.slot];
  if (!violin) return { code: 'empty-slot' };
  return qualityOf(violin) >= editionOf(state).quality ? { code: 'best-quality', quality: editionOf(state).quality } : undefined;
}
