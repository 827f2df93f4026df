/** Spending for an effect, and choosing among effects. */
import type { Choice, Log } from '@bottega/kernel';
import type { Cost, SpendEffect } from '../../edition/effect.ts';
import type { Line } from '../../edition/names.ts';
import { discard } from '../cards.ts';
import { type EffectFrame, type FrameOf, type SpendFrame, sourceOf } from '../frames.ts';
import { CHOOSE, DISCARD, DONE, LOWER_WOOD, type Move, SPEND_DUCAT, SPEND_STUDY } from '../moves.ts';
import { cardOf, hidesHand, type Side, type State } from '../state.ts';
import { canPay, freeable, helpFor, lowerWood, pay, qualityMoves } from '../tokens.ts';
import { canPayLutherie, lutherieMoves, payToken } from './lutherie.ts';

/** Adds every way to pay the cost once. */
export function costMoves(state: State, seat: number, { effect, chain }: Pick<SpendFrame, 'effect' | 'chain'>, moves: Move[]): void {
  const side = state.sides[seat];
  const { cost } = effect;
  if ('ducat' in cost) {
    if (canPay(side, 'ducat', cost.ducat)) moves.push(SPEND_DUCAT[helpFor(side, 'ducat', cost.ducat)]);
  } else if ('study' in cost) {
    if (canPay(side, 'study', cost.study)) moves.push(SPEND_STUDY[helpFor(side, 'study', cost.study)]);
  } else if ('either' in cost) {
    if (canPayEither(side, cost.either)) eitherMoves(side, moves);
  } else if ('card' in cost) {
    for (const card of side.hand as number[]) if (mayDiscard(state, card, effect, cost.card, chain)) moves.push(DISCARD[card]);
  } else if ('lutherie' in cost) {
    if (canPayLutherie(state, seat, cost.lutherie)) lutherieMoves(state, seat, moves);
  } else {
    qualityMoves(side.wood, LOWER_WOOD, moves, cost.wood + 1);
  }
}

/** Tokens that are spent go back to the reserve, from which the Master may then help. */
function canPayEither(side: Side, count: number): boolean {
  const own = side.ducats + side.studies;
  return count - own <= side.lutherie + freeable(side, null);
}

/** The Master helps only who has neither. */
function eitherMoves(side: Side, moves: Move[]): void {
  if (side.ducats > 0) moves.push(SPEND_DUCAT[0]);
  if (side.studies > 0) moves.push(SPEND_STUDY[0]);
  if (side.ducats + side.studies === 0 && canPay(side, 'ducat', 1)) moves.push(SPEND_DUCAT[1]);
}

/** A card whose effect is to be used must have one. */
function mayDiscard(state: State, number: number, { gives }: SpendEffect, kind: 'any' | 'musician' | Line, chain: readonly number[]): boolean {
  const card = cardOf(state, number);
  if (kind === 'musician' ? card.kind !== 'musician' : kind !== 'any' && card.affiliation !== kind) return false;
  if (gives.op !== 'useRelation') return true;
  return card.kind === 'musician' && card.relation !== undefined && card.prestige <= gives.prestige && !chain.includes(number);
}

/** The tokens of a plain cost, or 0. */
export const plainCost = (cost: Cost): number => ('ducat' in cost ? cost.ducat : 'study' in cost ? cost.study : 0);

