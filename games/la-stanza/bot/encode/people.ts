/** Who works for a player, and who waits to. */
import { type SeatSection, type Section, thermometer } from '@bottega/kernel';
import { DISCIPLINES, LOOP, NONE, RECRUITMENT_SPACES, WORKER_SPACES } from '../../edition/names.ts';
import { editionOf } from '../../edition/schema.ts';
import type { State } from '../../rules/state.ts';
import { cheapestHire, standingStrength } from '../../rules/strength.ts';

const STRENGTHS = [1, 2, 3, 4, 5, 6];
const RECRUITS = DISCIPLINES.length * STRENGTHS.length;
const FINANCIER = RECRUITS + DISCIPLINES.length;
const REST = FINANCIER + WORKER_SPACES;
const PLACE = REST + 4;

export const people: SeatSection<State> = {
  name: 'strength and recruits by discipline, financier, workers, the figurine',
  size: PLACE + LOOP,
  write(state, seat, _viewer, into, at) {
    const edition = editionOf(state);
    const player = state.players[seat];
    for (let discipline = 0; discipline < DISCIPLINES.length; discipline++) {
      thermometer(into, at + discipline * STRENGTHS.length, standingStrength(edition, player, discipline), STRENGTHS);
    }
    let workers = 0;
    let recruits = 0;
    for (let space = 0; space < player.workers.length; space++) if (player.workers[space] !== NONE) workers++;
    for (let space = 0; space < player.recruits.length; space++) {
      const tile = player.recruits[space];
      if (tile === NONE) continue;
      recruits++;
      into[at + RECRUITS + edition.disciplineOf[tile]] += 1 / 3;
    }
    into[at + FINANCIER + player.financier] = 1;
    if (player.flipped) into[at + REST] = 1;
    into[at + REST + 1] = workers / 5;
    into[at + REST + 2] = recruits / 5;
    into[at + REST + 3] = cheapestHire(edition, player) / 6;
    if (player.at !== NONE) into[at + PLACE + player.at] = 1;
  },
};

const OWN_RECRUITS = WORKER_SPACES * DISCIPLINES.length;

export const ownPeople: Section<State> = {
  name: 'own workers and recruits by space and discipline',
  size: OWN_RECRUITS + RECRUITMENT_SPACES * DISCIPLINES.length,
  write(state, seat, into, at) {
    const { disciplineOf } = editionOf(state);
    const { workers, recruits } = state.players[seat];
    for (let space = 0; space < workers.length; space++) {
      if (workers[space] !== NONE) into[at + space * DISCIPLINES.length + disciplineOf[workers[space]]] = 1;
    }
    for (let space = 0; space < recruits.length; space++) {
      if (recruits[space] !== NONE) into[at + OWN_RECRUITS + space * DISCIPLINES.length + disciplineOf[recruits[space]]] = 1;
    }
  },
};
