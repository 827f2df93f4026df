/** What a position holds for a seat, in numbers that can be weighed. Search asks for it all the time: one pass. */
import type { BaseState, Seat } from '@bottega/kernel';
import { CITIES } from '../edition/names.ts';
import { type Edition, editionOf } from '../edition/schema.ts';
import { payingPowers } from '../rules/payment.ts';
import { decorationPoints, florinPoints, statueMajorities } from '../rules/result.ts';
import type { Player, State } from '../rules/state.ts';
import { tablesOf } from '../rules/tables.ts';
import { rateOf, weighPlaces } from './weigh-places.ts';

export const FEATURES: readonly string[] = [
  'score',
  'florins early',
  'florins late',
  'white early',
  'yellow early',
  'red early',
  'green early',
  'blue early',
  'purple early',
  'blocks late',
  'best place early',
  'second place early',
  'third place early',
  'other places early',
  'best place late',
  'second place late',
  'third place late',
  'other places late',
  'unripe cities early',
  'buildings early',
  'idle markers early',
  'idle markers late',
  'court markers early',
  'court markers late',
  'upgrades early',
  'within reach',
  'decorations',
  'statues',
  'stored pieces',
];

export function measure(given: BaseState, seat: Seat, into: number[]): void {
  const state = given as State;
  const player = state.players[seat];
  const { points } = player;
  into[0] = points.building + points.evaluation + points.court + points.end;
  if (state.agenda.length === 0) {
    for (let index = 1; index < into.length; index++) into[index] = 0;
    into[0] += florinPoints(state, seat);
    if (state.variant === 'advanced') into[0] += decorationPoints(state, seat) + statueMajorities(state)[seat];
    return;
  }
  const edition = editionOf(state);
  const left = timeLeft(state, edition);
  const held = state.florinPlaces.indexOf(seat);
  const rate = held < 0 ? edition.florins.rate : edition.florins.places[held].rate;
  let index = 1;
  into[index++] = player.florins * left;
  into[index++] = (player.florins * (1 - left)) / rate;
  let blocks = 0;
  for (let colour = 0; colour < 6; colour++) {
    blocks += player.blocks[colour];
    into[index++] = player.blocks[colour] * left;
  }
  into[index++] = blocks * (1 - left);
  let court = 0;
  for (const marker of player.court) court += marker;
  const markers = court + player.open;
  const { best, unripe, value, open } = weighPlaces(state, player, markers, edition);
  for (let at = 0; at < 4; at++) into[index++] = best[at] * left;
  for (let at = 0; at < 4; at++) into[index++] = best[at] * (1 - left);
  into[index++] = unripe * left;
  into[index++] = value * left;
  const idle = Math.max(0, markers - open);
  into[index++] = idle * left;
  into[index++] = idle * (1 - left);
  into[index++] = court * left;
  into[index++] = court * (1 - left);
  let improved = 0;
  for (const tile of player.improved) improved += tile;
  into[index++] = improved * left;
  into[index++] = reach(state, player);
  const advanced = state.variant === 'advanced';
  into[index++] = advanced ? decorationPoints(state, seat) : 0;
  into[index++] = advanced ? statueMajorities(state)[seat] : 0;
  into[index++] = player.warehouse.length * left;
}

/** From 1 at the start to 0: the pile runs down, then the markers do. */
function timeLeft(state: State, edition: Edition): number {
  if (state.ender !== null) return 0;
  const tiles = edition.buildings.values[state.players.length as 2 | 3 | 4].length * 6 - edition.buildings.display;
  return 0.1 + (0.9 * state.pile.length) / tiles;
}

/** The best building on display that the blocks in hand pay for, at the rate of the best city that takes them. */
function reach(state: State, player: Player): number {
  const tables = tablesOf(state);
  const { display } = state;
  const powers = payingPowers(player.blocks);
  let most = 0;
  for (let city = 0; city < CITIES.length; city++) {
    const power = powers[city];
    if (power === 0) continue;
    let dearest = 0;
    for (let place = 0; place < display.length; place++) {
      const tile = display[place];
      if (tile !== null && tile.value <= power && tile.value > dearest) dearest = tile.value;
    }
    const worth = dearest * rateOf(player, city, tables);
    if (worth > most) most = worth;
  }
  return most;
}
