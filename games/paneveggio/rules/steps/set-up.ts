/** The set-up: cards, starting musicians, contacts and the score. */
import { chanceOf, type Log, type Seat, shuffle } from '@bottega/kernel';
import { removeFromHand } from '../cards.ts';
import { CHOOSE_MUSICIAN, CONTACT, ENOUGH, KEEP, type Move, PUT_BACK } from '../moves.ts';
import { cardOf, editionOf, MASTER, musicianCard, type State } from '../state.ts';
import { placeStradivarius } from './bot-start.ts';
import { pushTurn } from './end-turn.ts';
import type { Choice, Procedure } from './types.ts';

const ofHand = (state: State, seat: Seat, table: readonly Move[]): Move[] => state.sides[seat].hand.map((card) => table[card as number]);
const people = (state: State): Seat[] => Array.from({ length: state.players }, (_, seat) => seat);

function putAside(state: State, seat: Seat, card: number): void {
  const side = state.sides[seat];
  removeFromHand(side, card);
  side.aside.push(card);
}

/** Ten cards: once, any number go back under the deck and as many are drawn. Everybody decides at the same time. */
export const mulligan: Choice<'mulligan'> = {
  moves: ['put-back', 'enough'],
  seats: (state) => people(state).filter((seat) => !state.sides[seat].ready),
  legal: (state, _frame, seat) => [ENOUGH, ...ofHand(state, seat, PUT_BACK)],
  play(state, frame, seat, move, log) {
    const side = state.sides[seat];
    if (move.do === 'put-back') putAside(state, seat, move.card);
    if (move.do === 'enough' || side.hand.length === 0) {
      side.ready = true;
      log?.({ code: 'cards-put-back', seat, count: side.aside.length });
    }
    state.agenda.push(people(state).every((other) => state.sides[other].ready) ? { step: 'redraw', seat: state.first } : frame);
  },
  why: () => ({ code: 'not-in-hand' }),
  prompt: (state, _frame, seat) => ({ count: state.sides[seat].aside.length }),
};

export const redraw: Procedure<'redraw'> = {
  run(state) {
    for (const seat of people(state)) {
      const side = state.sides[seat];
      side.ready = false;
      state.deck.unshift(...side.aside);
      for (let count = side.aside.length; count > 0; count--) side.hand.push(state.deck.pop() as number | null);
      side.aside = [];
    }
  },
};

/** Seven of the ten are kept. */
export const keepSeven: Choice<'keep-seven'> = {
  moves: ['put-back'],
  seats: (state) => people(state).filter((seat) => state.sides[seat].hand.length > editionOf(state).start.mulligan.kept),
  legal: (state, _frame, seat) => ofHand(state, seat, PUT_BACK),
  play(state, frame, seat, move) {
    if (move.do !== 'put-back') return;
    putAside(state, seat, move.card);
    const { kept } = editionOf(state).start.mulligan;
    if (people(state).some((other) => state.sides[other].hand.length > kept)) {
      state.agenda.push(frame);
      return;
    }
    for (const other of people(state)) {
      state.deck.unshift(...state.sides[other].aside);
      state.sides[other].aside = [];
    }
    shuffle(state.deck, chanceOf(state));
  },
  why: () => ({ code: 'not-in-hand' }),
  prompt: (state, _frame, seat) => ({ count: state.sides[seat].hand.length - editionOf(state).start.mulligan.kept }),
};

/** Everybody keeps one card of the packet; the rest goes to the left. */
export const draft: Choice<'draft'> = {
  moves: ['keep'],
  seats(state) {
    const size = Math.max(...people(state).map((seat) => state.sides[seat].packet.length));
    return people(state).filter((seat) => state.sides[seat].packet.length === size);
  },
  legal: (state, _frame, seat) => state.sides[seat].packet.map((card) => KEEP[card as number]),
  play(state, frame, seat, move, log) {
    if (move.do !== 'keep') return;
    const side = state.sides[seat];
    const at = side.packet.indexOf(move.card);
    side.packet.splice(at < 0 ? 0 : at, 1);
    side.hand.push(move.card);
    log?.({ code: 'card-kept', seat, card: move.card, only: seat });
    const { packet } = state.sides[seat];
    if (people(state).some((other) => state.sides[other].packet.length !== packet.length)) {
      state.agenda.push(frame);
      return;
    }
    if (side.hand.length < editionOf(state).start.draft.kept) {
      const packets = people(state).map((other) => state.sides[other].packet);
      for (const other of people(state)) state.sides[(other + 1) % state.players].packet = packets[other];
      log?.({ code: 'packets-passed', count: packet.length });
      state.agenda.push(frame);
      return;
    }
    for (const other of people(state)) {
      state.deck.push(...state.sides[other].packet);
      state.sides[other].packet = [];
    }
    shuffle(state.deck, chanceOf(state));
  },
};

/** A starter deck: its score, musician, hand and contacts. */
export const chooseDeck: Choice<'choose-deck'> = {
  moves: ['choose-deck'],
  legal: (state) => editionOf(state).starters.flatMap(({ id, musician }) => (state.open.includes(musician) ? [{ do: 'choose-deck', deck: id }] : [])),
  play(state, _frame, seat, move, log) {
    if (move.do !== 'choose-deck') return;
    const deck = editionOf(state).starters.find(({ id }) => id === move.deck);
    if (deck === undefined) return;
    const side = state.sides[seat];
    const taken = [deck.musician, ...deck.hand, ...deck.contacts];
    state.open = state.open.filter((card) => !taken.includes(card));
    side.score = deck.score.slice();
    side.hand = deck.hand.slice();
    side.contacts = deck.contacts.map((card) => [card]);
    partner(state, seat, deck.musician);
    log?.({ code: 'deck-chosen', seat, deck: move.deck, card: deck.musician });
  },
};

