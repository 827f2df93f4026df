/** Apprentices at work: when one may act on an action, and how he is called. */
import type { Log, Seat } from '@bottega/kernel';
import type { Effect } from '../../edition/effect.ts';
import type { ActionFrame } from '../frames.ts';
import { APPRENTICE, type Move } from '../moves.ts';
import { apprenticeCard, type State } from '../state.ts';
import { helpFor } from '../tokens.ts';
import { costMoves, plainCost } from './spend.ts';

/** Effects that shape the action itself, so that they may come before it can be resolved at all. */
const shapes = (effect: Effect): boolean =>
  effect.op === 'addTime' ||
  effect.op === 'split' ||
  effect.op === 'withoutViolin' ||
  effect.op === 'ignore' ||
  (effect.op === 'spend' && shapes(effect.gives));

/** Whether an apprentice's effect has its place at this moment of the action. */
function fits(state: State, frame: ActionFrame, effect: Effect, resolvable: boolean): boolean {
  const open = frame.mode === 'open';
  switch (effect.op) {
    case 'addTime':
      return frame.mode !== 'over';
    case 'split':
      return open && frame.time > 1;
    case 'withoutViolin':
      return open && !frame.withoutViolin;
    case 'ignore':
      return open && !frame.bound;
    case 'spend': {
      if (!fits(state, frame, effect.gives, resolvable)) return false;
      const ways: Move[] = [];
      costMoves(state, frame.seat, { effect, chain: [] }, ways);
      return ways.length > 0;
    }
    default:
      // ruling P7: an action that is merely ignored triggers no apprentice
      return !open || resolvable;
  }
}

function apprenticeMove(state: State, seat: Seat, card: number): Move {
  const { action } = apprenticeCard(state, card);
  if (action.op !== 'spend' || plainCost(action.cost) === 0) return APPRENTICE[0][card];
  return APPRENTICE[helpFor(state.sides[seat], 'ducat' in action.cost ? 'ducat' : 'study', plainCost(action.cost))][card];
}

/** Adds the apprentices who may act now; each acts once in an action (ruling P9). */
export function apprenticeMoves(state: State, frame: ActionFrame, resolvable: boolean, moves: Move[]): void {
  for (const card of state.sides[frame.seat].apprentices) {
    const { affiliation, action } = apprenticeCard(state, card);
    if (affiliation === frame.line && !frame.used.includes(card) && fits(state, frame, action, resolvable)) moves.push(apprenticeMove(state, frame.seat, card));
  }
}

export function callApprentice(state: State, frame: ActionFrame, card: number, log?: Log): void {
  const { seat } = frame;
  const effect = apprenticeCard(state, card).action;
  const bound = frame.bound || (frame.mode === 'open' && !shapes(effect));
  state.agenda.push({ ...frame, used: [...frame.used, card], bound });
  state.agenda.push({ step: 'effect', seat, effect, agreed: true, card, chain: [], bare: true, times: 1, discarded: null });
  log?.({ code: 'apprentice-used', seat, card });
}
