/** How strong a player is in a discipline. */
import { NONE, STRENGTH_TILES } from '../edition/names.ts';
import { type Edition, editionOf } from '../edition/schema.ts';
import type { Player, State } from './state.ts';

/** Characters on the worker track and the permanent tile; discs and florins come on top of it for one activation. */
export function standingStrength(edition: Edition, player: Player, discipline: number): number {
  let strength = player.tiles.includes(STRENGTH_TILES[discipline]) ? 1 : 0;
  for (const tile of player.workers) if (tile !== NONE && edition.disciplineOf[tile] === discipline) strength++;
  return strength;
}

/** The cheapest space a hire can go to. */
export function cheapestHire(edition: Edition, player: Player): number {
  let price = Number.POSITIVE_INFINITY;
  for (let space = 0; space < edition.hiringCosts.length; space++) {
    if (space !== player.financier && edition.hiringCosts[space] < price) price = edition.hiringCosts[space];
  }
  return price;
}

export function holds(edition: Edition, tiles: readonly number[], discipline: number): boolean {
  for (const tile of tiles) if (tile !== NONE && edition.disciplineOf[tile] === discipline) return true;
  return false;
}

/** Whether the player could meet the second condition of an activation: a hire, or among experts a firing. */
export function canMatch(state: State, player: Player, discipline: number): boolean {
  const edition = editionOf(state);
  if (holds(edition, player.recruits, discipline) && cheapestHire(edition, player) <= player.florins) return true;
  return state.options.expert && holds(edition, player.workers, discipline);
}
