/** The three set-ups. */
import { attempt, Refusal, type Setup, wordsFor } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { HOUSE_EDITION } from '../edition/schema.ts';
import { box } from '../index.ts';
import { game } from '../rules/game.ts';
import { notation } from '../rules/notation.ts';
import { holdsSequence } from '../rules/score.ts';
import { MASTER, type State } from '../rules/state.ts';

const start = (players: number, options: Record<string, string>, seed = 'start'): State => game.setup({ players, options } as Setup, seed);
const play = (state: State, seat: number, text: string) => attempt(game, state, seat, notation.read(text));
const moves = (state: State, seat: number) => game.legal(state, seat).map((move) => notation.write(move));
/** Plays the first move of whoever is asked, until something else is asked. */
function through(state: State, step: string): State {
  while (game.toAct(state).length > 0 && state.agenda.at(-1)?.step === step) {
    const [seat] = game.toAct(state);
    game.play(state, seat, game.legal(state, seat)[0]);
  }
  return state;
}
const masters = (state: State) => state.stage.filter(({ home }) => home === MASTER).map(({ card }) => card);
const asked = (state: State) => state.agenda.at(-1)?.step;

describe('starter decks (ruling P33)', () => {
  it('RB: score, musician, three cards in hand, four contacts, one ducat', () => {
    const state = start(2, { start: 'starter' });
    const { first } = state;
    play(state, first, 'choose-deck study');
    play(state, 1 - first, 'choose-deck wood');
    const side = state.sides[first];
    expect(side).toMatchObject({ hand: [26, 17, 48], contacts: [[50], [5], [38], [72]], ducats: 1, lutherie: 13 });
    // RB's example of a set-up: one Wood, two Study, one Crafting, two Relation, one Restoration
    expect(side.score).toEqual(['wood', 'study', 'study', 'craft', 'relation', 'relation', 'restoration']);
    expect(masters(state).slice(1)).toEqual([62, 7, 69]);
    expect([31, 46, 61]).toContain(masters(state)[0]);
    expect(state.deck).toHaveLength(75 - 16 - 4);
  });
  it('RB: every deck has musicians of each prestige and an apprentice that can be placed at once', () => {
    for (const deck of HOUSE_EDITION.starters) {
      const cards = [...deck.hand, ...deck.contacts].map((number) => HOUSE_EDITION.cards[number - 1]);
      const prestiges = new Set(cards.map((card) => (card.kind === 'musician' ? card.prestige : 0)));
      expect([...prestiges].sort()).toEqual([0, 2, 3, 4]);
      expect(cards.map((card) => card.affiliation).sort()).toEqual([...deck.score].sort());
      const hand = deck.hand.map((number) => HOUSE_EDITION.cards[number - 1]);
      expect(hand.some((card) => card.kind === 'apprentice' && holdsSequence(deck.score, card.sequence))).toBe(true);
    }
  });
});

describe('the recommended starter deck (P-N7)', () => {
  const prompt = (state: State) => game.prompt(state, game.toAct(state)[0]);
  it('is named with the question as long as nobody has taken it', () => {
    const state = start(3, { start: 'starter' });
    expect(prompt(state)).toEqual({ code: 'choose-deck', advised: true, deck: 'relation' });
    play(state, state.first, 'choose-deck wood');
    expect(prompt(state)).toMatchObject({ advised: true, deck: 'relation' });
    play(state, (state.first + 1) % 3, 'choose-deck relation');
    expect(prompt(state)).toEqual({ code: 'choose-deck', advised: false });
  });
  it('is recommended in Fortissimo only where it may be chosen', () => {
    const advised = Array.from({ length: 20 }, (_, seed) => start(1, { level: 'fortissimo' }, `advice ${seed}`)).map((state) => {
      const { advised, deck } = prompt(state) as unknown as { advised: boolean; deck?: string };
      expect(advised).toBe(moves(state, 0).includes('choose-deck relation'));
      expect(deck).toBe(advised ? 'relation' : undefined);
      return advised;
    });
    expect(new Set(advised).size).toBe(2);
  });
  it('is said in words, and another edition may do without', () => {
    const words = wordsFor(box, 'en', ['Ada']);
    const state = start(1, { start: 'starter' });
    expect(words.prompt(prompt(state))).toContain(words.say('deck.relation'));
    const edition = structuredClone(game.edition.house) as { start: { recommended?: unknown } };
    delete edition.start.recommended;
    const other = game.setup({ players: 1, edition }, 'other');
    expect(prompt(other)).toEqual({ code: 'choose-deck', advised: false });
    expect(words.prompt(prompt(other))).not.toContain(words.say('deck.relation'));
  });
});

