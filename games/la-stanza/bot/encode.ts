/** What a seat may know of a table, as numbers for a network: one section after another. */
import { encodingOf, forEachSeat, type SeatSection } from '@bottega/kernel';
import { PLAYERS } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import { loop, progress, reach, setting, turn } from './encode/loop.ts';
import { ownPeople, people } from './encode/people.ts';
import { achievements, possessions, score } from './encode/player.ts';
import { rooms } from './encode/rooms.ts';

const ofEach = (section: SeatSection<State>) => forEachSeat(PLAYERS.max, ({ players }) => players.length, section);

export const encoding = encodingOf<State>([
  setting,
  progress,
  turn,
  loop,
  reach,
  rooms,
  ownPeople,
  ofEach(score),
  ofEach(possessions),
  ofEach(achievements),
  ofEach(people),
]);