export const chooseMusician: Choice<'choose-musician'> = {
  moves: ['choose-musician'],
  legal: (state) => state.open.map((card) => CHOOSE_MUSICIAN[card]),
  play(state, _frame, seat, move, log) {
    if (move.do !== 'choose-musician') return;
    state.open.splice(state.open.indexOf(move.card), 1);
    partner(state, seat, move.card);
    log?.({ code: 'musician-chosen', seat, card: move.card });
  },
};

export function partner(state: State, home: Seat, card: number): void {
  state.stage.push({ card, home, slots: musicianCard(state, card).slots.map(() => null) });
}

/** The Master's board and, in the solo game, Stradivarius; what is left over goes into the deck (rulings P31, P33, P37). */
export const setTable: Procedure<'set-table'> = {
  run(state, _frame, log) {
    const random = chanceOf(state);
    const { start, starters } = editionOf(state);
    const startingMusicians = state.start === 'starter' ? starters.map((deck) => deck.musician) : start.musicians;
    const unused = shuffle(
      state.open.filter((card) => startingMusicians.includes(card)),
      random,
    );
    const masters = [unused.pop() as number];
    const bot = state.level === null ? null : (unused.pop() as number);
    state.open = state.open.filter((card) => card !== masters[0] && card !== bot);
    if (state.start === 'starter') {
      masters.push(...start.firstMaster);
      state.open = state.open.filter((card) => !start.firstMaster.includes(card));
    } else for (let prestige = 2; prestige <= 4; prestige++) masters.push(...takeFromDeck(state, prestige));
    state.deck.push(...state.open);
    state.open = [];
    shuffle(state.deck, random);
    for (const card of masters) partner(state, MASTER, card);
    log?.({ code: 'master-set', card: masters });
    if (bot !== null) placeStradivarius(state, bot, log);
  },
};

/** A random musician of that prestige: the first one in the shuffled deck. */
function takeFromDeck(state: State, prestige: number): number[] {
  const at = state.deck.findIndex((number) => {
    const card = cardOf(state, number as number);
    return card.kind === 'musician' && card.prestige === prestige;
  });
  return at < 0 ? [] : (state.deck.splice(at, 1) as number[]);
}

/** Four of the seven cards become contacts; they are shown when all have chosen. */
export const layContacts: Choice<'lay-contacts'> = {
  moves: ['contact'],
  seats: (state) => people(state).filter((seat) => state.sides[seat].aside.length < editionOf(state).start.contacts),
  legal: (state, _frame, seat) => ofHand(state, seat, CONTACT),
  play(state, frame, seat, move, log) {
    if (move.do !== 'contact') return;
    putAside(state, seat, move.card);
    const { contacts } = editionOf(state).start;
    if (people(state).some((other) => state.sides[other].aside.length < contacts)) {
      state.agenda.push(frame);
      return;
    }
    for (const other of people(state)) showContacts(state, other, log);
  },
  why: () => ({ code: 'not-in-hand' }),
  prompt: (state, _frame, seat) => ({ count: editionOf(state).start.contacts - state.sides[seat].aside.length }),
};

/** The affiliations of the seven cards, the musician not counted, are the notes (ruling P32). */
function showContacts(state: State, seat: Seat, log?: Log): void {
  const side = state.sides[seat];
  const cards = [...side.hand, ...side.aside] as number[];
  side.notes = editionOf(state).lines.map((line) => cards.filter((card) => cardOf(state, card).affiliation === line).length);
  side.contacts = (side.aside as number[]).map((card) => [card]);
  log?.({ code: 'contacts-laid', seat, card: side.aside.slice() });
  side.aside = [];
}

/** The notes are laid from the first beat to the last, in any order. */
export const layNotes: Choice<'lay-notes'> = {
  moves: ['note'],
  seats: (state) => people(state).filter((seat) => state.sides[seat].score.length < editionOf(state).beats),
  legal: (state, _frame, seat) => editionOf(state).lines.flatMap((line, at) => (state.sides[seat].notes[at] > 0 ? [{ do: 'note', line } as const] : [])),
  play(state, frame, seat, move, log) {
    if (move.do !== 'note') return;
    const { lines, beats } = editionOf(state);
    const side = state.sides[seat];
    side.score.push(move.line);
    side.notes[lines.indexOf(move.line)]--;
    if (side.score.length === beats) log?.({ code: 'score-laid', seat, line: side.score.slice() });
    if (people(state).some((other) => state.sides[other].score.length < beats)) state.agenda.push(frame);
  },
  prompt: (state, _frame, seat) => ({ beat: state.sides[seat].score.length }),
};

export const firstTurn: Procedure<'first-turn'> = {
  run(state, _frame, log) {
    const { ducats } = editionOf(state).start;
    for (const seat of people(state)) {
      const side = state.sides[seat];
      side.lutherie -= ducats;
      side.ducats += ducats;
    }
    log?.({ code: 'first-player', seat: state.first });
    pushTurn(state, state.first);
  },
};
