/** The recruitment track. */
import type { Seat } from '@bottega/kernel';
import { NONE, TILES } from '../edition/names.ts';
import type { Tell } from './events.ts';
import type { State } from './state.ts';
import { dismiss } from './workers.ts';

/**
 * Puts a tile on a recruitment space. If it is occupied, that tile and every one right of it move one space to the
 * right, gaps and all; what leaves the last space is discarded, a re-used starter leaves the game (rulings LS-A5,
 * LS-A26).
 */
export function recruit(state: State, seat: Seat, tile: number, slot: number, log: Tell): void {
  const { recruits } = state.players[seat];
  if (recruits[slot] !== NONE) {
    const leaving = recruits[recruits.length - 1];
    for (let space = recruits.length - 1; space > slot; space--) recruits[space] = recruits[space - 1];
    if (leaving !== NONE) {
      dismiss(state, leaving);
      log?.({ code: 'left-recruitment', seat, character: TILES[leaving] });
    }
  }
  recruits[slot] = tile;
}
