/**
 * While somebody else holds the Royal Visit: follow with the marker of the same section, or lose its bonus (ruling
 * C12).
 */
import type { Log, Reason, Seat } from '@bottega/kernel';
import { bonusOf, bonusOpensPlace, evaluateWith } from '../court.ts';
import { because } from '../events.ts';
import { DECLINE, FOLLOW, type Move, type MoveOf } from '../moves.ts';
import { anyPlaceOpen } from '../places.ts';
import type { State } from '../state.ts';
import type { Action } from './action.ts';

/** Whether the seat still has to answer the Visit. The holder has no marker left in that section, so only others do. */
export const mustAnswer = (state: State, seat: Seat): boolean => state.visit !== null && state.players[seat].court[state.visit.section] > 0;

/** For a seat that must answer: whether it could finish what it begins by following (rulings C15 and C27). */
export const mayFollow = (state: State, seat: Seat): boolean =>
  anyPlaceOpen(state, seat, state.players[seat].florins) || bonusOpensPlace(state, seat, state.visit!.section);

export const followVisit: Action<'follow'> = {
  moves: ['follow'],
  offer(state: State, seat: Seat, moves: Move[]): void {
    if (mayFollow(state, seat)) moves.push(FOLLOW[state.visit!.section]);
  },
  play(state: State, seat: Seat, { section }: MoveOf<'follow'>, log?: Log): void {
    log?.({ code: 'follows', seat, other: state.visit!.holder, section });
    evaluateWith(state, seat, section - 1, log);
  },
  why: whyNotVisit,
};

function whyNotVisit(state: State, seat: Seat): Reason {
  if (state.visit === null) return because('no-visit');
  return mustAnswer(state, seat) ? because('no-place-after') : because('visit-answered', { other: state.visit.holder });
}

export const declineVisit: Action<'decline'> = {
  moves: ['decline'],
  offer(state: State, _seat: Seat, moves: Move[]): void {
    moves.push(DECLINE[state.visit!.section]);
  },
  play(state: State, seat: Seat, { section }: MoveOf<'decline'>, log?: Log): void {
    const player = state.players[seat];
    player.court[section - 1] = 0;
    player.open++;
    log?.({ code: 'declined', seat, section });
    // ruling C19: a gold statue that is left behind goes to the box
    if (bonusOf(state, section - 1) !== 'gold' || state.gold === 0) return;
    state.gold--;
    state.box.gold++;
    log?.({ code: 'gold-boxed', seat });
  },
  why: whyNotVisit,
};
