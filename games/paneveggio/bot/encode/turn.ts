/** The setting, how far the game is, and what is going on. */
import { type Section, seatsAfter } from '@bottega/kernel';
import { editionOf } from '../../edition/schema.ts';
import { LEVELS, PLAYERS, STARTS } from '../../rules/options.ts';
import type { State } from '../../rules/state.ts';
import { PROMPTS } from '../../rules/steps.ts';

const SEATS = PLAYERS.max;

export const setting: Section<State> = {
  name: 'players and options',
  size: SEATS + STARTS.length + LEVELS.length,
  write({ players, start, level }, _seat, into, at) {
    into[at + players - 1] = 1;
    into[at + SEATS + STARTS.indexOf(start)] = 1;
    if (level !== null) into[at + SEATS + STARTS.length + LEVELS.indexOf(level)] = 1;
  },
};

export const progress: Section<State> = {
  name: 'progress to the end: over, ending, rounds, quiet rounds, the deck, Stradivarius’ activity, who began',
  size: 7 + SEATS,
  write(state, seat, into, at) {
    const { endgame } = editionOf(state);
    if (state.agenda.length === 0) into[at] = 1;
    if (state.ending) into[at + 1] = 1;
    if (state.quietRound) into[at + 2] = 1;
    into[at + 3] = state.rounds / 30;
    into[at + 4] = state.quiet / endgame.quietRounds;
    into[at + 5] = state.deck.length / 50;
    into[at + 6] = state.activity / 4;
    into[at + 7 + seatsAfter(seat, state.first, state.sides.length)] = 1;
  },
};

export const turn: Section<State> = {
  name: 'whose turn, who is asked, what, and for how much time or how often',
  size: 2 * SEATS + PROMPTS.length + 1,
  write({ agenda, active, sides }, seat, into, at) {
    if (agenda.length === 0) return;
    const frame = agenda[agenda.length - 1];
    into[at + seatsAfter(seat, active, sides.length)] = 1;
    into[at + SEATS + seatsAfter(seat, frame.seat, sides.length)] = 1;
    into[at + 2 * SEATS + PROMPTS.indexOf(frame.step)] = 1;
    if ('time' in frame) into[at + 2 * SEATS + PROMPTS.length] = frame.time / 7;
    else if ('left' in frame) into[at + 2 * SEATS + PROMPTS.length] = frame.left / 7;
  },
};
