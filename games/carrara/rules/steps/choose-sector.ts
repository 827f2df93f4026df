/** Blocks are bought from one sector: choose one with a block that can be paid. */
import type { Choice, Reason, Seat } from '@bottega/kernel';
import { because } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { type Move, type MoveOf, SECTOR, sharedLists } from '../moves.ts';
import { behindScreens, type State } from '../state.ts';
import { affordableSlots } from '../wheel.ts';

/** A bit for each sector. */
const sectorLists = sharedLists(SECTOR as readonly MoveOf<'sector'>[]);

export function offerSectors(state: State, seat: Seat, moves: Move[]): void {
  const sectors = sectorLists(affordableSlots(state, seat));
  for (let index = 0; index < sectors.length; index++) moves.push(sectors[index]);
}

export function goToSector(state: State, seat: Seat, { slot }: MoveOf<'sector'>): void {
  state.agenda.push({ step: 'take-blocks', seat, slot: slot - 1, taken: [], cost: 0 });
}

export function whyNotSector(_state: State, _seat: Seat, { slot }: MoveOf<'sector'>): Reason | undefined {
  return Number.isInteger(slot) && slot >= 1 && slot <= 6 ? because('nothing-to-buy') : undefined;
}

export const chooseSector: Choice<State, FrameOf<'choose-sector'>, MoveOf<'sector'>> = {
  moves: ['sector'],
  legal: (state, _frame, seat) => sectorLists(affordableSlots(state, seat)),
  play(state, _frame, seat, move) {
    goToSector(state, seat, move);
  },
  discreet: behindScreens,
  why: (state, _frame, seat, move) => whyNotSector(state, seat, move),
};
