/** What lies in the middle of the table. */
import { parts, type Section } from '@bottega/kernel';
import { CITIES, COLOURS, DECORATIONS, TYPE_INDEX, TYPES } from '../../edition/names.ts';
import { editionOf } from '../../edition/schema.ts';
import { PLAYERS } from '../../rules/options.ts';
import { isEmpty, type State, type Tile } from '../../rules/state.ts';
import { knownPurse } from './known-purse.ts';
import { VALUES, valueIndex } from './sizes.ts';

const COUNTS = PLAYERS.max - PLAYERS.min + 1;

export const setting: Section<State> = {
  name: 'players, variant and options',
  size: COUNTS + 2,
  write({ players, variant, hidden }, _seat, into, at) {
    into[at + players.length - PLAYERS.min] = 1;
    if (variant === 'advanced') into[at + COUNTS] = 1;
    if (hidden) into[at + COUNTS + 1] = 1;
  },
};

const SLOTS = COLOURS.length;
const ICONS = SLOTS * COLOURS.length + SLOTS;

export const wheel: Section<State> = {
  name: 'blocks by slot and colour, blocks in the slot, where the icons are',
  size: ICONS + SLOTS + SLOTS,
  write({ wheel: slots, variant, decorationWheel, statueWheel }, _seat, into, at) {
    for (let slot = 0; slot < SLOTS; slot++) {
      let blocks = 0;
      for (let colour = 0; colour < COLOURS.length; colour++) {
        const count = slots[slot][colour];
        into[at + slot * COLOURS.length + colour] = count / 3;
        blocks += count;
      }
      into[at + SLOTS * COLOURS.length + slot] = blocks / 6;
    }
    if (variant === 'normal') return;
    into[at + ICONS + decorationWheel] = 1;
    into[at + ICONS + SLOTS + statueWheel] = 1;
  },
};

export const display: Section<State> = {
  name: 'tiles on display by type and value',
  size: TYPES.length * VALUES,
  write({ display: tiles }, _seat, into, at) {
    for (let place = 0; place < tiles.length; place++) {
      const tile = tiles[place];
      if (tile !== null) into[at + TYPE_INDEX[tile.type] * VALUES + valueIndex(tile.value)] += 0.5;
    }
  },
};

/** The order of the pile is hidden, what is in it is not: whatever lies nowhere else. */
export const unseenTiles: Section<State> = {
  name: 'tiles in the pile by type and by value',
  size: TYPES.length + VALUES,
  write(state, _seat, into, at) {
    const { players, display: tiles, box } = state;
    const values = editionOf(state).buildings.values[players.length as 2 | 3 | 4];
    for (let type = 0; type < TYPES.length; type++) into[at + type] = values.length / 6;
    for (let index = 0; index < values.length; index++) into[at + TYPES.length + valueIndex(values[index])] += 1;
    for (let place = 0; place < tiles.length; place++) if (tiles[place] !== null) leaveOut(tiles[place]!, into, at);
    for (let index = 0; index < box.tiles.length; index++) leaveOut(box.tiles[index], into, at);
    for (let seat = 0; seat < players.length; seat++) {
      const { columns } = players[seat];
      for (let city = 0; city < columns.length; city++) {
        const column = columns[city];
        for (let floor = 0; floor < column.length; floor++) if (!column[floor].monument) leaveOut(column[floor], into, at);
      }
    }
  },
};

function leaveOut({ type, value }: Tile, into: Float32Array, at: number): void {
  into[at + TYPE_INDEX[type]] -= 1 / 6;
  into[at + TYPES.length + valueIndex(value)] -= 1 / TYPES.length;
}

const IMPROVEMENTS = TYPES.length;
const DECORATED = IMPROVEMENTS + CITIES.length;
const STATUES = DECORATED + DECORATIONS.length;
const GOLD = STATUES + COLOURS.length;
const UNSEEN = GOLD + 1;

export const bank: Section<State> = {
  name: 'monuments, upgrades, pieces left, blocks that lie neither on the wheel nor in a hand that is known',
  size: UNSEEN + COLOURS.length + 1,
  write(state, viewer, into, at) {
    const { players, wheel: slots, bag } = state;
    parts(into, at, state.monuments, TYPES.length, 1);
    parts(into, at + IMPROVEMENTS, state.improvements, CITIES.length, 2);
    parts(into, at + DECORATED, state.decorations, DECORATIONS.length, 7);
    parts(into, at + STATUES, state.statues, COLOURS.length, 6);
    into[at + GOLD] = state.gold / 8;
    const { perColour } = editionOf(state).blocks;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      let unseen = perColour;
      for (let slot = 0; slot < slots.length; slot++) unseen -= slots[slot][colour];
      for (let seat = 0; seat < players.length; seat++) unseen -= knownPurse(state, seat, viewer)?.blocks[colour] ?? 0;
      into[at + UNSEEN + colour] = unseen / 7;
    }
    if (isEmpty(bag)) into[at + UNSEEN + COLOURS.length] = 1;
  },
};