describe('mulligan (ruling P31)', () => {
  it('ten cards, some replaced once, three put back; all at the same time', () => {
    const state = start(3, { start: 'mulligan' });
    expect(game.toAct(state)).toEqual([0, 1, 2]);
    const [a, b] = state.sides[1].hand;
    play(state, 1, `put-back ${a}`);
    play(state, 1, `put-back ${b}`);
    play(state, 1, 'enough');
    expect(game.toAct(state)).toEqual([0, 2]);
    play(state, 2, 'enough');
    play(state, 0, 'enough');
    expect(state.sides.map((side) => side.hand.length)).toEqual([10, 10, 10]);
    expect(state.sides[1].hand).not.toContain(a);
    expect(asked(state)).toBe('keep-seven');
    through(state, 'keep-seven');
    expect(state.sides.map((side) => side.hand.length)).toEqual([7, 7, 7]);
    expect(asked(state)).toBe('choose-musician');
  });
  it('four players may replace everything: cards put back come again when the deck is through', () => {
    const state = start(4, { start: 'mulligan' });
    while (asked(state) === 'mulligan') {
      const [seat] = game.toAct(state);
      const all = moves(state, seat);
      play(state, seat, all.find((text) => text.startsWith('put-back')) ?? 'enough');
    }
    expect(state.sides.map((side) => side.hand.length)).toEqual([10, 10, 10, 10]);
  });
  it('in player order each takes a starting musician; one of the others goes to the Master, the rest into the deck', () => {
    const state = through(through(start(3, { start: 'mulligan' }), 'mulligan'), 'keep-seven');
    expect(game.toAct(state)).toEqual([state.first]);
    expect(moves(state, state.first)).toEqual(['choose-musician 1', 'choose-musician 16', 'choose-musician 31', 'choose-musician 46', 'choose-musician 61']);
    through(state, 'choose-musician');
    const prestiges = masters(state)
      .map((number) => HOUSE_EDITION.cards[number - 1])
      .map((card) => (card.kind === 'musician' ? card.prestige : 0));
    expect(prestiges).toEqual([1, 2, 3, 4]);
    expect(state.open).toEqual([]);
    expect(state.deck).toHaveLength(75 - 21 - 3 - 4);
  });
  it('four of the seven cards become contacts, shown when all have chosen', () => {
    const state = through(through(through(start(2, { start: 'mulligan' }), 'mulligan'), 'keep-seven'), 'choose-musician');
    const [card] = state.sides[0].hand;
    play(state, 0, `contact ${card}`);
    expect(game.view(state, 1).sides[0].aside).toEqual([null]);
    through(state, 'lay-contacts');
    expect(state.sides.map((side) => side.contacts.map((pile) => pile.length))).toEqual([
      [1, 1, 1, 1],
      [1, 1, 1, 1],
    ]);
  });
  it('the notes are the affiliations of the seven cards, in any order (ruling P32)', () => {
    const state = through(through(through(through(start(2, { start: 'mulligan' }), 'mulligan'), 'keep-seven'), 'choose-musician'), 'lay-contacts');
    const side = state.sides[0];
    const wanted = [...(side.hand as number[]), ...side.contacts.flat()].map((number) => HOUSE_EDITION.cards[number - 1].affiliation).sort();
    through(state, 'lay-notes');
    expect([...side.score].sort()).toEqual(wanted);
    expect(state.sides.map(({ ducats }) => ducats)).toEqual([1, 1]);
    expect(asked(state)).toBe('sequence');
  });
});

describe('draft (ruling P31)', () => {
  it('one card kept, the rest to the left, seven kept, the eighth into the deck', () => {
    const state = start(3, { start: 'draft' });
    expect(game.toAct(state)).toEqual([0, 1, 2]);
    const packets = state.sides.map((side) => [...side.packet]);
    play(state, 0, `keep ${packets[0][0]}`);
    expect(game.toAct(state)).toEqual([1, 2]);
    play(state, 2, `keep ${packets[2][0]}`);
    play(state, 1, `keep ${packets[1][0]}`);
    expect(state.sides[1].packet).toEqual(packets[0].slice(1));
    expect(state.sides[0].packet).toEqual(packets[2].slice(1));
    through(state, 'draft');
    expect(state.sides.map((side) => [side.hand.length, side.packet.length])).toEqual([
      [7, 0],
      [7, 0],
      [7, 0],
    ]);
    expect(state.deck).toHaveLength(70 - 21);
  });
  it('the question counts the cards that are kept, and says where the last one goes', () => {
    const state = start(2, { start: 'draft' });
    expect(game.prompt(state, 0)).toMatchObject({ number: 1, count: 7, last: false });
    while (state.sides[0].hand.length < 6) for (const seat of [0, 1]) play(state, seat, moves(state, seat)[0]);
    expect(game.prompt(state, 0)).toMatchObject({ number: 7, count: 7, last: true });
  });
  it('nobody sees what another keeps or passes', () => {
    const state = start(2, { start: 'draft' });
    play(state, 0, moves(state, 0)[0]);
    const seen = game.view(state, 1).sides[0];
    expect([...seen.hand, ...seen.packet].every((card) => card === null)).toBe(true);
  });
  it('is not for the solo game', () => {
    expect(() => start(1, { start: 'draft' })).toThrow(Refusal);
  });
});

it('the first player is drawn by lot; the others follow clockwise', () => {
  const firsts = new Set(Array.from({ length: 30 }, (_, index) => start(4, {}, `lot ${index}`).first));
  expect(firsts.size).toBe(4);
});
