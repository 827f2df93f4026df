/** Where violins may be made and restored. */
import type { Seat } from '@bottega/kernel';
import { editionOf } from '../edition/schema.ts';
import { CRAFT, type Move, RESTORE } from './moves.ts';
import { MASTER, type Musician, musicianCard, qualityOf, type State } from './state.ts';
import { canPay, hasToken, helpFor } from './tokens.ts';

/** Whether any token of the seat, violin or Lutherie, lies on the musician. */
export function hasTokenOn(musician: Musician, seat: Seat): boolean {
  for (const violin of musician.slots) if (violin !== null && (violin.owner === seat || violin.tokens.includes(seat))) return true;
  return false;
}

/** Adds every free slot of every musician this seat may work for in that time (ruling P12). */
export function craftMoves(state: State, seat: Seat, time: number, here: number | null, moves: Move[]): void {
  const side = state.sides[seat];
  if (side.wood.length === 0) return;
  for (const musician of state.stage) {
    if (here !== null && musician.card !== here) continue;
    const { prestige } = musicianCard(state, musician.card);
    if (prestige > time) continue;
    let help = 0;
    if (musician.home === MASTER) {
      if (!canPay(side, 'study', prestige)) continue;
      help = helpFor(side, 'study', prestige);
    } else if (musician.home !== seat && !hasTokenOn(musician, seat)) continue;
    const { slots } = musician;
    for (let slot = 0; slot < slots.length; slot++) if (slots[slot] === null) moves.push(CRAFT[help][musician.card][slot]);
  }
}

/** Adds every active violin on the table that can still be restored (ruling P17). */
export function restoreMoves(state: State, seat: Seat, moves: Move[]): void {
  if (!hasToken(state.sides[seat])) return;
  const best = editionOf(state).quality;
  for (const { card, slots } of state.stage) {
    for (let slot = 0; slot < slots.length; slot++) {
      const violin = slots[slot];
      if (violin !== null && qualityOf(violin) < best) moves.push(RESTORE[card][slot]);
    }
  }
}
