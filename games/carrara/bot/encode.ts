/** What a seat may know of a table, as numbers for a network: one section after another. */
import { encodingOf, forEachSeat, type SeatSection } from '@bottega/kernel';
import { PLAYERS } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import { buildings } from './encode/buildings.ts';
import { own } from './encode/own.ts';
import { court, pieces, purse, score } from './encode/player.ts';
import { bank, display, setting, unseenTiles, wheel } from './encode/table.ts';
import { progress, turn } from './encode/turn.ts';

const ofEach = (section: SeatSection<State>) => forEachSeat(PLAYERS.max, ({ players }) => players.length, section);

export const encoding = encodingOf<State>([
  setting,
  progress,
  turn,
  wheel,
  display,
  unseenTiles,
  bank,
  own,
  ofEach(purse),
  ofEach(score),
  ofEach(court),
  ofEach(buildings),
  ofEach(pieces),
]);
