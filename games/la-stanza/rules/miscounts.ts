/** A state from outside must hold every component the box has, neither more nor fewer. */
import { ALL_BONUS_TILES, ARTWORKS, BONUS_TILES, CHARACTERS, DISCIPLINES, MEEPLES, TILES } from '../edition/names.ts';
import { editionOf } from '../edition/schema.ts';
import type { Fault } from './faults.ts';
import { proof } from './proof.ts';
import type { State } from './state.ts';

export function* miscounts(state: State): Iterable<Fault> {
  const { artworks, bank, bookSupply, bonusTiles, discs, meeples } = editionOf(state);
  const { length } = state.players;
  if (state.grid.length !== state.gridDiscs.length) yield ['gridDiscs', 'not one entry a space of the grid'];
  const found = proof.components(state);
  const expected: Record<string, number> = { 'grid spaces': BONUS_TILES.length * bonusTiles.drawn };
  for (const [tile, name] of TILES.entries()) expected[name] = tile < CHARACTERS.length ? 1 : length;
  for (const colour of MEEPLES) expected[`${colour} meeples`] = meeples.each;
  for (const room of DISCIPLINES) expected[`${room} books`] = room === 'literature' ? 0 : bookSupply;
  for (const kind of ARTWORKS) expected[kind] = artworks.each * length;
  for (let seat = 0; seat < length; seat++) expected[`discs of ${seat}`] = discs.each;
  for (const [name, number] of Object.entries(expected)) if (found[name] !== number) yield [name, `${found[name]} instead of ${number}`];
  const twice = ALL_BONUS_TILES.find((tile) => found[tile] > 1);
  if (twice !== undefined) yield [twice, 'twice in the game'];
  for (const [discipline, tiles] of BONUS_TILES.entries()) {
    if (tiles.filter((tile) => found[tile] === 1).length !== bonusTiles.drawn) yield [DISCIPLINES[discipline], `not ${bonusTiles.drawn} bonus tiles`];
  }
  if (bank !== null && state.players.reduce((sum, player) => sum + player.florins, 0) > bank) yield ['players', 'more florins than the bank had'];
}
