/** What only the own seat is looked at for. */
import type { Section } from '@bottega/kernel';
import { CITIES, TYPE_INDEX, TYPES } from '../../edition/names.ts';
import type { State } from '../../rules/state.ts';

const REACH = CITIES.length * TYPES.length;

export const own: Section<State> = {
  name: 'own buildings by city and type, the dearest tile on display that could be paid in each city',
  size: REACH + CITIES.length,
  write({ players, display }, seat, into, at) {
    const { columns, blocks } = players[seat];
    let accepted = 0;
    for (let city = 0; city < CITIES.length; city++) {
      const column = columns[city];
      for (let floor = 0; floor < column.length; floor++) into[at + city * TYPES.length + TYPE_INDEX[column[floor].type]] += column[floor].value / 8;
      accepted += blocks[city];
      const power = city + 1 < CITIES.length ? accepted + (blocks[city + 1] >> 1) : accepted;
      let dearest = 0;
      for (let place = 0; place < display.length; place++) {
        const tile = display[place];
        if (tile !== null && tile.value <= power && tile.value > dearest) dearest = tile.value;
      }
      into[at + REACH + city] = dearest / 5;
    }
  },
};
