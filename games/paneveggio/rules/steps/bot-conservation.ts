/** Stradivarius' Conservation, one procedure after the other (ruling P40). */
import type { Log, Procedure, Seat } from '@bottega/kernel';
import { type Card, editionOf } from '../../edition/schema.ts';
import { clearMusician, emptySlots, place } from '../cards.ts';
import type { FrameOf } from '../frames.ts';
import { cardOf, musicianCard, type State } from '../state.ts';
import { botPurse, freeOwnTokens, giveBack, noTokens } from '../tokens.ts';
import { botPartners, searchDeck, sortPartners } from './bot-start.ts';
import { affiliated, playsAt, wantedContact, wantedPartner } from './bot-turn.ts';

/** His Confection cards put a violin straight into the heritage. */
export const botGift: Procedure<State, FrameOf<'bot-gift'>> = {
  run(state, { seat }, log) {
    const side = state.sides[seat];
    const prestige = Math.min(side.heritage.length, affiliated(state, seat, 'craft'));
    if (prestige === 0 || side.violins === 0) return;
    side.violins--;
    side.heritage[prestige - 1]++;
    state.quietRound = false;
    log?.({ code: 'bot-gift', seat, prestige });
  },
};

export const botHeritage: Procedure<State, FrameOf<'bot-heritage'>> = {
  run(state, { seat }, log) {
    const returned = noTokens(state);
    const before = state.sides[seat].heritage.reduce((sum, count) => sum + count, 0);
    for (let at = 0; at < state.stage.length; at++) state.stage[at] = emptySlots(state, state.stage[at], seat, returned);
    const count = state.sides[seat].heritage.reduce((sum, violins) => sum + violins, -before);
    if (count > 0) log?.({ code: 'bot-heritage', seat, count });
    giveBack(state, returned, botPurse(state), log);
  },
};

/** Raises the best violin of the heritage that still can rise; tells where it stood. */
export function valoriseBest(state: State, bot: Seat): number | undefined {
  const { heritage } = state.sides[bot];
  for (let prestige = heritage.length - 1; prestige >= 1; prestige--) {
    if (heritage[prestige - 1] === 0) continue;
    heritage[prestige - 1]--;
    heritage[prestige]++;
    return prestige;
  }
  return undefined;
}

function spareContact(state: State, number: number): Card | undefined {
  const card = cardOf(state, number);
  return card.kind === 'apprentice' || card.prestige !== state.activity + 1 ? card : undefined;
}

/** The leftmost two contacts of one affiliation, none of them a musician he waits for (ruling P42). */
function findPair(state: State, bot: Seat): [number, number] | undefined {
  const { contacts } = state.sides[bot];
  for (let left = 0; left < contacts.length; left++) {
    const first = spareContact(state, contacts[left][0]);
    if (first === undefined) continue;
    for (let right = left + 1; right < contacts.length; right++) {
      if (spareContact(state, contacts[right][0])?.affiliation === first.affiliation) return [contacts[left][0], contacts[right][0]];
    }
  }
  return undefined;
}

function dropContacts(state: State, bot: Seat, cards: readonly number[]): void {
  const side = state.sides[bot];
  side.contacts = side.contacts.filter(([card]) => !cards.includes(card));
}

/** From Piano on: each pair of contacts raises a violin of the heritage. */
export const botPairs: Procedure<State, FrameOf<'bot-pairs'>> = {
  run(state, { seat }, log) {
    if (!playsAt(state, 'piano')) return;
    for (let pair = findPair(state, seat); pair !== undefined; pair = findPair(state, seat)) {
      const raised = valoriseBest(state, seat);
      if (raised === undefined) return;
      dropContacts(state, seat, pair);
      state.deck.unshift(...pair);
      log?.({ code: 'bot-pair', seat, card: pair, from: raised, to: raised + 1 });
    }
  },
};

/** His activity rises and the lowest partner leaves. */
export const botRise: Procedure<State, FrameOf<'bot-rise'>> = {
  run(state, { seat }, log) {
    if (state.activity >= editionOf(state).stradivarius.activity) {
      // at the highest level only the apprentice is left to do
      state.agenda.pop();
      return;
    }
    state.activity++;
    log?.({ code: 'bot-rise', seat, activity: state.activity });
    const partners = botPartners(state);
    const prestige = (at: number): number => musicianCard(state, partners[at].card).prestige;
    let lowest = 0;
    for (let at = 1; at < partners.length; at++) if (prestige(at) < prestige(lowest)) lowest = at;
    const leaving = partners[lowest];
    if (leaving === undefined) return;
    log?.({ code: 'bot-dismissed', seat, card: leaving.card });
    state.deck.unshift(leaving.card);
    clearMusician(state, leaving, log);
  },
};

/**
 * A musician of the new level: a partner, a contact, or one of the deck against a token in the help zone (rulings P40,
 * P41).
 */
export const botRecruit: Procedure<State, FrameOf<'bot-recruit'>> = {
  run(state, { seat }, log) {
    const partner = wantedPartner(state, seat, state.activity);
    const contact = wantedContact(state, seat, state.activity);
    if (partner !== undefined) log?.({ code: 'bot-partner', seat, card: partner });
    else if (contact !== undefined) {
      dropContacts(state, seat, [contact]);
      place(state, seat, contact);
      log?.({ code: 'bot-contact', seat, card: contact });
    } else searchRecruit(state, seat, log);
    while (botPartners(state).length < editionOf(state).stradivarius.partners) {
      const joining = searchDeck(state, (card) => card.kind === 'musician');
      if (joining === undefined) break;
      place(state, seat, joining);
      log?.({ code: 'bot-joined', seat, card: joining });
    }
    sortPartners(state);
  },
};

function searchRecruit(state: State, bot: Seat, log?: Log): void {
  const side = state.sides[bot];
  const found = searchDeck(state, (card) => card.kind === 'musician' && card.prestige === state.activity);
  if (found === undefined) return;
  place(state, bot, found);
  freeOwnTokens(side, 1);
  if (side.lutherie > 0) {
    side.lutherie--;
    side.help++;
  }
  log?.({ code: 'bot-recruited', seat: bot, card: found });
}

/** From Forte on: one apprentice of his contacts for studies (ruling P43). */
export const botApprentice: Procedure<State, FrameOf<'bot-apprentice'>> = {
  run(state, { seat }, log) {
    if (!playsAt(state, 'forte')) return;
    const side = state.sides[seat];
    const price = editionOf(state).stradivarius.apprentice;
    if (side.studies < price || side.formed >= editionOf(state).apprentices) return;
    const [card] = side.contacts.find(([number]) => cardOf(state, number).kind === 'apprentice') ?? [];
    if (card === undefined) return;
    side.studies -= price;
    side.lutherie += price;
    dropContacts(state, seat, [card]);
    place(state, seat, card);
    log?.({ code: 'bot-apprentice', seat, card });
  },
};
