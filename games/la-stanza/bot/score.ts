/** The points a seat would have if the game ended now: the rules' own scoring, for one seat and without lists. */
import type { Seat } from '@bottega/kernel';
import { BOOKS, NONE, RANKS, RELIGION } from '../edition/names.ts';
import { type Edition, editionOf } from '../edition/schema.ts';
import { museumValue } from '../rules/bonus.ts';
import type { Player, State } from '../rules/state.ts';

export function pointsNow(state: State, seat: Seat): number {
  const edition = editionOf(state);
  const player = state.players[seat];
  const count = String(state.players.length) as '2';
  let points = edition.moneyTrack.points[player.boat] - (player.flipped ? edition.flippedFinancier : 0);
  for (let space = 0; space < state.masterpieces.length; space++) {
    if (state.masterpieces[space] === seat) points += edition.masterpieces.points[space % RANKS.length];
  }
  for (const book of BOOKS) {
    for (let place = 2; place <= player.books[book]; place++) {
      const bonus = edition.bookRewards[book][place - 2];
      if (bonus.kind === 'points') points += bonus.amount;
    }
  }
  const passed = state.passed.indexOf(seat);
  if (passed >= 0) points += edition.passing[count][passed] ?? 0;
  if (player.tiles.length > 0) points += tilePoints(state, player, edition);
  return points + museum(state, player, edition, edition.museum[count]) + grid(state, seat, edition, edition.bonusMajority[count]);
}

function tilePoints(state: State, player: Player, { bonusTiles, hiringCosts }: Edition): number {
  let points = 0;
  for (const tile of player.tiles) {
    if (tile === 'farthest-boat') points += lead(state, player, boatOf, bonusTiles.farthestBoat);
    else if (tile === 'religion-books') points += lead(state, player, religionBooksOf, bonusTiles.religionBooks);
    else if (tile === 'financier-points') points += hiringCosts[player.financier];
    else if (tile === 'other-discs') for (const worker of player.workers) if (worker !== NONE) points++;
  }
  return points;
}

const boatOf = (player: Player): number => player.boat;
const religionBooksOf = (player: Player): number => player.books[RELIGION];

function lead(state: State, own: Player, value: (player: Player) => number, [alone, tied]: readonly number[]): number {
  let ties = 0;
  for (const player of state.players) {
    if (value(player) > value(own)) return 0;
    if (value(player) === value(own)) ties++;
  }
  return ties === 1 ? alone : tied;
}

function museum(state: State, own: Player, edition: Edition, places: readonly number[]): number {
  const value = displayed(state, own, edition);
  if (value === 0) return 0;
  let left = 0;
  for (let kind = 0; kind < state.artworks.length; kind++) left += state.artworks[kind] * edition.artworks.values[kind];
  let ahead = left > value ? 1 : 0;
  let tied = left === value ? 1 : 0;
  for (const player of state.players) {
    const other = displayed(state, player, edition);
    if (other > value) ahead++;
    else if (other === value) tied++;
  }
  return shared(places, ahead, tied);
}

const displayed = (state: State, player: Player, edition: Edition): number =>
  museumValue(state, player) + (player.tiles.includes('artwork') ? edition.bonusTiles.artwork : 0);

function grid(state: State, seat: Seat, edition: Edition, places: readonly number[]): number {
  const own = discsOf(state, seat, edition);
  if (own === 0) return 0;
  let ahead = 0;
  let tied = 0;
  for (let other = 0; other < state.players.length; other++) {
    const discs = other === seat ? own : discsOf(state, other, edition);
    if (discs > own) ahead++;
    else if (discs === own) tied++;
  }
  return shared(places, ahead, tied);
}

function discsOf(state: State, seat: Seat, edition: Edition): number {
  let discs = state.players[seat].tiles.includes('books') ? edition.bonusTiles.extraDiscs : 0;
  for (const owner of state.gridDiscs) if (owner === seat) discs++;
  return discs;
}

/** Those tied share the sum of their places, rounded down (ruling LS-A24 is carried out in rules/result.ts). */
function shared(places: readonly number[], ahead: number, tied: number): number {
  let sum = 0;
  for (let place = ahead; place < ahead + tied; place++) sum += places[place] ?? 0;
  return Math.floor(sum / tied);
}
