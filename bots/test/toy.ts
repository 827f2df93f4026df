/**
 * A toy game for the tests: draw cards from a hidden deck or play one from a hidden hand for its points, then give a
 * point to somebody or keep it. It has secrets, chance, a turn of two decisions, an option and an edition of two
 * values.
 */
import {
  type BaseState,
  type Choice,
  chanceOf,
  cloneRandom,
  draw,
  editionKit,
  type Frame,
  type Game,
  type GameBox,
  marked,
  parse,
  readOptions,
  readPlayers,
  refuse,
  type Seat,
  seedRandom,
  shuffle,
  stepVerbs,
} from '@bottega/kernel';
import * as v from 'valibot';

type Move = { do: 'draw' } | { do: 'play'; card: number } | { do: 'give'; other: Seat } | { do: 'keep' };
type ToyFrame = Frame & { step: 'turn' | 'gift' };
export interface ToyState extends BaseState {
  agenda: ToyFrame[];
  deck: (number | null)[];
  hands: (number | null)[][];
  scores: number[];
  edition: { cards: number; hand: number } | null;
}

const HOUSE = { cards: { value: 12, mark: 'RB' }, hand: { value: 2, mark: 'OUR', note: 'our own' } };
const EDITION = v.strictObject({ cards: marked(v.pipe(v.number(), v.integer(), v.minValue(6))), hand: marked(v.number()) });
const edition = editionKit(HOUSE, EDITION);
const OPTIONS = [{ id: 'length', values: ['short', 'long'], default: 'short' }] as const;
const STATE = v.object({
  agenda: v.array(v.object({ step: v.picklist(['turn', 'gift']), seat: v.number() })),
  random: v.tuple([v.number(), v.number(), v.number(), v.number()]),
  turn: v.number(),
  deck: v.array(v.number()),
  hands: v.pipe(v.array(v.array(v.number())), v.minLength(2), v.maxLength(3)),
  scores: v.array(v.number()),
  edition: v.nullable(v.object({ cards: v.number(), hand: v.number() })),
});
const hidden = v.array(v.nullable(v.number()));
const VIEW = v.object({ ...STATE.entries, random: v.null(), deck: hidden, hands: v.array(hidden) });

function nextTurn(state: ToyState, seat: Seat): void {
  for (let step = 1; step <= state.hands.length; step++) {
    const next = (seat + step) % state.hands.length;
    if (state.deck.length === 0 && state.hands[next].length === 0) continue;
    state.turn++;
    state.agenda.push({ step: 'turn', seat: next });
    return;
  }
}

const turn: Choice<ToyState, ToyFrame, Move> = {
  moves: ['draw', 'play'],
  legal(state, _frame, seat) {
    const moves: Move[] = state.deck.length > 0 ? [{ do: 'draw' }] : [];
    for (const card of new Set(state.hands[seat])) moves.push({ do: 'play', card: card as number });
    return moves;
  },
  play(state, _frame, seat, move, log) {
    if (move.do === 'draw') {
      const at = draw(state.random, state.deck.length);
      const [card] = state.deck.splice(at, 1);
      state.hands[seat] = [...state.hands[seat], card];
      log?.({ code: 'drawn', seat });
      log?.({ code: 'drew', seat, card, only: seat });
      nextTurn(state, seat);
    } else if (move.do === 'play') {
      const hand = [...state.hands[seat]];
      hand.splice(hand.indexOf(move.card), 1);
      state.hands[seat] = hand;
      state.scores[seat] += move.card;
      log?.({ code: 'played', seat, card: move.card });
      state.agenda.push({ step: 'gift', seat });
    }
  },
  why: (state, _frame, seat, move) => (move.do === 'play' ? { code: 'not-held', card: move.card, cards: state.hands[seat].length } : undefined),
  prompt: (state) => ({ left: state.deck.length }),
};

const gift: Choice<ToyState, ToyFrame, Move> = {
  moves: ['give', 'keep'],
  legal(state, _frame, seat) {
    const others = state.hands.flatMap((_, other): Move[] => (other === seat ? [] : [{ do: 'give', other }]));
    return [{ do: 'keep' }, ...others];
  },
  play(state, _frame, seat, move, log) {
    const to = move.do === 'give' ? move.other : seat;
    state.scores[to]++;
    log?.({ code: 'point', seat: to });
    nextTurn(state, seat);
  },
};

const verbs = stepVerbs<ToyState, ToyFrame, Move>({ turn, gift });

