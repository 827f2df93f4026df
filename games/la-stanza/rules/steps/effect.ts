/** What a bonus tile does at once. Permanent tiles and those of the final scoring are looked up where they count. */
import type { Procedure, Seat } from '@bottega/kernel';
import { ARTS, type BonusName, NONE, RELIGION, WHITE } from '../../edition/names.ts';
import { type Edition, editionOf } from '../../edition/schema.ts';
import type { Tell } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { gainFlorins, gainMeeple, placeDisc, sail } from '../gains.ts';
import type { State } from '../state.ts';
import { bringFinancierHome } from '../workers.ts';
import { writeBook } from './write.ts';

type Effect = (state: State, seat: Seat, amounts: Edition['bonusTiles'], log: Tell) => void;

const EFFECTS: Partial<Record<BonusName, Effect>> = {
  florins(state, seat, amounts, log) {
    const florins = gainFlorins(state, seat, amounts.florins);
    log?.({ code: 'florins', seat, florins });
  },
  character(state, seat, _amounts, log) {
    if (state.spaces.some((tile) => tile !== NONE)) state.agenda.push({ step: 'take-character', seat });
    else log?.({ code: 'no-reward', seat });
  },
  'boat-steps'(state, seat, { boatSteps }, log) {
    sail(state, seat, boatSteps, log);
  },
  'boat-leader'(state, seat, _amounts, log) {
    const leader = Math.max(...state.players.map((player) => player.boat));
    sail(state, seat, leader - state.players[seat].boat, log);
  },
  'religion-discs'(state, seat, { religionDiscs }, log) {
    for (let disc = 0; disc < religionDiscs; disc++) placeDisc(state, seat, RELIGION, log);
  },
  books(state, seat, { books }) {
    state.agenda.push({ step: 'write', seat, left: books, used: 0, free: false });
  },
  'religion-books'(state, seat, _amounts, log) {
    writeBook(state, seat, RELIGION, log);
  },
  'other-discs'(state, seat, { otherDiscs }) {
    state.agenda.push({ step: 'place-discs', seat, left: otherDiscs, used: 0, free: false });
  },
  'arts-book'(state, seat, _amounts, log) {
    writeBook(state, seat, ARTS, log);
    bringFinancierHome(state, seat, log);
  },
  'white-meeples'(state, seat, { whiteMeeples }, log) {
    for (let count = 0; count < whiteMeeples; count++) gainMeeple(state, seat, WHITE, log);
  },
};

export const effect: Procedure<State, FrameOf<'effect'>> = {
  run(state, { seat, tile }, log) {
    EFFECTS[tile]?.(state, seat, editionOf(state).bonusTiles, log);
  },
};
