/** What the places a player could mark are worth. */
import { CITIES, TYPE_INDEX } from '../edition/names.ts';
import type { Edition } from '../edition/schema.ts';
import type { Player, State } from '../rules/state.ts';
import { type Tables, tablesOf } from '../rules/tables.ts';

/** Florins buy points later; a rough rate to compare rewards by, the weights do the rest. */
const FLORIN = 0.33;

export interface Weighed {
  /** The rewards of the open places: the best three, and all others together. */
  readonly best: number[];
  /** How many places are open. */
  open: number;
  /** What cities promise that have too few buildings as yet. */
  unripe: number;
  /** What all buildings are worth at the rates of their cities. */
  value: number;
}

export function weighPlaces(state: State, player: Player, markers: number, edition: Edition): Weighed {
  const weighed: Weighed = { best: [0, 0, 0, 0], open: 0, unripe: 0, value: 0 };
  const types = [0, 0, 0, 0, 0, 0];
  const landscapes = [0, 0];
  const statuePlaces = player.statuePlaces.map(() => 0);
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
      if (building.statue !== null) addStatue(statuePlaces, city, worth * rate, edition);
    }
    weighed.value += sum * rate;
    if (state.cities[city] !== null) continue;
    const needed = tables.needed[city];
    if (column.length >= needed) rank(weighed, sum * rate, markers);
    else weighed.unripe += (sum * rate * column.length) / needed;
  }
  for (let type = 0; type < types.length; type++) if (player.types[type] === 0 && types[type] > 0) rank(weighed, types[type], markers);
  const { urban, rural } = edition.landscapes;
  if (player.landscapes[0] === 0) rank(weighed, landscapes[0] * urban.reward * worthOf(urban.pays), markers);
  if (player.landscapes[1] === 0) rank(weighed, landscapes[1] * rural.reward * worthOf(rural.pays), markers);
  for (let place = 0; place < statuePlaces.length; place++) if (player.statuePlaces[place] === 0) rank(weighed, statuePlaces[place], markers);
  return weighed;
}

const worthOf = (currency: 'florins' | 'points'): number => (currency === 'points' ? 1 : FLORIN);

/** What a city pays for each point of building value, in points. */
export function rateOf(player: Player, city: number, { cities }: Tables): number {
  const { pays, reward, improved } = cities[city];
  return (player.improved[city] > 0 ? improved : reward) * worthOf(pays);
}

function addStatue(statuePlaces: number[], city: number, reward: number, edition: Edition): void {
  const places = edition.pieces.statuePlaces;
  for (let place = 0; place < places.length; place++) if (places[place].includes(CITIES[city])) statuePlaces[place] += reward;
}

/** Keeps the three best rewards apart; no more places count than there are markers. */
function rank(weighed: Weighed, reward: number, markers: number): void {
  const { best } = weighed;
  if (reward > 0) weighed.open++;
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
