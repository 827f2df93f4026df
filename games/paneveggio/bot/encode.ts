/** What a seat may know of a table, as numbers for a network: one section after another. */
import { encodingOf, forEachSeat, type SeatSection } from '@bottega/kernel';
import { PLAYERS } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import { cards } from './encode/cards.ts';
import { hand } from './encode/hand.ts';
import { notes } from './encode/notes.ts';
import { possessions, score } from './encode/side.ts';
import { freeSlots, violins } from './encode/stage.ts';
import { progress, setting, turn } from './encode/turn.ts';

/** Stradivarius, in the solo game, has a side too. */
const ofEach = (section: SeatSection<State>) => forEachSeat(PLAYERS.max, ({ sides }) => sides.length, section);

export const encoding = encodingOf<State>([
  setting,
  progress,
  turn,
  cards,
  hand,
  freeSlots,
  ofEach(score),
  ofEach(possessions),
  ofEach(notes),
  ofEach(violins),
]);
