/** The Conservation: violins to the heritage, then partners come and go. */
import type { Choice, Procedure } from '@bottega/kernel';
import { emptySlots, placeFromHand, placeMoves, takeBackApprentice, takeBackMusician } from '../cards.ts';
import type { FrameOf } from '../frames.ts';
import { DONE, type Move, TAKE_BACK } from '../moves.ts';
import { bearsViolinOf, hidesHand, musicianOf, type State } from '../state.ts';
import { botPurse, giveBack, noTokens } from '../tokens.ts';
import { whyNotPlace } from './place-card.ts';

const NONE: readonly number[] = [];

/** All own violins go to the heritage, all tokens on them back to their owners (rulings P20, P24). */
export const conserve: Procedure<State, FrameOf<'conserve'>> = {
  run(state, { seat }, log) {
    const side = state.sides[seat];
    // over the hand limit, the excess goes on the contacts (ruling P24)
    state.agenda.push(
      { step: 'end-turn', seat },
      { step: 'lay-discards', seat },
      { step: 'hand-limit', seat },
      { step: 'partners', seat, placed: NONE, taken: NONE },
    );
    if (side.boost !== null) {
      side.boost = null;
      side.studies++;
      log?.({ code: 'mark-returned', seat });
    }
    const returned = noTokens(state);
    for (let at = 0; at < state.stage.length; at++) {
      const musician = state.stage[at];
      if (bearsViolinOf(musician, seat)) state.stage[at] = emptySlots(state, musician, seat, returned, log);
    }
    giveBack(state, returned, botPurse(state), log);
  },
};

/** Cards are placed and taken back in any order; none twice in the same way, so that the turn ends (ruling P25). */
export const partners: Choice<State, FrameOf<'partners'>, Move> = {
  moves: ['place', 'take-back', 'done'],
  legal(state, { placed, taken }, seat) {
    const moves: Move[] = [DONE];
    const side = state.sides[seat];
    placeMoves(state, seat, 'any', false, placed, moves);
    for (const { card, home } of state.stage) if (home === seat && !taken.includes(card)) moves.push(TAKE_BACK[card]);
    for (const card of side.apprentices) if (!taken.includes(card)) moves.push(TAKE_BACK[card]);
    return moves;
  },
  play(state, { placed, taken }, seat, move, log) {
    if (move.do === 'done') return;
    if (move.do === 'place') {
      state.agenda.push({ step: 'partners', seat, placed: [...placed, move.card], taken });
      placeFromHand(state, seat, move.card, log);
    } else if (move.do === 'take-back') {
      state.agenda.push({ step: 'partners', seat, placed, taken: [...taken, move.card] });
      const musician = musicianOf(state, move.card);
      if (musician === undefined) takeBackApprentice(state, seat, move.card, log);
      else takeBackMusician(state, seat, musician, log);
    }
  },
  discreet: hidesHand,
  why(state, { placed, taken }, seat, move) {
    const again = (move.do === 'place' && placed.includes(move.card)) || (move.do === 'take-back' && taken.includes(move.card));
    return again ? { code: 'already-moved', card: move.card, way: move.do } : whyNotPlace(state, seat, move);
  },
};

/** The last occasion to place apprentices; nothing is taken back any more. */
export const lastApprentices: Choice<State, FrameOf<'last-apprentices'>, Move> = {
  moves: ['place', 'done'],
  legal(state, _frame, seat) {
    const moves: Move[] = [DONE];
    placeMoves(state, seat, 'apprentice', false, NONE, moves);
    return moves;
  },
  play(state, frame, seat, move, log) {
    if (move.do !== 'place') return;
    state.agenda.push(frame);
    placeFromHand(state, seat, move.card, log);
  },
  discreet: hidesHand,
  why: (state, _frame, seat, move) => whyNotPlace(state, seat, move, 'apprentice'),
};
