/**
 * The interpreter of effects: every card is data made of these operators. All effects are optional, gains may be
 * partial.
 */
import type { Log, Procedure } from '@bottega/kernel';
import { endOfTurnMusicians } from '../cards.ts';
import { type ActionFrame, type EffectFrame, type FrameOf, sourceOf } from '../frames.ts';
import { cardOf, MASTER, musicianOf, type State } from '../state.ts';
import { gain, hasToken } from '../tokens.ts';
import { runRelation } from './relation.ts';
import { spendAtOnce } from './spend.ts';

export const effect: Procedure<State, FrameOf<'effect'>> = {
  run(state, frame, log) {
    const { seat, effect: what, times, card } = frame;
    const { agenda } = state;
    switch (what.op) {
      case 'gain':
        if (what.what !== 'either') gain(state, seat, what.what, what.count * times, log);
        else if (hasToken(state.sides[seat])) agenda.push({ step: 'take', seat, left: what.count * times });
        return;
      case 'draw':
        agenda.push({ step: 'draw', seat, left: what.count * times });
        return;
      case 'ageWood':
        agenda.push({ step: 'age-wood', seat, left: what.count * times });
        return;
      case 'buyWood':
        agenda.push({ step: 'buy-wood', seat, time: what.time * times });
        return;
      case 'craft':
        // on the card itself, and only while it is in play
        if (what.here && frame.bare) return;
        agenda.push({ step: 'craft', seat, time: what.time * times, here: what.here ? card : null });
        return;
      case 'restore':
        agenda.push({ step: 'restore', seat, left: what.count * times });
        return;
      case 'takeBackHelp':
        takeBackHelp(state, seat, what.count * times, log);
        return;
      case 'valorise':
        agenda.push({ step: 'valorise', seat, left: what.count * times });
        return;
      case 'moveNotes':
        agenda.push({ step: 'move-notes', seat, left: what.count * times, must: false });
        return;
      case 'boostNote':
        agenda.push({ step: 'mark-note', seat, time: what.time });
        return;
      case 'placeCard':
        agenda.push({ step: 'place-card', seat, left: what.count * times, kind: what.kind, free: what.free });
        return;
      case 'recall':
        agenda.push({ step: 'recall', seat });
        return;
      case 'returnToHand':
        if (!frame.bare && musicianOf(state, card)?.home === seat) agenda.push({ step: 'return', seat, card });
        return;
      case 'useRelation':
        useRelation(state, frame, log);
        return;
      case 'relationAction':
        agenda.push({ ...sourceOf(frame), step: 'relation-action', seat, time: what.time * times });
        return;
      case 'affiliatedAction':
        affiliatedAction(state, frame, what.time);
        return;
      case 'per': {
        const count = counted(state, frame, what.count);
        if (count > 0) agenda.push({ ...frame, effect: what.gives, times: times * count });
        return;
      }
      case 'spend':
        if (!spendAtOnce(state, frame, what, log)) agenda.push({ ...sourceOf(frame), step: 'spend', seat, effect: what, left: what.max });
        return;
      case 'seq':
        // each with the chain so far: two of them may use the same musician (ruling P53)
        for (let i = what.of.length - 1; i >= 0; i--) agenda.push({ ...frame, effect: what.of[i], agreed: false });
        return;
      case 'choose':
        agenda.push({ ...sourceOf(frame), step: 'choose', seat, effect: what, left: what.count, taken: [] });
        return;
      case 'addTime':
        changeAction(state, (action) => ({ ...action, time: action.time + what.count * times }));
        return;
      case 'split':
        changeAction(state, (action) => ({ step: 'split', seat, action, left: action.time, parts: [] }));
        return;
      case 'withoutViolin':
        changeAction(state, (action) => ({ ...action, withoutViolin: true }));
        return;
      case 'ignore':
        // the action is absent now: nothing more can act on it
        changeAction(state, () => null);
        agenda.push({ ...frame, effect: what.gives });
        return;
    }
  },
};

function takeBackHelp(state: State, seat: number, most: number, log?: Log): void {
  const side = state.sides[seat];
  const count = Math.min(most, side.help);
  if (count === 0) return;
  side.help -= count;
  side.lutherie += count;
  log?.({ code: 'help-returned', seat, count });
}

function useRelation(state: State, frame: EffectFrame, log?: Log): void {
  const { seat, effect: what, chain, discarded } = frame;
  if (what.op !== 'useRelation') return;
  if (what.target !== 'discarded') {
    state.agenda.push({ ...sourceOf(frame), step: 'use-relation', seat, target: what.target, prestige: what.prestige, violin: what.violin });
  } else if (discarded !== null && !chain.includes(discarded)) {
    const card = cardOf(state, discarded);
    if (card.kind === 'musician' && card.prestige <= what.prestige) runRelation(state, seat, discarded, chain, 'bare', log);
  }
}

/** The action the discarded card is affiliated to; it can't be boosted. */
function affiliatedAction(state: State, frame: EffectFrame, time: number): void {
  if (frame.discarded === null) return;
  const { seat } = frame;
  switch (cardOf(state, frame.discarded).affiliation) {
    case 'wood':
      state.agenda.push({ step: 'buy-wood', seat, time });
      return;
    case 'study':
      state.agenda.push({ step: 'gain', seat, what: 'study', count: time, partial: false });
      return;
    case 'craft':
      state.agenda.push({ step: 'craft', seat, time, here: null });
      return;
    case 'relation':
      state.agenda.push({ ...sourceOf(frame), step: 'relation-action', seat, time });
      return;
    case 'restoration':
      state.agenda.push({ step: 'restore', seat, left: time });
  }
}

function counted(state: State, frame: EffectFrame, what: 'violinsHere' | 'violinsOnOpponents' | 'endOfTurnMusicians'): number {
  const { seat } = frame;
  if (what === 'endOfTurnMusicians') return endOfTurnMusicians(state, seat);
  let count = 0;
  if (what === 'violinsHere') {
    // whoever owns them
    if (!frame.bare && !frame.uncounted) for (const violin of musicianOf(state, frame.card)?.slots ?? []) if (violin !== null) count++;
    return count;
  }
  for (const { home, slots } of state.stage) {
    if (home !== seat && home !== MASTER) for (const violin of slots) if (violin?.owner === seat) count++;
  }
  return count;
}

/** Replaces the action that is being resolved, or takes it off the agenda. */
function changeAction(state: State, change: (action: ActionFrame) => State['agenda'][number] | null): void {
  const { agenda } = state;
  for (let at = agenda.length - 1; at >= 0; at--) {
    const frame = agenda[at];
    if (frame.step !== 'action') continue;
    const next = change(frame);
    if (next === null) agenda.splice(at, 1);
    else agenda[at] = next;
    return;
  }
}
