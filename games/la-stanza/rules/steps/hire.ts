/**
 * Hiring any number of characters, at least one of the activated discipline; or, among experts, firing one for that
 * one.
 */
import type { Choice, Seat } from '@bottega/kernel';
import { DISCIPLINES, NONE, TILES } from '../../edition/names.ts';
import { editionOf } from '../../edition/schema.ts';
import type { Tell, Why } from '../events.ts';
import type { HireFrame } from '../frames.ts';
import { DONE, FIRE, HIRE, type Move, type MoveOf } from '../moves.ts';
import type { State } from '../state.ts';
import { cheapestHire, holds, standingStrength } from '../strength.ts';
import { dismiss } from '../workers.ts';

export const hire: Choice<State, HireFrame, Move> = {
  moves: ['hire', 'fire', 'done'],

  /** Any space but the financier's (ruling LS-A9), as long as the hire or firing that is needed stays possible. */
  legal(state, frame, seat, most) {
    const { disciplineOf, hiringCosts } = editionOf(state);
    const { recruits, workers, financier, florins } = state.players[seat];
    const reserve = neededLater(state, frame);
    const moves: Move[] = [];
    if (frame.matched) moves.push(DONE);
    for (let slot = 0; slot < recruits.length && moves.length < most; slot++) {
      const tile = recruits[slot];
      if (tile === NONE) continue;
      const matches = disciplineOf[tile] === frame.discipline;
      if (matches ? frame.fired : !othersWelcome(state)) continue;
      const offers = HIRE[tile][slot];
      for (let space = 0; space < workers.length; space++) {
        if (space === financier || hiringCosts[space] > florins) continue;
        if (matches || hiringCosts[space] <= florins - reserve || leavesOneToFire(state, frame, space)) moves.push(offers[space]);
      }
    }
    if (mayFire(state, frame)) {
      for (let space = 0; space < workers.length; space++) {
        const tile = workers[space];
        if (tile !== NONE && disciplineOf[tile] === frame.discipline) moves.push(FIRE[tile][space]);
      }
    }
    return moves;
  },

  play(state, frame, seat, move, log) {
    if (move.do === 'hire') {
      const tile = take(state, seat, move as MoveOf<'hire'>, log);
      const matched = frame.matched || editionOf(state).disciplineOf[tile] === frame.discipline;
      state.agenda.push({ ...frame, hired: frame.hired + 1, matched });
      return;
    }
    const player = state.players[seat];
    if (move.do === 'fire') {
      const space = (move as MoveOf<'fire'>).worker - 1;
      const tile = player.workers[space];
      player.workers[space] = NONE;
      dismiss(state, tile);
      log?.({ code: 'fired', seat, character: TILES[tile] });
      state.agenda.push({ ...frame, matched: true, fired: true });
      return;
    }
    const strength = standingStrength(editionOf(state), player, frame.discipline);
    state.agenda.push({ step: 'strengthen', seat, discipline: frame.discipline, strength, paid: false });
  },

  why(state, frame, seat, move): Why | undefined {
    const { recruits, workers, financier, florins } = state.players[seat];
    const { disciplineOf, hiringCosts } = editionOf(state);
    const discipline = DISCIPLINES[frame.discipline];
    if (move.do === 'done') return { code: 'hire-first', discipline, fire: couldFire(state, frame) };
    if (move.do === 'fire') {
      const { character, worker } = move as MoveOf<'fire'>;
      if (!state.options.expert) return { code: 'not-expert' };
      if (frame.matched) return { code: 'fire-alone', discipline };
      if (!TILES.includes(character) || TILES[workers[worker - 1]] !== character) return { code: 'not-worker', character };
      return { code: 'wrong-discipline', character, discipline };
    }
    const { character, slot, worker } = move as MoveOf<'hire'>;
    const price = hiringCosts[worker - 1];
    if (price === undefined || !TILES.includes(character)) return undefined;
    const tile = recruits[slot - 1];
    if (TILES[tile] !== character) return { code: 'not-recruited', character };
    if (worker - 1 === financier) return { code: 'financier-space' };
    if (price > florins) return { code: 'too-dear', price, florins };
    if (disciplineOf[tile] === frame.discipline) return frame.fired ? { code: 'fire-alone', discipline } : undefined;
    return othersWelcome(state) ? { code: 'match-too-dear', discipline, fire: state.options.expert } : { code: 'matching-only', discipline };
  },

  prompt: (state, frame, seat) => ({
    discipline: DISCIPLINES[frame.discipline],
    florins: state.players[seat].florins,
    fire: couldFire(state, frame),
    fired: frame.fired,
  }),
};

/** Whether further hires may be of other disciplines, which no text says plainly: an option (ruling LS-A9). */
const othersWelcome = (state: State): boolean => state.options.hires === 'any';

/** What the hire of the activated discipline will cost at least; endless when there is nobody to hire for it. */
export function neededLater(state: State, frame: HireFrame): number {
  if (frame.matched) return 0;
  const edition = editionOf(state);
  const player = state.players[frame.seat];
  return holds(edition, player.recruits, frame.discipline) ? cheapestHire(edition, player) : Number.POSITIVE_INFINITY;
}

/** A firing takes the place of the hire that is needed, and of no other (ruling LS-A29). */
const mayFire = (state: State, frame: HireFrame): boolean => state.options.expert && !frame.matched;

/** Whether somebody can still be fired after a hire displaced whoever works on that space. */
function leavesOneToFire(state: State, frame: HireFrame, taken: number): boolean {
  if (!mayFire(state, frame)) return false;
  const { disciplineOf } = editionOf(state);
  return state.players[frame.seat].workers.some((tile, space) => space !== taken && tile !== NONE && disciplineOf[tile] === frame.discipline);
}

function couldFire(state: State, frame: HireFrame): boolean {
  return mayFire(state, frame) && holds(editionOf(state), state.players[frame.seat].workers, frame.discipline);
}

function take(state: State, seat: Seat, { slot, worker }: MoveOf<'hire'>, log: Tell): number {
  const player = state.players[seat];
  const space = worker - 1;
  const price = editionOf(state).hiringCosts[space];
  const tile = player.recruits[slot - 1];
  const displaced = player.workers[space];
  player.recruits[slot - 1] = NONE;
  player.workers[space] = tile;
  player.florins -= price;
  log?.({ code: 'hired', seat, character: TILES[tile], worker, price });
  if (displaced !== NONE) {
    dismiss(state, displaced);
    log?.({ code: 'displaced', seat, character: TILES[displaced] });
  }
  return tile;
}
