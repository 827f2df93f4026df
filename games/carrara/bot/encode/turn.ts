/** How far the game is, and what is going on. */
import { type Section, seatsAfter, thermometer } from '@bottega/kernel';
import { editionOf } from '../../edition/schema.ts';
import { PLAYERS } from '../../rules/options.ts';
import type { State } from '../../rules/state.ts';
import { PROMPTS } from '../../rules/steps.ts';
import { SECTIONS } from './sizes.ts';

const SEATS = PLAYERS.max;
const TILES_LEFT = [1, 2, 4, 6, 9, 12, 18, 27];

export const progress: Section<State> = {
  name: 'progress to the end',
  size: 4 + TILES_LEFT.length + SEATS,
  write({ agenda, pile, passes, turn: turns, ender, players }, seat, into, at) {
    if (agenda.length === 0) into[at] = 1;
    into[at + 1] = turns / (30 * players.length);
    into[at + 2] = passes / (4 * players.length);
    into[at + 3] = pile.length / 27;
    thermometer(into, at + 4, pile.length, TILES_LEFT);
    if (ender !== null) into[at + 4 + TILES_LEFT.length + seatsAfter(seat, ender, players.length)] = 1;
  },
};

const VISIT = SEATS + PROMPTS.length + 3;

export const turn: Section<State> = {
  name: 'whose turn, what is asked, the Royal Visit',
  size: VISIT + SEATS + SECTIONS,
  write(state, seat, into, at) {
    const { agenda, visit, players } = state;
    if (agenda.length > 0) {
      const frame = agenda[agenda.length - 1];
      into[at + seatsAfter(seat, frame.seat, players.length)] = 1;
      into[at + SEATS + PROMPTS.indexOf(frame.step)] = 1;
      if (frame.step === 'pay') into[at + SEATS + PROMPTS.length] = frame.left / editionOf(state).buildings.monument;
      if (frame.step === 'take-blocks') into[at + SEATS + PROMPTS.length + 1] = (frame.slot + 1) / 6;
    }
    if (state.purchased) into[at + SEATS + PROMPTS.length + 2] = 1;
    if (visit === null) return;
    into[at + VISIT + seatsAfter(seat, visit.holder, players.length)] = 1;
    if (visit.section < SECTIONS) into[at + VISIT + SEATS + visit.section] = 1;
  },
};
