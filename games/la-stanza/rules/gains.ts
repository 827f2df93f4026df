/** What players gain from many sides: florins, steps of the sailboat, meeples, discs in boxes. */
import type { Seat } from '@bottega/kernel';
import { DISCIPLINES, MEEPLES, WHITE } from '../edition/names.ts';
import { editionOf } from '../edition/schema.ts';
import type { Tell } from './events.ts';
import type { State } from './state.ts';

/** Florins from the bank, as far as it has them; tells how many came. */
export function gainFlorins(state: State, seat: Seat, amount: number): number {
  const { bank } = editionOf(state);
  const left = bank === null ? amount : bank - state.players.reduce((sum, player) => sum + player.florins, 0);
  const florins = Math.min(amount, left);
  state.players[seat].florins += florins;
  return florins;
}

/**
 * The sailboat stops at the last space (ruling LS-A23). Every icon reached or passed gives a white meeple (ruling
 * LS-A14).
 */
export function sail(state: State, seat: Seat, steps: number, log: Tell): void {
  const { florins, points, whiteMeeples } = editionOf(state).moneyTrack;
  const player = state.players[seat];
  const from = player.boat;
  player.boat = Math.min(from + steps, florins.length - 1);
  if (player.boat === from) {
    log?.({ code: 'no-reward', seat });
    return;
  }
  log?.({ code: 'sailed', seat, steps: player.boat - from, florins: florins[player.boat], points: points[player.boat] });
  for (const icon of whiteMeeples) if (from < icon && icon <= player.boat) gainMeeple(state, seat, WHITE, log);
}

/** Meeples are limited by what stands in the Politics room (ruling LS-A21). */
export function gainMeeple(state: State, seat: Seat, colour: number, log: Tell): void {
  if (state.meeples[colour] === 0) {
    log?.({ code: 'no-meeple', seat, meeple: MEEPLES[colour] });
    return;
  }
  const { meeples } = state.players[seat];
  state.meeples[colour]--;
  meeples[colour]++;
  log?.({ code: 'got-meeple', seat, meeple: MEEPLES[colour] });
  // Above the limit one goes back at once for each that came (ruling LS-A22).
  if (handSize(meeples) > editionOf(state).meeples.limit) state.agenda.push({ step: 'return-meeple', seat });
}

const handSize = (meeples: readonly number[]): number => meeples[0] + meeples[1] + meeples[2] + meeples[3] + meeples[4];

export function returnMeeple(state: State, seat: Seat, colour: number): void {
  state.players[seat].meeples[colour]--;
  state.meeples[colour]++;
}

/** Discs are limited by the own supply (ruling LS-A21). */
export function placeDisc(state: State, seat: Seat, box: number, log: Tell): void {
  const player = state.players[seat];
  if (player.discs === 0) {
    log?.({ code: 'no-disc', seat });
    return;
  }
  player.discs--;
  player.boxes[box]++;
  log?.({ code: 'placed-disc', seat, box: DISCIPLINES[box] });
}
