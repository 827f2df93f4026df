/** The worker track: who is pushed where, and what becomes of those who leave. */
import type { Seat } from '@bottega/kernel';
import { isStarter, NONE, TILES } from '../edition/names.ts';
import { editionOf } from '../edition/schema.ts';
import type { Tell } from './events.ts';
import type { State } from './state.ts';

/** A character that leaves a player: starters go out of the game, the others to the discard pile. */
export function dismiss(state: State, tile: number): void {
  if (isStarter(tile)) state.removed[editionOf(state).disciplineOf[tile]]++;
  else state.discard.push(tile);
}

/** Frees a worker space by pushing right up to the first gap; without a gap the rightmost character falls off. */
function makeRoom(state: State, seat: Seat, space: number, log: Tell): void {
  const { workers } = state.players[seat];
  let carried = workers[space];
  workers[space] = NONE;
  for (let next = space + 1; carried !== NONE && next < workers.length; next++) {
    const pushed = workers[next];
    workers[next] = carried;
    carried = pushed;
  }
  if (carried === NONE) return;
  dismiss(state, carried);
  log?.({ code: 'displaced', seat, character: TILES[carried] });
}

/** One space to the right; the space it leaves stays empty (ruling LS-A6). */
export function moveFinancier(state: State, seat: Seat, log: Tell): void {
  const player = state.players[seat];
  player.financier++;
  makeRoom(state, seat, player.financier, log);
  log?.({ code: 'financier-moved', seat, worker: player.financier + 1 });
}

/** To the leftmost space. The space it comes from is a gap, so nobody falls off (rulings LS-A7, LS-A8). */
export function bringFinancierHome(state: State, seat: Seat, log: Tell): void {
  const player = state.players[seat];
  if (player.financier === 0) return;
  player.financier = 0;
  makeRoom(state, seat, 0, log);
  log?.({ code: 'financier-moved', seat, worker: 1 });
}
