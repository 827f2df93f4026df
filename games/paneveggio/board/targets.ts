/**
 * Where a move, or what the log tells, is found on the board. A card lies in one place at a time, so its number is its
 * target; everything else is named after its zone and the seat it belongs to.
 */
import type { BaseMove, GameEvent, Seat } from '@bottega/kernel';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { asked } from './agenda.ts';

/** Moves without a place (going on, stopping, sharing out tokens) have none: they become buttons. */
export function targetOf(given: BaseMove, view: unknown): string | null {
  const move = given as Move;
  const state = view as State;
  const seat = asked(state);
  switch (move.do) {
    case 'keep':
    case 'put-back':
    case 'choose-musician':
    case 'contact':
    case 'add':
    case 'meet':
    case 'exchange':
    case 'relate':
    case 'give':
    case 'place':
    case 'take-back':
    case 'discard':
    case 'evening':
    case 'apprentice':
      return `card:${move.card}`;
    case 'craft':
    case 'restore':
    case 'lift':
      return `slot:${move.card}:${move.slot}`;
    case 'raise':
    case 'lower':
    case 'swap':
      return `${move.do}:${seat}:${move.beat}`;
    case 'mark':
      return `note:${seat}:${move.beat}`;
    case 'shift':
      return `shift:${seat}:${move.to}`;
    case 'note':
      return `lay:${move.line}`;
    case 'choose-deck':
      return `deck:${move.deck}`;
    case 'draw':
      return 'deck';
    case 'buy':
      return `buy:${seat}:${move.quality}`;
    case 'use':
    case 'age':
    case 'lower-wood':
      return `wood:${seat}:${move.quality}`;
    case 'free':
      return move.from === 'wood' ? `wood:${seat}:${move.quality}` : purse(seat, move.from);
    case 'spend':
      return purse(seat, move.what);
    case 'study':
      return purse(seat, 'study');
    case 'valorise':
      return `heritage:${seat}:${move.from}`;
    case 'lay':
      return `pile:${seat}:${move.pile}`;
    case 'choose':
      return `choose:${move.nth}`;
    default:
      return null;
  }
}

const purse = (seat: Seat, what: 'ducat' | 'study'): string => `${what === 'ducat' ? 'ducats' : 'studies'}:${seat}`;

/** The cards an event names; its other places follow from what happened. */
export function targetsOf(event: GameEvent): string[] {
  const { seat, card, what, beat, prestige } = event as Record<string, unknown>;
  const cards = (Array.isArray(card) ? card : [card]).filter((number) => typeof number === 'number').map((number) => `card:${number}`);
  const at = (zone: string): string[] => (typeof seat === 'number' ? [...cards, `${zone}:${seat}`] : cards);
  switch (event.code) {
    case 'note-moved':
    case 'note-marked':
      return [`note:${seat}:${beat}`];
    case 'notes-swapped':
      return [`note:${seat}:${beat}`, `note:${seat}:${(Number(beat) + 1) % 7}`];
    case 'paid':
    case 'gained':
      return [purse(Number(seat), what === 'ducat' ? 'ducat' : 'study')];
    case 'helped':
    case 'help-returned':
      return at('help');
    case 'mark-returned':
      return at('studies');
    case 'drew':
      return ['deck'];
    case 'to-heritage':
      return [...cards, `heritage:${seat}:${prestige}`];
    case 'valorised':
      return [`heritage:${seat}:${(event as { to?: unknown }).to}`];
    case 'bot-studies':
      return at('studies');
    case 'bot-rise':
      return ['activity'];
    case 'bot-gift':
      return [`heritage:${seat}:${prestige}`];
    case 'bot-pair':
    case 'bot-valorised':
      return [...cards, `heritage:${seat}:${(event as { to?: unknown }).to}`];
    case 'wood-bought':
      return [`wood:${seat}:${(event as { quality?: unknown }).quality}`];
    default:
      return cards;
  }
}

/** What somebody may have in mind who presses a place that offers nothing: what of it can be done, or why it can't. */
export function intended(target: string, view: unknown, seat: Seat): readonly BaseMove[] {
  const state = view as State;
  const [zone, ...rest] = target.split(':');
  const [first, second] = rest.map(Number);
  const side = state.sides[seat];
  const step = state.agenda.at(-1)?.step;
  if (zone === 'slot') {
    const taken = state.stage.find(({ card }) => card === first)?.slots[second] !== null;
    const paying = step === 'spend' || step === 'pay-lutherie';
    return [taken ? { do: paying ? 'lift' : 'restore', card: first, slot: second } : { do: 'craft', card: first, slot: second, help: 0 }] as Move[];
  }
  if (zone === 'card') {
    if (side.hand.includes(first)) return [{ do: step === 'action' ? 'add' : 'place', card: first }] as Move[];
    if (side.apprentices.includes(first)) return [{ do: 'apprentice', card: first, help: 0 }] as Move[];
    if (state.stage.some(({ card }) => card === first)) return [{ do: step === 'evening' ? 'evening' : 'relate', card: first }] as Move[];
  }
  if (zone === 'note' && first === seat) {
    const before = (second + side.score.length - 1) % side.score.length;
    return [
      { do: 'raise', beat: second },
      { do: 'lower', beat: second },
      { do: 'swap', beat: before },
      { do: 'swap', beat: second },
    ] as Move[];
  }
  return [];
}
