/** What a position holds for a seat, in numbers that can be weighed. Search asks for it all the time: one pass, no lists. */
import type { BaseState, Seat } from '@bottega/kernel';
import { CITIES, TYPE_INDEX } from '../edition/names.ts';
import type { Edition } from '../edition/schema.ts';
import { payingPowers } from '../rules/payment.ts';
import { decorationPoints, florinPoints, statueMajorities } from '../rules/result.ts';
import { editionOf, type Player, type State } from '../rules/state.ts';
import { type Tables, tablesOf } from '../rules/tables.ts';

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

/** Florins buy points later; a rough rate to compare rewards by, the weights do the rest. */
const FLORIN = 0.33;

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
  weighPlaces(state, player, markers, edition);
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

/** The rewards of the open places, the best three and all others, and what could become one. */
const best = [0, 0, 0, 0];
let unripe = 0;
let value = 0;
let open = 0;
const types = [0, 0, 0, 0, 0, 0];
const landscapes = [0, 0];
const statuePlaces = [0, 0, 0];

/** By hand: `fill` takes longer for so few. */
function clear(sums: number[]): void {
  for (let index = 0; index < sums.length; index++) sums[index] = 0;
}

function weighPlaces(state: State, player: Player, markers: number, edition: Edition): void {
  unripe = value = open = 0;
  clear(best);
  clear(types);
  clear(landscapes);
  clear(statuePlaces);
  const tables = tablesOf(state);
  for (let city = 0; city < CITIES.length; city++) {
    const column = player.columns[city];
    if (column.length === 0) continue;
    const rate = rateOf(player, city, tables);
    let sum = 0;
    for (let floor = 0; floor < column.length; floor++) {
      const building = column[floor];
      const type = TYPE_INDEX[building.type];
      const worth = building.decorated ? building.value + 1 : building.value;
      sum += worth;
      types[type] += worth * rate;
      landscapes[tables.landscapes[type]] += worth;
      if (building.statue !== null) addStatue(city, worth * rate, edition);
    }
    value += sum * rate;
    if (state.cities[city] !== null) continue;
    const needed = tables.needed[city];
    if (column.length >= needed) rank(sum * rate, markers);
    else unripe += (sum * rate * column.length) / needed;
  }
  for (let type = 0; type < types.length; type++) if (player.types[type] === 0 && types[type] > 0) rank(types[type], markers);
  if (player.landscapes[0] === 0) rank(landscapes[0] * edition.landscapes.urban.reward * worthOf(edition.landscapes.urban.pays), markers);
  if (player.landscapes[1] === 0) rank(landscapes[1] * edition.landscapes.rural.reward * worthOf(edition.landscapes.rural.pays), markers);
  for (let place = 0; place < player.statuePlaces.length; place++) if (player.statuePlaces[place] === 0) rank(statuePlaces[place], markers);
}

const worthOf = (currency: 'florins' | 'points'): number => (currency === 'points' ? 1 : FLORIN);

function rateOf(player: Player, city: number, { cities }: Tables): number {
  const { pays, reward, improved } = cities[city];
  return (player.improved[city] > 0 ? improved : reward) * worthOf(pays);
}

function addStatue(city: number, reward: number, edition: Edition): void {
  const places = edition.pieces.statuePlaces;
  for (let place = 0; place < places.length; place++) if (places[place].includes(CITIES[city])) statuePlaces[place] += reward;
}

/** Keeps the three best rewards apart; no more places count than there are markers. */
function rank(reward: number, markers: number): void {
  if (reward > 0) open++;
  let falling = reward;
  for (let at = 0; at < 3; at++) {
    if (at >= markers) return;
    if (falling > best[at]) {
      const held = best[at];
      best[at] = falling;
      falling = held;
    }
  }
  if (markers > 3) best[3] += falling;
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