export const spend: Choice<State, FrameOf<'spend'>, Move> = {
  moves: ['spend', 'discard', 'lower-wood', 'lift', 'done'],
  legal(state, frame, seat) {
    const moves: Move[] = [];
    costMoves(state, seat, frame, moves);
    moves.push(DONE);
    return moves;
  },
  play(state, frame, seat, move, log) {
    if (move.do === 'done') return;
    const { effect, left } = frame;
    if (left > 1) state.agenda.push({ ...frame, left: left - 1 });
    const discarded = move.do === 'discard' ? move.card : null;
    state.agenda.push({ step: 'effect', seat, effect: effect.gives, agreed: false, ...sourceOf(frame), discarded });
    if (move.do === 'discard') {
      discard(state, seat, move.card);
      log?.({ code: 'discarded', seat, card: move.card });
    } else if ('lutherie' in effect.cost) {
      if (move.do !== 'lower-wood' && move.do !== 'lift') return;
      if (effect.cost.lutherie > 1) state.agenda.push({ step: 'pay-lutherie', seat, left: effect.cost.lutherie - 1 });
      payToken(state, seat, move, log);
    } else if (move.do === 'lower-wood' && 'wood' in effect.cost) {
      lowerWood(state.sides[seat], move.quality, effect.cost.wood);
      state.sides[seat].lutherie += effect.cost.wood;
      log?.({ code: 'wood-lowered', seat, quality: move.quality - effect.cost.wood });
    } else if (move.do === 'spend') {
      // of several that may be of either kind, the others are chosen next
      if ('either' in effect.cost && effect.cost.either > 1) state.agenda.push({ step: 'pay-either', seat, left: effect.cost.either - 1 });
      pay(state, seat, move.what, plainCost(effect.cost) || 1, log);
    }
  },
  discreet: (state, frame) => 'card' in frame.effect.cost && hidesHand(state, frame),
  why: (state, { effect }, seat, move) => {
    if (move.do === 'discard') return { code: 'not-in-hand' };
    if (move.do === 'lower-wood') return { code: 'no-wood' };
    if (move.do === 'lift') return { code: 'no-token-there', card: move.card };
    return 'study' in effect.cost ? { code: 'no-study', price: effect.cost.study, studies: state.sides[seat].studies } : { code: 'no-ducat' };
  },
  prompt: (_state, { card, left }) => ({ card, count: left }),
};

/** The rest of a price in ducats or studies, a token at a time. */
export const payEither: Choice<State, FrameOf<'pay-either'>, Move> = {
  moves: ['spend'],
  legal(state, _frame, seat) {
    const moves: Move[] = [];
    eitherMoves(state.sides[seat], moves);
    return moves;
  },
  play(state, { left }, seat, move, log) {
    if (move.do !== 'spend') return;
    if (left > 1) state.agenda.push({ step: 'pay-either', seat, left: left - 1 });
    pay(state, seat, move.what, 1, log);
  },
  prompt: (_state, { left }) => ({ count: left }),
};

/** An apprentice called for a plain price is paid without asking again. */
export function spendAtOnce(state: State, frame: EffectFrame, effect: SpendEffect, log?: Log): boolean {
  const price = plainCost(effect.cost);
  if (!frame.agreed || price === 0) return false;
  const { seat } = frame;
  const source = sourceOf(frame);
  if (effect.max > 1) state.agenda.push({ ...source, step: 'spend', seat, effect, left: effect.max - 1 });
  state.agenda.push({ ...source, step: 'effect', seat, effect: effect.gives, agreed: false });
  pay(state, seat, 'ducat' in effect.cost ? 'ducat' : 'study', price, log);
  return true;
}

/** Different ones out of a list of effects. */
export const choose: Choice<State, FrameOf<'choose'>, Move> = {
  moves: ['choose', 'done'],
  legal(_state, { effect, taken }) {
    const moves: Move[] = [];
    for (let nth = 0; nth < effect.from.length; nth++) if (!taken.includes(nth)) moves.push(CHOOSE[nth]);
    moves.push(DONE);
    return moves;
  },
  play(state, frame, seat, move) {
    if (move.do !== 'choose') return;
    const { effect, left, taken } = frame;
    if (left > 1) state.agenda.push({ ...frame, left: left - 1, taken: [...taken, move.nth] });
    state.agenda.push({ step: 'effect', seat, effect: effect.from[move.nth], agreed: false, ...sourceOf(frame) });
  },
  prompt: (_state, { card, left }) => ({ card, count: left }),
};
