/** How well a seat stands: what it would score if the game ended now, and what its board still promises. */
import type { BaseState, Seat } from '@bottega/kernel';
import { BOOKS, DISCIPLINES, NONE, STRENGTH_TILES, WHITE } from '../edition/names.ts';
import { type Edition, editionOf } from '../edition/schema.ts';
import { museumValue, tilesAllowed, tilesOwned } from '../rules/bonus.ts';
import { scoresOf } from '../rules/result.ts';
import type { Player, State } from '../rules/state.ts';

export function estimate(given: BaseState, seat: Seat): number {
  const state = given as State;
  const score = scoresOf(state)[seat].total;
  if (state.agenda.length === 0 || state.passed.includes(seat)) return score;
  return score + timeLeft(state) * promise(state, state.players[seat]);
}

/** From 1 at the start to nearly nothing in the last turn. */
function timeLeft(state: State): number {
  if (state.last > 0) return 0.08 * (editionOf(state).lastTurns - state.last);
  if (state.ending) return 0.35;
  return 1 - (0.6 * (state.round - 1)) / (state.players.length + editionOf(state).roundsBeyondPlayers);
}

function promise(state: State, player: Player): number {
  const edition = editionOf(state);
  const meeples = player.meeples.reduce((sum, count, colour) => sum + count * (colour === WHITE ? 1.6 : 1), 0);
  const discs = player.boxes.reduce((sum, count) => sum + count * 1.1, 0);
  const shelves = 2.4 * BOOKS.reduce<number>((sum, book) => sum + player.books[book], 0) + 1.5 * Math.min(...BOOKS.map((book) => player.books[book]));
  const sea = 2 * player.boat;
  const tiles = [0, 1, 2, 3].reduce((sum, discipline) => sum + Math.max(0, tilesAllowed(state, player, discipline) - tilesOwned(player, discipline)) * 1.8, 0);
  const patience = player.flipped ? player.financier * -0.6 : 4 - player.financier * 0.6;
  return meeples + discs + shelves + sea + tiles + patience + 0.35 * museumValue(state, player) + 0.3 * player.florins + people(edition, player);
}

/** Many workers of one discipline are worth more than the same number spread out; recruits who fit them count too. */
function people(edition: Edition, player: Player): number {
  let worth = 0;
  DISCIPLINES.forEach((_, discipline) => {
    const of = (tiles: readonly number[]): number => tiles.filter((tile) => tile !== NONE && edition.disciplineOf[tile] === discipline).length;
    const strength = of(player.workers) + (player.tiles.includes(STRENGTH_TILES[discipline]) ? 1 : 0);
    worth += 0.2 * strength * strength + Math.min(of(player.recruits), 3) * (0.5 + 0.25 * strength);
  });
  return worth;
}
