/** The table at the start: cards dealt, the set-up on the agenda. */
import { chanceOf, draw, readOptions, readPlayers, type Seat, type Setup, seedRandom, shuffle } from '@bottega/kernel';
import { EDITION_KIT, editionOf, HOUSE_EDITION } from '../edition/schema.ts';
import type { Frame } from './frames.ts';
import { type Level, OPTIONS, PLAYERS, type Start } from './options.ts';
import type { Side, State } from './state.ts';
import { settle } from './steps.ts';

export function setup(given: Setup, seed: string): State {
  const state = layOut(given, seed);
  settle(state);
  return state;
}

/** The table before the first decision. */
function layOut(given: Setup, seed: string): State {
  const players = readPlayers(given.players, PLAYERS);
  const options = readOptions(OPTIONS, given.options, players);
  const start = options.start as Start;
  const plain = given.edition === undefined ? null : EDITION_KIT.read(given.edition);
  const { tokens, cards } = plain ?? HOUSE_EDITION;
  const level = players === 1 ? (options.level as Level) : null;
  const random = seedRandom(seed);
  const state: State = {
    agenda: [],
    random,
    turn: 0,
    edition: plain,
    players,
    start,
    level,
    first: level === null ? draw(random, players) : level === 'fortissimo' ? 0 : 1,
    active: 0,
    rounds: 0,
    quiet: 0,
    quietRound: true,
    ending: false,
    activity: level === null ? 0 : 1,
    deck: [],
    open: [],
    stage: [],
    sides: Array.from({ length: level === null ? players : players + 1 }, () => emptySide(tokens)),
  };
  state.active = state.first;
  const all = cards.map((card) => card.number);
  deal(state, shuffle(all, chanceOf(state)), level !== null && options.musicians === 'first-game');
  return state;
}

/**
 * Deals the cards and puts the set-up on the agenda, what comes first last.
 * `easy`: Stradivarius' musicians are those of a first game (P-N6).
 */
function deal(state: State, cards: number[], easy: boolean): void {
  const { start, starters, stradivarius } = editionOf(state);
  const seats: Seat[] = Array.from({ length: state.players }, (_, i) => (state.level === null ? (state.first + i) % state.players : 0));
  const inOrder = <Step extends 'choose-deck' | 'choose-musician'>(step: Step): Frame[] => seats.map((seat) => ({ step, seat }) as Frame).reverse();
  const lastly = (step: 'lay-contacts' | 'lay-notes' | 'first-turn'): Frame => ({ step, seat: 0 });
  const setTable: Frame = { step: 'set-table', seat: 0, easy };

  // Fortissimo lays out only some of the starting musicians; with starter decks, these decide which decks there are
  // (ruling P50)
  const chosen = state.level === 'fortissimo' ? stradivarius.choices : 5;
  if (state.start === 'starter') {
    const decks = shuffle(starters.slice(), chanceOf(state)).slice(0, chosen);
    const open = new Set([...start.firstMaster, ...decks.flatMap((deck) => [deck.musician, ...deck.hand, ...deck.contacts])]);
    state.open = cards.filter((card) => open.has(card)).sort((a, b) => a - b);
    state.deck = cards.filter((card) => !open.has(card));
    state.agenda = [lastly('first-turn'), setTable, ...inOrder('choose-deck')];
    return;
  }
  state.open = shuffle(start.musicians.slice(), chanceOf(state))
    .slice(0, chosen)
    .sort((a, b) => a - b);
  // the five starting musicians leave the deck first (ruling P31)
  state.deck = cards.filter((card) => !start.musicians.includes(card));
  const hidden = start.musicians.filter((card) => !state.open.includes(card));
  const dealt = state.start === 'draft' ? start.draft.dealt : start.mulligan.dealt;
  for (let seat = 0; seat < state.players; seat++) {
    const side = state.sides[seat];
    const packet = state.deck.splice(state.deck.length - dealt, dealt);
    if (state.start === 'draft') side.packet = packet;
    else side.hand = packet;
  }
  state.deck.unshift(...hidden);
  state.agenda = [
    lastly('first-turn'),
    lastly('lay-notes'),
    lastly('lay-contacts'),
    setTable,
    ...inOrder('choose-musician'),
    ...(state.start === 'draft' ? [{ step: 'draft', seat: 0 } as const] : [{ step: 'keep-seven', seat: 0 } as const, { step: 'mulligan', seat: 0 } as const]),
  ];
}

function emptySide(tokens: { violins: number; lutherie: number }): Side {
  return {
    hand: [],
    known: [],
    aside: [],
    ready: false,
    packet: [],
    contacts: [],
    discards: [],
    apprentices: [],
    formed: 0,
    score: [],
    notes: [0, 0, 0, 0, 0],
    boost: null,
    violins: tokens.violins,
    lutherie: tokens.lutherie,
    ducats: 0,
    studies: 0,
    help: 0,
    wood: [],
    heritage: [0, 0, 0, 0],
  };
}
