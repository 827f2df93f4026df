/** The turn's menu: one action, with free things before it. A Royal Visit of somebody else is answered first. */
import type { Choice, Seat } from '@bottega/kernel';
import { type Action, byVerb } from '../actions/action.ts';
import { build } from '../actions/build.ts';
import { buildMonument } from '../actions/build-monument.ts';
import { buyWithoutTurning } from '../actions/buy-without-turning.ts';
import { evaluate, evaluating } from '../actions/evaluate.ts';
import { pass } from '../actions/pass.ts';
import { placeStored } from '../actions/place-stored.ts';
import { purchase } from '../actions/purchase.ts';
import { turnWheel } from '../actions/turn-wheel.ts';
import { declineVisit, followVisit, mayFollow, mustAnswer } from '../actions/visit.ts';
import type { FrameOf } from '../frames.ts';
import type { Move } from '../moves.ts';
import { markersLeft, type State } from '../state.ts';

/** What costs no action (rulings C20 and C21). */
export const FREE = [placeStored, purchase] as readonly Action[];
const ACTIONS = [turnWheel, buyWithoutTurning, build, buildMonument, evaluate, pass] as readonly Action[];
const VISIT_MENU = [followVisit, declineVisit, ...FREE] as readonly Action[];
const BY_VERB = byVerb([...ACTIONS, ...VISIT_MENU]);
export const FREE_BY_VERB = byVerb(FREE);

export function offerFree(state: State, seat: Seat, moves: Move[]): void {
  // the normal game has no pieces
  if (state.variant === 'normal') return;
  placeStored.offer(state, seat, moves);
  purchase.offer(state, seat, moves);
}

export const action: Choice<State, FrameOf<'action'>, Move> = {
  moves: Object.keys(BY_VERB) as Move['do'][],
  // one by one and not from a list: the engine then makes one piece of them, and this is asked more than anything else
  legal(state, _frame, seat, most) {
    const moves: Move[] = [];
    if (mustAnswer(state, seat)) {
      followVisit.offer(state, seat, moves);
      declineVisit.offer(state, seat, moves);
    } else {
      turnWheel.offer(state, seat, moves);
      buyWithoutTurning.offer(state, seat, moves);
      if (moves.length >= most) return moves;
      build.offer(state, seat, moves);
      buildMonument.offer(state, seat, moves);
      evaluate.offer(state, seat, moves);
      pass.offer(state, seat, moves);
    }
    offerFree(state, seat, moves);
    return moves;
  },
  play(state, frame, seat, move, log) {
    const verb = move.do;
    const chosen = BY_VERB[verb];
    if (verb === 'decline') state.agenda.push(frame);
    else if (chosen === placeStored || chosen === purchase) state.agenda.push({ step: 'action', seat, busy: true });
    else {
      state.agenda.push({ step: 'after-action', seat, pile: state.pile.length, markers: markersLeft(state.players[seat]) });
      // ruling C3 counts turns of nothing but a pass
      state.passes = verb === 'pass' && !frame.busy ? state.passes + 1 : 0;
    }
    chosen.play(state, seat, move, log);
  },
  // a turn is its player's own to begin: what played itself here would happen inside the move of the player before
  discreet: () => true,
  why(state, _frame, seat, move) {
    const asked = BY_VERB[move.do];
    if (mustAnswer(state, seat) && !VISIT_MENU.includes(asked)) return { code: 'visit-section', section: state.visit!.section + 1, other: state.visit!.holder };
    return asked.why?.(state, seat, move);
  },
  prompt(state, _frame, seat) {
    const last = state.ender === null ? 'no' : 'yes';
    const other = state.visit?.holder ?? seat;
    if (!mustAnswer(state, seat)) return { last, visit: 'no', evaluate: evaluating(state, seat), other };
    return { last, visit: mayFollow(state, seat) ? 'yes' : 'lost', evaluate: 'no', other };
  },
};
