/** Making a violin: a slot, a wood, the price at the Master's, and the placement bonus. */
import type { Choice, Log, Procedure, Seat } from '@bottega/kernel';
import { editionOf } from '../../edition/schema.ts';
import type { Refused } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { DONE, IMPROVE_OR_NOT, type Move, USE } from '../moves.ts';
import { MASTER, type Musician, musicianCard, musicianOf, qualityOf, replaceMusician, type State, type Violin, withSlot } from '../state.ts';
import { canPay, gain, pay, waitsForTokens } from '../tokens.ts';
import { craftMoves, hasTokenOn } from '../violins.ts';

/** The slot is chosen: pay at the Master's, then take the wood. */
export function craftOn(state: State, seat: Seat, card: number, slot: number, log?: Log): void {
  const musician = musicianOf(state, card) as Musician;
  state.agenda.push({ step: 'which-wood', seat, card, slot });
  if (musician.home === MASTER) pay(state, seat, 'study', musicianCard(state, card).prestige, log);
}

/** Why a violin can't be made there. */
export function whyNotCraft(state: State, seat: Seat, time: number, move: Move): Refused | undefined {
  if (move.do !== 'craft') return undefined;
  const side = state.sides[seat];
  const musician = musicianOf(state, move.card);
  if (musician === undefined) return { code: 'no-such-musician' };
  const { prestige } = musicianCard(state, move.card);
  if (side.wood.length === 0) return { code: 'no-wood' };
  if (prestige > time) return { code: 'prestige-too-high', prestige, time };
  if (musician.home === MASTER && !canPay(side, 'study', prestige)) return { code: 'no-study', price: prestige, studies: side.studies };
  if (musician.home !== MASTER && musician.home !== seat && !hasTokenOn(musician, seat)) return { code: 'no-token-there', card: move.card };
  return musician.slots[move.slot] ? { code: 'slot-taken' } : undefined;
}

/** A violin given by an effect: it can't be boosted. */
export const craft: Choice<State, FrameOf<'craft'>, Move> = {
  moves: ['craft', 'done'],
  legal(state, { time, here }, seat) {
    const moves: Move[] = [];
    craftMoves(state, seat, time, here, moves);
    moves.push(DONE);
    return moves;
  },
  play(state, _frame, seat, move, log) {
    if (move.do === 'craft') craftOn(state, seat, move.card, move.slot, log);
  },
  why: (state, { time }, seat, move) => whyNotCraft(state, seat, time, move),
  prompt: (_state, { time }) => ({ time }),
};

export const whichWood: Choice<State, FrameOf<'which-wood'>, Move> = {
  moves: ['use'],
  legal(state, _frame, seat) {
    const { wood } = state.sides[seat];
    const moves: Move[] = [];
    for (let i = 0; i < wood.length; i++) if (wood[i] !== wood[i - 1]) moves.push(USE[wood[i]]);
    return moves;
  },
  play(state, { card, slot }, seat, move, log) {
    if (move.do !== 'use') return;
    const side = state.sides[seat];
    side.wood.splice(side.wood.indexOf(move.quality), 1);
    placeViolin(state, seat, card, slot, move.quality);
    const { prestige, slots } = musicianCard(state, card);
    log?.({ code: 'crafted', seat, card, quality: move.quality, prestige, bonus: slots[slot] });
    placementBonus(state, seat, card, slot, log);
  },
  why: () => ({ code: 'no-wood' }),
  prompt: (_state, { card }) => ({ card }),
};

/** New violins by owner and quality: never changed, so shared. */
const NEW: readonly (readonly Violin[])[] = Array.from({ length: 5 }, (_, owner) =>
  Array.from({ length: 5 }, (_, quality) => ({ owner, tokens: Array.from({ length: Math.max(0, quality - 1) }, () => owner) })),
);

export function placeViolin(state: State, seat: Seat, card: number, slot: number, quality: number): void {
  replaceMusician(state, withSlot(musicianOf(state, card) as Musician, slot, NEW[seat][quality]));
  state.quietRound = false;
}

/** The bonus comes at once, whoever's musician it is (ruling P13). */
function placementBonus(state: State, seat: Seat, card: number, slot: number, log?: Log): void {
  switch (musicianCard(state, card).slots[slot]) {
    case 'place':
      state.agenda.push({ step: 'place-card', seat, left: 1, kind: 'any', free: false });
      return;
    case 'draw':
      state.agenda.push({ step: 'draw', seat, left: 1 });
      return;
    case 'study':
      gain(state, seat, 'study', 1, log);
      return;
    case 'ducat':
      gain(state, seat, 'ducat', 1, log);
      return;
    case 'quality':
      betterWood(state, seat, card, slot);
  }
}

/**
 * A token on a violin can't be freed again, so it is asked for (P-N2);
 * with an empty reserve the question is where to take it from (ruling P19).
 */
function betterWood(state: State, seat: Seat, card: number, slot: number): void {
  const violin = musicianOf(state, card)?.slots[slot] as Violin;
  const asks = state.sides[seat].lutherie > 0 && qualityOf(violin) < editionOf(state).quality;
  state.agenda.push(asks ? { step: 'quality', seat, card, slot } : { step: 'mend', seat, card, slot, partial: false });
}

/** The bonus of one more quality: a token of the reserve on the new violin, or not. */
export const quality: Choice<State, FrameOf<'quality'>, Move> = {
  moves: ['improve', 'forgo'],
  legal: () => IMPROVE_OR_NOT,
  play(state, { card, slot }, seat, move) {
    if (move.do === 'improve') state.agenda.push({ step: 'mend', seat, card, slot, partial: false });
  },
  prompt: (state, { card, slot }) => ({ card, quality: qualityOf(musicianOf(state, card)?.slots[slot] as Violin) + 1 }),
};

/** One Lutherie token of the seat on top of a violin. */
export const mend: Procedure<State, FrameOf<'mend'>> = {
  run(state, frame, log) {
    const { seat, card, slot } = frame;
    const musician = musicianOf(state, card);
    const violin = musician?.slots[slot];
    if (!musician || !violin || qualityOf(violin) >= editionOf(state).quality) return;
    if (waitsForTokens(state, frame, 1, null)) return;
    const side = state.sides[seat];
    if (side.lutherie === 0) return;
    side.lutherie--;
    replaceMusician(state, withSlot(musician, slot, { owner: violin.owner, tokens: [...violin.tokens, seat] }));
    if (log === undefined) return;
    const told = { seat, card, quality: qualityOf(violin) + 1 };
    log(violin.owner === seat ? { ...told, code: 'restored-own' } : { ...told, code: 'restored', other: violin.owner });
  },
};
