/** Stradivarius' turn: does he conserve, and why? (ruling P38) */
import type { Procedure, Seat } from '@bottega/kernel';
import type { Line } from '../../edition/names.ts';
import { editionOf } from '../../edition/schema.ts';
import { meetsViolins, violinsFrom } from '../cards.ts';
import type { FrameOf } from '../frames.ts';
import { LEVELS, type Level } from '../options.ts';
import { cardOf, type Musician, musicianCard, type State } from '../state.ts';

/** Whether he plays with the rules of that level. */
export const playsAt = (state: State, level: Level): boolean => LEVELS.indexOf(state.level ?? 'pianissimo') >= LEVELS.indexOf(level);

/** His cards of an affiliation; apprentices count too (ruling P43). */
export function affiliated(state: State, bot: Seat, line: Line): number {
  let count = 0;
  for (const { card, home } of state.stage) if (home === bot && cardOf(state, card).affiliation === line) count++;
  for (const card of state.sides[bot].apprentices) if (cardOf(state, card).affiliation === line) count++;
  return count;
}

/** Whether this card is a musician of that prestige whose wish for violins he meets. */
function wanted(state: State, bot: Seat, number: number, prestige: number): boolean {
  const card = cardOf(state, number);
  return card.kind === 'musician' && card.prestige === prestige && meetsViolins(card.requires, violinsFrom(state, bot));
}

export function wantedPartner(state: State, bot: Seat, prestige: number): number | undefined {
  for (const { card, home } of state.stage) if (home === bot && wanted(state, bot, card, prestige)) return card;
  return undefined;
}

export function wantedContact(state: State, bot: Seat, prestige: number): number | undefined {
  for (const [card] of state.sides[bot].contacts) if (wanted(state, bot, card, prestige)) return card;
  return undefined;
}

/** The highest prestige up to his activity with a free slot, the leftmost of equals, the lowest slot (ruling P39). */
export function craftTarget(state: State): { musician: Musician; slot: number } | undefined {
  for (const musician of state.stage) {
    if (musician.home !== state.players) continue;
    const slot = musician.slots.indexOf(null);
    if (slot >= 0 && musicianCard(state, musician.card).prestige <= state.activity) return { musician, slot };
  }
  return undefined;
}

/** Why he would conserve now; undefined if he would not. */
export function reasonToConserve(state: State, bot: Seat): { code: string; card?: number } | undefined {
  if (state.activity < editionOf(state).stradivarius.activity) {
    const card = wantedPartner(state, bot, state.activity + 1) ?? wantedContact(state, bot, state.activity + 1);
    if (card !== undefined) return { code: 'bot-conserves-musician', card };
  }
  for (const { card, slots } of state.stage) {
    for (const violin of slots) if (violin?.owner === bot && violin.tokens.length === 0) return { code: 'bot-conserves-worn', card };
  }
  return craftTarget(state) === undefined ? { code: 'bot-conserves-full' } : undefined;
}

export const botTurn: Procedure<State, FrameOf<'bot-turn'>> = {
  run(state, { seat }, log) {
    state.turn++;
    state.active = seat;
    const reason = reasonToConserve(state, seat);
    state.agenda.push({ step: 'end-turn', seat });
    if (reason === undefined) {
      log?.({ code: 'bot-works', seat });
      state.agenda.push({ step: 'bot-fortissimo', seat }, { step: 'bot-restore', seat }, { step: 'bot-wear', seat }, { step: 'bot-craft', seat });
      return;
    }
    log?.({ ...reason, seat, activity: state.activity });
    // ruling P40: the order of his Conservation
    state.agenda.push(
      { step: 'bot-apprentice', seat },
      { step: 'bot-recruit', seat },
      { step: 'bot-rise', seat },
      { step: 'bot-pairs', seat },
      { step: 'bot-heritage', seat },
      { step: 'bot-gift', seat },
    );
  },
};
