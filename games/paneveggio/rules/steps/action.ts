/** One action of the score: boosted by cards and apprentices, resolved in full, in part or not at all. */
import type { Choice, Log } from '@bottega/kernel';
import { discard, drawMoves, drawOnce } from '../cards.ts';
import type { ActionFrame, FrameOf } from '../frames.ts';
import { ADD, DONE, IGNORE, type Move, STUDY } from '../moves.ts';
import { cardOf, hidesHand, type State } from '../state.ts';
import { canPay, gain, hasToken } from '../tokens.ts';
import { craftMoves, restoreMoves } from '../violins.ts';
import { apprenticeMoves, callApprentice, timeFromApprentices } from './apprentice.ts';
import { craftOn, whyNotCraft } from './craft.ts';
import { relateMoves, runRelation, whyNotRelate } from './relation.ts';
import { whyNotRestore } from './restore.ts';
import { buy, buyMoves } from './wood.ts';

/** Adds the ways to resolve the action in that time, or to go on resolving it. */
function resolveMoves(state: State, frame: ActionFrame, time: number, moves: Move[]): void {
  const { seat, line, mode } = frame;
  if (mode === 'over' || time === 0) return;
  switch (line) {
    case 'wood':
      buyMoves(state, seat, time, moves);
      return;
    case 'study':
      if (hasToken(state.sides[seat], 'study')) for (let count = Math.min(time, STUDY.length - 1); count >= 1; count--) moves.push(STUDY[count]);
      return;
    case 'craft':
      craftMoves(state, seat, time, null, moves);
      return;
    case 'relation':
      drawMoves(state, seat, moves);
      if (mode === 'open') relateMoves(state, seat, time, frame.withoutViolin, [], moves);
      return;
    case 'restoration':
      restoreMoves(state, seat, moves);
      return;
  }
}

/** Whether the action could be resolved with all the time that cards and apprentices may still add to it. */
function withinReach(state: State, frame: ActionFrame): boolean {
  let time = frame.time + timeFromApprentices(state, frame);
  if (frame.mode === 'open') for (const card of state.sides[frame.seat].hand as number[]) if (cardOf(state, card).affiliation === frame.line) time++;
  if (time === frame.time) return false;
  const ways: Move[] = [];
  resolveMoves(state, frame, time, ways);
  return ways.length > 0;
}

/** Whether one of the moves can be paid without the Master. */
function anyUnaided(moves: readonly Move[]): boolean {
  for (const move of moves) if (!('help' in move) || move.help === 0) return true;
  return false;
}

export const action: Choice<State, FrameOf<'action'>, Move> = {
  moves: ['ignore', 'done', 'add', 'apprentice', 'buy', 'study', 'craft', 'draw', 'meet', 'exchange', 'relate', 'restore'],
  legal(state, frame, seat) {
    const moves: Move[] = [];
    const side = state.sides[seat];
    resolveMoves(state, frame, frame.time, moves);
    const resolvable = moves.length > 0;
    const unaided = anyUnaided(moves);
    const useful = resolvable || withinReach(state, frame);
    const open = frame.mode === 'open';
    if (open && useful) {
      // ruling P8: cards are added before the action takes effect, and only to one that can be resolved with them
      for (const card of side.hand as number[]) if (cardOf(state, card).affiliation === frame.line) moves.push(ADD[card]);
    }
    apprenticeMoves(state, frame, { resolvable, unaided, useful }, moves);
    if (!open) moves.push(DONE);
    // ruling P7: nobody is made to ask the Master for help
    else if (!frame.bound || !unaided) moves.push(IGNORE);
    return moves;
  },
  play(state, frame, seat, move, log) {
    const { agenda } = state;
    switch (move.do) {
      case 'ignore':
        log?.({ code: 'action-ignored', seat, line: frame.line });
        return;
      case 'done':
        return;
      case 'add':
        agenda.push(longer(frame));
        discard(state, seat, move.card);
        log?.({ code: 'time-added', seat, card: move.card, time: frame.time + 1 });
        return;
      case 'apprentice':
        callApprentice(state, frame, move.card, log);
        return;
      default:
        resolve(state, frame, move, log);
    }
  },
  discreet: (state, frame) => frame.mode === 'open' && hidesHand(state, frame),
  why(state, frame, seat, move) {
    switch (move.do) {
      case 'ignore':
        return frame.mode === 'open' ? { code: 'must-resolve' } : undefined;
      case 'add':
        if (!state.sides[seat].hand.includes(move.card)) return { code: 'not-in-hand' };
        return cardOf(state, move.card).affiliation === frame.line ? undefined : { code: 'other-affiliation', line: frame.line };
      case 'apprentice':
        return frame.used.includes(move.card) ? { code: 'already-used', card: move.card } : undefined;
      case 'buy':
        if (state.sides[seat].violins === 0) return { code: 'no-violin-left' };
        return canPay(state.sides[seat], 'ducat', 1) ? undefined : { code: 'no-ducat' };
      case 'study':
        return { code: 'no-token' };
      case 'craft':
        return whyNotCraft(state, seat, frame.time, move);
      case 'relate':
        return whyNotRelate(state, seat, frame.time, move);
      case 'restore':
        return whyNotRestore(state, seat, move);
      default:
        return undefined;
    }
  },
  prompt(state, frame, seat) {
    const { line, time, mode } = frame;
    const bound = mode === 'open' && frame.bound && !action.legal(state, frame, seat, Number.POSITIVE_INFINITY).includes(IGNORE);
    // with no beat left, nothing but apprentices is asked about
    return { line, time, mode: time === 0 && mode !== 'open' ? 'over' : mode, what: mode === 'draw' ? mode : line, bound };
  },
};

/** The action after a part of it, written out because it is the commonest frame. */
function next({ seat, line, used, withoutViolin }: ActionFrame, mode: 'draw' | 'restore' | 'over', time: number): ActionFrame {
  return { step: 'action', seat, line, time, mode, used, bound: false, added: false, withoutViolin };
}

/** The action with one beat more, for a card discarded; it may still be ignored, or resolved for less (P-N4). */
function longer({ seat, line, time, mode, used, bound, withoutViolin }: ActionFrame): ActionFrame {
  return { step: 'action', seat, line, time: time + 1, mode, used, bound, added: true, withoutViolin };
}

/** What is left of the action is on the agenda before it takes effect: apprentices may act at any moment of it. */
function resolve(state: State, frame: ActionFrame, move: Move, log?: Log): void {
  const { seat } = frame;
  switch (move.do) {
    case 'buy':
      state.agenda.push(next(frame, 'over', frame.time));
      buy(state, seat, move.quality, log);
      return;
    case 'study':
      state.agenda.push(next(frame, 'over', frame.time));
      gain(state, seat, 'study', move.count, log);
      return;
    case 'craft':
      state.agenda.push(next(frame, 'over', frame.time));
      craftOn(state, seat, move.card, move.slot, log);
      return;
    case 'relate':
      state.agenda.push(next(frame, 'over', frame.time));
      // also without an own violin, those that lie there count (ruling P52)
      runRelation(state, seat, move.card, [], 'whole', log);
      return;
    case 'restore':
      state.agenda.push(next(frame, 'restore', frame.time - 1));
      state.agenda.push({ step: 'mend', seat, card: move.card, slot: move.slot, partial: false });
      return;
    default:
      state.agenda.push(next(frame, 'draw', frame.time - 1));
      drawOnce(state, seat, move, log);
  }
}
