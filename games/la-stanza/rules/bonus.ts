/** Which bonus tiles a player can take now. */
import type { Seat } from '@bottega/kernel';
import { ALL_BONUS_TILES, BOOKS, DISCOVERIES, disciplineOfBonus, LITERATURE, RELIGION, WHITE } from '../edition/names.ts';
import { editionOf } from '../edition/schema.ts';
import type { Player, State } from './state.ts';

/** How many tiles of a discipline the player's achievements allow in all. */
export function tilesAllowed(state: State, player: Player, discipline: number): number {
  const edition = editionOf(state);
  if (discipline === DISCOVERIES) return countIf(edition.moneyTrack.whiteMeeples, (icon) => icon <= player.boat);
  // A column is complete when all four colours reach it (ruling LS-A12).
  if (discipline === LITERATURE) return Math.min(player.books[BOOKS[0]], player.books[BOOKS[1]], player.books[BOOKS[2]], player.books[BOOKS[3]]);
  // The Religion box counts like the others (ruling LS-A13).
  if (discipline === RELIGION) return countIf(player.boxes, (discs) => discs >= edition.bonusTiles.discsInBox);
  // The tile that counts as an artwork does not count here (ruling LS-A24).
  const value = museumValue(state, player);
  return countIf(edition.bonusTiles.artworkValue, (needed) => value >= needed);
}

export function museumValue(state: State, player: Player): number {
  const { values } = editionOf(state).artworks;
  return player.artworks[0] * values[0] + player.artworks[1] * values[1] + player.artworks[2] * values[2];
}

function countIf(list: readonly number[], fits: (item: number) => boolean): number {
  let count = 0;
  for (const item of list) if (fits(item)) count++;
  return count;
}

export function tilesOwned(player: Player, discipline: number): number {
  let count = 0;
  for (const tile of player.tiles) if (disciplineOfBonus(tile) === discipline) count++;
  return count;
}

/** A disc must lie on the grid for every tile: from the supply, or else from a box (ruling LS-A21). */
export function hasDisc(player: Player): boolean {
  return player.discs > 0 || player.boxes.some((discs) => discs > 0);
}

/** Whether the condition and the meeple for tiles of a discipline are there. */
export function deserves(state: State, seat: Seat, discipline: number): boolean {
  const player = state.players[seat];
  if (player.meeples[discipline] === 0 && player.meeples[WHITE] === 0) return false;
  const allowed = tilesAllowed(state, player, discipline);
  return allowed > 0 && tilesOwned(player, discipline) < allowed;
}

/** Whether any tile can be taken now: without one nobody may stop on the Bonus space (ruling LS-A18). */
export function canAcquire(state: State, seat: Seat): boolean {
  if (!hasDisc(state.players[seat])) return false;
  for (let discipline = 0; discipline < 4; discipline++) {
    if (deserves(state, seat, discipline) && state.grid.some((tile) => tile !== null && disciplineOfBonus(tile) === discipline)) return true;
  }
  return false;
}

export const isBonusTile = (name: unknown): name is (typeof ALL_BONUS_TILES)[number] => ALL_BONUS_TILES.includes(name as never);
