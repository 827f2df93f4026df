/** Evaluate with a marker from a bonus section, opening a Royal Visit, or with one from the open area. */
import type { Log, Reason, Seat } from '@bottega/kernel';
import { bonusOpensPlace, evaluateWith } from '../court.ts';
import { because } from '../events.ts';
import { EVALUATE, EVALUATE_OPEN, type Move, type MoveOf } from '../moves.ts';
import { anyPlaceOpen } from '../places.ts';
import { markersLeft, type State } from '../state.ts';
import type { Action } from './action.ts';

type Verb = 'evaluate' | 'evaluate-open';

export const evaluate: Action<Verb> = {
  moves: ['evaluate', 'evaluate-open'],
  offer(state: State, seat: Seat, moves: Move[]): void {
    // ruling C13: during a Visit only its own section may be used, see `visit`
    if (state.visit !== null) return;
    const player = state.players[seat];
    if (markersLeft(player) === 0) return;
    const open = anyPlaceOpen(state, seat, player.florins);
    for (let section = 0; section < player.court.length; section++) {
      if (player.court[section] > 0 && (open || bonusOpensPlace(state, seat, section))) moves.push(EVALUATE[section]);
    }
    if (open && player.open > 0) moves.push(EVALUATE_OPEN);
  },
  play(state: State, seat: Seat, move: MoveOf<Verb>, log?: Log): void {
    if (move.do === 'evaluate-open') {
      // ruling C13: no bonus, no Visit
      log?.({ code: 'evaluates-open', seat });
      state.players[seat].open--;
      state.agenda.push({ step: 'mark-place', seat });
      return;
    }
    log?.({ code: 'evaluates', seat, section: move.section });
    state.visit = { holder: seat, section: move.section - 1 };
    evaluateWith(state, seat, move.section - 1, log);
  },
  why(state: State, seat: Seat, move: MoveOf<Verb>): Reason {
    const player = state.players[seat];
    if (markersLeft(player) === 0) return because('no-markers-left');
    if (state.visit !== null) return because('visit-answered', { other: state.visit.holder });
    const there = move.do === 'evaluate' ? player.court[move.section - 1] : player.open;
    return there > 0 ? because('no-place-after') : because('no-marker-there');
  },
};

/** Whether evaluating is open to a seat that has no Visit to answer, and if not, why. */
export function evaluating(state: State, seat: Seat): 'open' | 'answered' | 'spent' | 'none' {
  if (markersLeft(state.players[seat]) === 0) return 'spent';
  if (state.visit !== null) return 'answered';
  const moves: Move[] = [];
  evaluate.offer(state, seat, moves);
  return moves.length > 0 ? 'open' : 'none';
}
