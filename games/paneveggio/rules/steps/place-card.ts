/** Placing cards of the hand by a bonus or an effect. */
import type { Choice } from '@bottega/kernel';
import { editionOf } from '../../edition/schema.ts';
import { placeFromHand, placeMoves, sequenceOf, violinsFrom } from '../cards.ts';
import type { Refused } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { DONE, type Move } from '../moves.ts';
import { cardOf, hidesHand, type State } from '../state.ts';

const NONE: readonly number[] = [];

export const placeCard: Choice<State, FrameOf<'place-card'>, Move> = {
  moves: ['place', 'done'],
  legal(state, { kind, free }, seat) {
    const moves: Move[] = [];
    placeMoves(state, seat, kind, free, NONE, moves);
    moves.push(DONE);
    return moves;
  },
  play(state, frame, seat, move, log) {
    if (move.do !== 'place') return;
    if (frame.left > 1) state.agenda.push({ ...frame, left: frame.left - 1 });
    placeFromHand(state, seat, move.card, log);
  },
  discreet: hidesHand,
  why: (state, { kind }, seat, move) => whyNotPlace(state, seat, move, kind),
  prompt: (_state, { left, kind }) => ({ count: left, kind }),
};

/** Why a card can't be placed. */
export function whyNotPlace(state: State, seat: number, move: Move, kind: 'any' | 'musician' | 'apprentice' = 'any'): Refused | undefined {
  if (move.do !== 'place') return undefined;
  const side = state.sides[seat];
  if (!side.hand.includes(move.card)) return { code: 'not-in-hand' };
  const card = cardOf(state, move.card);
  if (kind !== 'any' && card.kind !== kind) return undefined;
  if (card.kind === 'musician') {
    const owned = violinsFrom(state, seat);
    return { code: 'violins-missing', requires: card.requires.join('-'), owned: owned.map((count, at) => count - (owned[at + 1] ?? 0)).join('-') };
  }
  const { apprentices } = editionOf(state);
  if (side.formed >= apprentices) return { code: 'enough-apprentices', most: apprentices };
  return { code: 'sequence-missing', line: sequenceOf(state, move.card) };
}
