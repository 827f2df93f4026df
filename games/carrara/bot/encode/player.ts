/** What a player has besides buildings. */
import { parts, type SeatSection, thermometer } from '@bottega/kernel';
import { COLOURS, PIECE_INDEX, PIECES } from '../../edition/names.ts';
import { markersLeft, type Player, type State } from '../../rules/state.ts';
import { knownPurse } from './known-purse.ts';
import { SECTIONS } from './sizes.ts';

const FLORINS = [1, 3, 5, 8, 10, 15, 20, 36, 50];
const BLOCKS = 3 + FLORINS.length;
const POWER = BLOCKS + COLOURS.length;

export const purse: SeatSection<State> = {
  name: 'somebody sits there, florins and blocks are known, florins, blocks by colour, what they pay in each city',
  size: POWER + COLOURS.length,
  write(state, seat, viewer, into, at) {
    into[at] = 1;
    const known = knownPurse(state, seat, viewer);
    if (known === null) return;
    const { florins, blocks } = known;
    into[at + 1] = 1;
    into[at + 2] = florins / 40;
    thermometer(into, at + 3, florins, FLORINS);
    parts(into, at + BLOCKS, blocks, COLOURS.length, 4);
    // as in payment.ts, without a list
    let accepted = 0;
    for (let city = 0; city < COLOURS.length; city++) {
      accepted += blocks[city];
      into[at + POWER + city] = (city + 1 < COLOURS.length ? accepted + (blocks[city + 1] >> 1) : accepted) / 8;
    }
  },
};

const scoreOf = ({ points }: Player): number => points.building + points.evaluation + points.court + points.end;

export const score: SeatSection<State> = {
  name: 'points, and by how many more than the own',
  size: 2,
  write({ players }, seat, viewer, into, at) {
    const total = scoreOf(players[seat]);
    into[at] = total / 100;
    into[at + 1] = (total - scoreOf(players[viewer])) / 50;
  },
};

const MARKERS_LEFT = [1, 2, 3, 4, 5, 6, 7, 8];

export const court: SeatSection<State> = {
  name: 'markers by section, in the open area, and altogether',
  size: SECTIONS + 1 + MARKERS_LEFT.length,
  write({ players }, seat, _viewer, into, at) {
    const player = players[seat];
    parts(into, at, player.court, SECTIONS, 1);
    into[at + SECTIONS] = player.open / 6;
    thermometer(into, at + SECTIONS + 1, markersLeft(player), MARKERS_LEFT);
  },
};

export const pieces: SeatSection<State> = {
  name: 'pieces in the warehouses',
  size: PIECES.length,
  write({ players }, seat, _viewer, into, at) {
    const { warehouse } = players[seat];
    for (let place = 0; place < warehouse.length; place++) into[at + PIECE_INDEX[warehouse[place].piece]] += 0.5;
  },
};
