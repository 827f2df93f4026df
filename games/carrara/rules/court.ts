/** The Royal Court: which bonus a section gives, and whether evaluating with it could be finished. */
import type { Log, Seat } from '@bottega/kernel';
import { type Bonus, DECORATIONS } from '../edition/names.ts';
import { editionOf } from '../edition/schema.ts';
import { moveFlorins } from './ledger.ts';
import { inSupply } from './pieces.ts';
import { anyFlorinPlaceOpen, purchaseOpensPlace, someStatueOpens } from './places.ts';
import type { State } from './state.ts';

export const bonusOf = (state: State, section: number): Bonus => editionOf(state).court[state.variant][section];

/**
 * Rulings C14, C15 and C27: once the bonus is taken, some place must be open, or the florins buy the statue that opens
 * one. For callers who know that none is open before it.
 */
export function bonusOpensPlace(state: State, seat: Seat, section: number): boolean {
  const bonus = bonusOf(state, section);
  if (bonus === 'florins') {
    const florins = state.players[seat].florins + editionOf(state).court.florins;
    return anyFlorinPlaceOpen(state, seat, florins) || purchaseOpensPlace(state, seat, florins);
  }
  return bonus === 'gold' && state.gold > 0 && someStatueOpens(state, seat, () => true);
}

/** The bonus comes first, then the place to mark. */
export function evaluateWith(state: State, seat: Seat, section: number, log?: Log): void {
  const player = state.players[seat];
  const { florins, points } = editionOf(state).court;
  player.court[section] = 0;
  state.agenda.push({ step: 'mark-place', seat });
  switch (bonusOf(state, section)) {
    case 'florins':
      moveFlorins(player, florins);
      log?.({ code: 'court-florins', seat, florins });
      break;
    case 'points':
      player.points.court += points;
      log?.({ code: 'court-points', seat, points });
      break;
    case 'gold':
      if (state.gold > 0) state.agenda.push({ step: 'offer-piece', seat, pieces: ['gold'] });
      break;
    case 'decoration': {
      const pieces = DECORATIONS.filter((decoration) => inSupply(state, decoration) > 0);
      if (pieces.length > 0) state.agenda.push({ step: 'offer-piece', seat, pieces });
    }
  }
}
