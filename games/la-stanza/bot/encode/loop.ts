/** The setting, how far the game is, and the loop as it lies before the own figurine. */
import { type Section, seatsAfter } from '@bottega/kernel';
import { BONUS_SPACE, DISCIPLINES, LOOP, NONE, roomOf } from '../../edition/names.ts';
import { editionOf } from '../../edition/schema.ts';
import { PLAYERS } from '../../rules/options.ts';
import { finalRound } from '../../rules/refill.ts';
import type { State } from '../../rules/state.ts';
import { PROMPTS } from '../../rules/steps.ts';

const SEATS = PLAYERS.max;
const COUNTS = PLAYERS.max - PLAYERS.min + 1;

export const setting: Section<State> = {
  name: 'players and options',
  size: COUNTS + 4,
  write({ players, options }, _seat, into, at) {
    into[at + players.length - PLAYERS.min] = 1;
    if (options.expert) into[at + COUNTS] = 1;
    if (options.short) into[at + COUNTS + 1] = 1;
    if (options.hires === 'matching') into[at + COUNTS + 2] = 1;
    if (options.arrangement === 'chosen') into[at + COUNTS + 3] = 1;
  },
};

/** Refills to come, and the last turns, one by one. */
const ROUNDS = 6;
const LAST_TURNS = 3;

export const progress: Section<State> = {
  name: 'progress to the end',
  size: 4 + ROUNDS + LAST_TURNS,
  write(state, _seat, into, at) {
    if (state.agenda.length === 0) into[at] = 1;
    if (state.ending) into[at + 1] = 1;
    into[at + 2] = state.turn / (20 * state.players.length);
    into[at + 3] = state.pile.length / 25;
    const left = finalRound(state) - state.round;
    for (let round = 0; round < ROUNDS && round < left; round++) into[at + 4 + round] = 1;
    if (state.last > 0) into[at + 4 + ROUNDS + Math.min(state.last, LAST_TURNS) - 1] = 1;
  },
};

export const turn: Section<State> = {
  name: 'whose turn, what is asked, how often or how strongly',
  size: SEATS + PROMPTS.length + 1,
  write({ agenda, players }, seat, into, at) {
    if (agenda.length === 0) return;
    const frame = agenda[agenda.length - 1];
    into[at + seatsAfter(seat, frame.seat, players.length)] = 1;
    into[at + SEATS + PROMPTS.indexOf(frame.step)] = 1;
    if ('strength' in frame) into[at + SEATS + PROMPTS.length] = frame.strength / 6;
    else if ('left' in frame) into[at + SEATS + PROMPTS.length] = frame.left / 6;
    else if ('most' in frame) into[at + SEATS + PROMPTS.length] = frame.most / 6;
  },
};

/** The discipline of the character, and whether another figurine stands there. */
const BEFORE = DISCIPLINES.length + 1;

export const loop: Section<State> = {
  name: 'where the figurine is; characters and figurines on the spaces before it',
  size: LOOP + LOOP * BEFORE,
  write(state, seat, into, at) {
    const { players, spaces } = state;
    const { disciplineOf } = editionOf(state);
    const own = players[seat].at;
    if (own !== NONE) into[at + own] = 1;
    const from = own === NONE ? BONUS_SPACE : own;
    for (let step = 0; step < LOOP; step++) {
      const tile = spaces[(from + step) % LOOP];
      if (tile !== NONE) into[at + LOOP + step * BEFORE + disciplineOf[tile]] = 1;
    }
    for (let other = 0; other < players.length; other++) {
      const space = players[other].at;
      if (other !== seat && space !== NONE) into[at + LOOP + ((space - from + LOOP) % LOOP) * BEFORE + DISCIPLINES.length] += 1;
    }
  },
};

/** The room, or the Bonus space, and the discipline of the character. */
const STOP = DISCIPLINES.length + 1 + DISCIPLINES.length;
const STOPS = 4;

/** As in steps/move.ts (ruling LS-A18), without a list. */
export const reach: Section<State> = {
  name: 'the spaces the figurine can stop on',
  size: STOPS * STOP,
  write(state, seat, into, at) {
    const { spaces, players } = state;
    const edition = editionOf(state);
    const own = players[seat].at;
    const most = Math.min(edition.movement, STOPS);
    for (let step = 1, counted = 0; step <= LOOP && counted < most; step++) {
      const space = (own + step) % LOOP;
      const tile = spaces[space];
      if (space === BONUS_SPACE) into[at + counted * STOP + DISCIPLINES.length] = 1;
      else if (tile === NONE || isTaken(state, seat, space)) continue;
      else {
        into[at + counted * STOP + roomOf(space)] = 1;
        into[at + counted * STOP + DISCIPLINES.length + 1 + edition.disciplineOf[tile]] = 1;
      }
      counted++;
    }
  },
};

function isTaken({ players }: State, seat: number, space: number): boolean {
  for (let other = 0; other < players.length; other++) if (other !== seat && players[other].at === space) return true;
  return false;
}
