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

const dividing = (effect: Effect): boolean => effect.op === 'split' || (effect.op === 'spend' && dividing(effect.gives));
export const splits = (state: State, card: number): boolean => dividing(apprenticeCard(state, card).action);

/** Effects that may give the very ducat or study the action costs. */
const pays = (effect: Effect): boolean => effect.op === 'gain' || (effect.op === 'spend' && pays(effect.gives));

/** Time that an effect adds at most. */
const added = (effect: Effect): number => (effect.op === 'addTime' ? effect.count : effect.op === 'spend' ? effect.max * added(effect.gives) : 0);

/** The time that apprentices who have not acted yet can add to the action. */
export function timeFromApprentices(state: State, { seat, line, used }: ActionFrame): number {
  let time = 0;
  for (const card of state.sides[seat].apprentices) {
    const { affiliation, action } = apprenticeCard(state, card);
    if (affiliation === line && !used.includes(card)) time += added(action);
  }
  return time;
}

/** What can be made of the action: resolved now, without the Master's help, or at least with more time. */
interface Prospect {
  readonly resolvable: boolean;
  readonly unaided: boolean;
  readonly useful: boolean;
}

/** Whether an apprentice's effect has its place at this moment of the action. */
function fits(state: State, frame: ActionFrame, effect: Effect, prospect: Prospect): boolean {
  const open = frame.mode === 'open';
  switch (effect.op) {
    case 'addTime':
      return frame.mode !== 'over' && prospect.useful;
    case 'split':
      return open && frame.time > 1;
    case 'withoutViolin':
      return open && !frame.withoutViolin;
    case 'ignore':
      return open && !frame.bound;
    case 'spend': {
      if (!fits(state, frame, effect.gives, prospect)) return false;
      const ways: Move[] = [];
      costMoves(state, frame.seat, { effect, chain: [] }, ways);
      return ways.length > 0;
    }
    case 'takeBackHelp':
      return state.sides[frame.seat].help > 0 && (!open || prospect.unaided);
    default:
      // ruling P7: an action that is merely ignored triggers no apprentice; where only the Master's help leads on, one
      // who does not pay for it acts when the action is resolved
      return !open || prospect.unaided || (prospect.resolvable && pays(effect));
  }
}

function apprenticeMove(state: State, seat: Seat, card: number): Move {
  const { action } = apprenticeCard(state, card);
  if (action.op !== 'spend' || plainCost(action.cost) === 0) return APPRENTICE[0][card];
  return APPRENTICE[helpFor(state.sides[seat], 'ducat' in action.cost ? 'ducat' : 'study', plainCost(action.cost))][card];
}

/** Adds the apprentices who may act now; each acts once in an action (ruling P9). */
export function apprenticeMoves(state: State, frame: ActionFrame, prospect: Prospect, moves: Move[]): void {
  for (const card of state.sides[frame.seat].apprentices) {
    const { affiliation, action } = apprenticeCard(state, card);
    if (affiliation === frame.line && !frame.used.includes(card) && fits(state, frame, action, prospect)) moves.push(apprenticeMove(state, frame.seat, card));
  }
}

export function callApprentice(state: State, frame: ActionFrame, card: number, log?: Log): void {
  const { seat } = frame;
  const effect = apprenticeCard(state, card).action;
  const bound = frame.bound || (frame.mode === 'open' && (effect.op === 'spend' || !shapes(effect)));
  state.agenda.push({ ...frame, used: [...frame.used, card], bound });
  state.agenda.push({ step: 'effect', seat, effect, agreed: true, card, chain: [], bare: true, times: 1, discarded: null });
  log?.({ code: 'apprentice-used', seat, card });
}