export const toy: Game<ToyState, Move, ToyState> = {
  ...verbs,
  id: 'toy',
  version: 3,
  players: { min: 2, max: 3 },
  options: OPTIONS,
  edition,
  setup(setup, seed) {
    const players = readPlayers(setup.players, toy.players);
    const { length } = readOptions(OPTIONS, setup.options);
    const own = setup.edition === undefined ? null : edition.read(setup.edition);
    const values = own ?? edition.read(HOUSE);
    const random = seedRandom(seed);
    const cards = Array.from({ length: values.cards * (length === 'long' ? 2 : 1) }, (_, card) => (card % 9) + 1);
    const deck = shuffle(cards, chanceOf({ random }));
    const hands = Array.from({ length: players }, () => deck.splice(0, values.hand));
    const state: ToyState = { agenda: [], random, turn: 0, deck, hands, scores: hands.map(() => 0), edition: own };
    nextTurn(state, players - 1);
    verbs.settle(state);
    return state;
  },
  clone: (state) => ({
    agenda: [...state.agenda],
    random: cloneRandom(state.random),
    turn: state.turn,
    deck: [...state.deck],
    hands: [...state.hands],
    scores: [...state.scores],
    edition: state.edition,
  }),
  view: (state, viewer) => ({
    agenda: [...state.agenda],
    random: null,
    turn: state.turn,
    deck: state.deck.map(() => null),
    hands: state.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(() => null))),
    scores: [...state.scores],
    edition: state.edition,
  }),
  viewSchema: VIEW,
  guess(view, _viewer, random) {
    const world = toy.clone(view);
    world.random = seedRandom(String(random(1_000_000)));
    world.deck = world.deck.map(() => random(9) + 1);
    world.hands = world.hands.map((hand) => hand.map((card) => card ?? random(9) + 1));
    return world;
  },
  result(state) {
    const scores = state.scores.map((total, seat) => ({ seat, total, parts: [{ code: 'cards', points: total }] }));
    const totals = [...new Set(state.scores)].sort((a, b) => b - a);
    return { over: state.agenda.length === 0, scores, ranking: totals.map((total) => scores.filter((s) => s.total === total).map((s) => s.seat)) };
  },
  read: (json) => parse(STATE, json, 'bad-state') as ToyState,
  notation: {
    write: (move) => (move.do === 'play' ? `play ${move.card}` : move.do === 'give' ? `give ${move.other}` : move.do),
    read(text) {
      const [, verb, number] = /^(draw|keep|play|give)(?: (\d))?$/.exec(text) ?? refuse({ code: 'not-a-move', text });
      if (verb === 'play') return { do: 'play', card: Number(number) };
      return verb === 'give' ? { do: 'give', other: Number(number) } : { do: verb as 'draw' | 'keep' };
    },
  },
  proof: {
    components: (state) => ({ hands: state.hands.length }),
    scramble: (state) => toy.clone(state),
    settings: [{ players: 2 }, { players: 3, options: { length: 'long' } }],
  },
};

const WORDS = {
  'game.name': 'Toy',
  'game.blurb': 'A toy.',
  'option.length': 'Length',
  'option.length.short': 'short',
  'option.length.long': 'long',
  'event.drawn': '{seat} draws a card.',
  'event.drew': 'You draw a {card}.',
  'event.played': '{seat} plays {card}.',
  'event.point': '{seat} gets a point.',
  'prompt.turn': 'Draw or play; {left, plural, one {# card is} other {# cards are}} left.',
  'prompt.gift': 'Give the point away?',
  'refusal.not-held': 'You hold no {card}.',
  'move.draw': 'Draw a card',
  'move.play': 'Play {card}',
  'move.give': 'Give the point to {other}',
  'move.keep': 'Keep the point',
  'score.cards': 'Cards',
};

export const toyBox = {
  game: toy,
  codes: {
    events: ['drawn', 'drew', 'played', 'point'],
    prompts: ['turn', 'gift'],
    refusals: ['not-held'],
    moves: ['draw', 'play', 'give', 'keep'],
    scores: ['cards'],
    others: [],
  },
  text: { en: WORDS, fr: { ...WORDS, 'move.draw': 'Piocher une carte' }, de: WORDS, nl: WORDS },
  draw: (view: unknown, viewer: Seat | null) =>
    `Hands: ${(view as ToyState).hands.map((hand) => hand.map((card) => card ?? '?').join('')).join(' | ')} (seen by ${viewer})`,
  estimate: (state: BaseState, seat: Seat) => {
    const { scores, hands } = state as ToyState;
    return scores[seat] + hands[seat].reduce<number>((sum, card) => sum + (card ?? 0), 0);
  },
} as unknown as GameBox;
