/** Cards on their way: hands, contacts, discards, partners. */
import type { Log, Seat } from '@bottega/kernel';
import { type Card, editionOf } from '../edition/schema.ts';
import { removeFromHand, takeOpenly } from './ledger.ts';
import { DRAW, EXCHANGE, MEET, type Move, PLACE } from './moves.ts';
import { holdsSequence } from './score.ts';
import { apprenticeCard, bearsViolinOf, cardOf, type Musician, musicianCard, noViolins, type State } from './state.ts';
import { botPurse, giveBack, noTokens } from './tokens.ts';

export const topOf = (pile: readonly number[]): number | undefined => pile[pile.length - 1];

export function discard(state: State, seat: Seat, card: number): void {
  const side = state.sides[seat];
  removeFromHand(side, card);
  side.discards.push(card);
}

/** Adds the three ways to draw (ruling P15). */
export function drawMoves(state: State, seat: Seat, moves: Move[]): void {
  if (state.deck.length > 0) moves.push(DRAW);
  const side = state.sides[seat];
  for (const pile of side.contacts) if (pile.length > 0) moves.push(MEET[pile[pile.length - 1]]);
  if (side.hand.length === 0) return;
  for (let other = 0; other < state.sides.length; other++) {
    if (other === seat) continue;
    for (const pile of state.sides[other].contacts) if (pile.length > 0) moves.push(EXCHANGE[pile[pile.length - 1]]);
  }
}

export const DRAW_MOVES = ['draw', 'meet', 'exchange'] as const;

/** Draws once; for an exchange the card to give is asked next. */
export function drawOnce(state: State, seat: Seat, move: Move, log?: Log): void {
  const side = state.sides[seat];
  switch (move.do) {
    case 'draw': {
      const card = state.deck.pop() as number | null;
      side.hand.push(card);
      log?.({ code: 'drew', seat });
      log?.({ code: 'drew-card', seat, card, only: seat });
      return;
    }
    case 'meet': {
      const at = side.contacts.findIndex((pile) => topOf(pile) === move.card);
      side.contacts[at] = side.contacts[at].slice(0, -1);
      takeOpenly(side, move.card);
      log?.({ code: 'met', seat, card: move.card });
      return;
    }
    case 'exchange':
      state.agenda.push({ step: 'give', seat, card: move.card });
  }
}

/** Own violins of each prestige and above, active and in the heritage. */
export function violinsFrom(state: State, seat: Seat): number[] {
  const counts = state.sides[seat].heritage.slice();
  for (const musician of state.stage) {
    for (const violin of musician.slots) if (violin !== null && violin.owner === seat) counts[musicianCard(state, musician.card).prestige - 1]++;
  }
  for (let i = counts.length - 2; i >= 0; i--) counts[i] += counts[i + 1];
  return counts;
}

/** Whether a musician's wish for violins is met; higher prestige may stand in for lower (ruling P26). */
export function meetsViolins(requires: readonly number[], owned: readonly number[]): boolean {
  let wanted = 0;
  for (let i = requires.length - 1; i >= 0; i--) {
    wanted += requires[i];
    if (owned[i] < wanted) return false;
  }
  return true;
}

/**
 * Adds every card of the hand that may be placed; `free`: without prerequisites, `placed`: cards that have been placed
 * already.
 */
export function placeMoves(state: State, seat: Seat, kind: Card['kind'] | 'any', free: boolean, placed: readonly number[], moves: Move[]): void {
  const side = state.sides[seat];
  if (side.hand.length === 0) return;
  const owned = violinsFrom(state, seat);
  for (const number of side.hand as number[]) {
    const card = cardOf(state, number);
    if (kind !== 'any' && card.kind !== kind) continue;
    if (card.kind === 'apprentice') {
      if (side.formed >= editionOf(state).apprentices || !(free || holdsSequence(side.score, card.sequence))) continue;
    } else if (!free && !meetsViolins(card.requires, owned)) continue;
    if (!placed.includes(number)) moves.push(PLACE[number]);
  }
}

/** Lays a card into the partner zone; it has left the hand already. */
export function place(state: State, seat: Seat, number: number): void {
  const card = cardOf(state, number);
  if (card.kind === 'apprentice') {
    const side = state.sides[seat];
    side.apprentices.push(number);
    side.formed++;
  } else state.stage.push({ card: number, home: seat, slots: noViolins(state, number) });
}

/** Places a card of the hand. */
export function placeFromHand(state: State, seat: Seat, number: number, log?: Log): void {
  removeFromHand(state.sides[seat], number);
  place(state, seat, number);
  log?.({ code: 'placed', seat, card: number });
}

/** Takes violins off a musician into their owners' heritage; adds the tokens on them to `returned`. */
export function emptySlots(state: State, musician: Musician, only: Seat | null, returned: number[], log?: Log): Musician {
  const { prestige } = musicianCard(state, musician.card);
  const moved = noTokens(state);
  const slots = musician.slots.slice();
  for (let slot = 0; slot < slots.length; slot++) {
    const violin = slots[slot];
    if (violin === null || (only !== null && violin.owner !== only)) continue;
    state.sides[violin.owner].heritage[prestige - 1]++;
    moved[violin.owner]++;
    for (const owner of violin.tokens) returned[owner]++;
    slots[slot] = null;
  }
  if (log !== undefined) {
    for (let seat = 0; seat < moved.length; seat++) if (moved[seat] > 0) log({ code: 'to-heritage', seat, card: musician.card, count: moved[seat], prestige });
  }
  return { card: musician.card, home: musician.home, slots };
}

/**
 * Takes a musician out of play: all violins to the heritage of their owners, all tokens back to theirs (ruling P25).
 */
export function clearMusician(state: State, musician: Musician, log?: Log): void {
  const returned = noTokens(state);
  emptySlots(state, musician, null, returned, log);
  state.stage.splice(state.stage.indexOf(musician), 1);
  giveBack(state, returned, botPurse(state), log);
}

/** An own partner goes back to the hand. */
export function takeBackMusician(state: State, seat: Seat, musician: Musician, log?: Log): void {
  log?.({ code: 'taken-back', seat, card: musician.card });
  takeOpenly(state.sides[seat], musician.card);
  clearMusician(state, musician, log);
}

export function takeBackApprentice(state: State, seat: Seat, card: number, log?: Log): void {
  const side = state.sides[seat];
  side.apprentices.splice(side.apprentices.indexOf(card), 1);
  takeOpenly(side, card);
  log?.({ code: 'taken-back', seat, card });
}

/** How many musicians with an end-of-turn effect bear a violin of this seat. */
export function endOfTurnMusicians(state: State, seat: Seat): number {
  let count = 0;
  for (const musician of state.stage) if (musicianCard(state, musician.card).endOfTurn !== undefined && bearsViolinOf(musician, seat)) count++;
  return count;
}

export const sequenceOf = (state: State, card: number) => apprenticeCard(state, card).sequence;
