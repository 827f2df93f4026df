/** The common table is set, and the first turn begins. */
import { chanceOf, type Procedure, shuffle } from '@bottega/kernel';
import { editionOf } from '../../edition/schema.ts';
import type { FrameOf } from '../frames.ts';
import { partner, people } from '../start.ts';
import { cardOf, MASTER, type State } from '../state.ts';
import { EASY_LINES, placeStradivarius } from './bot-start.ts';
import { pushTurn } from './end-turn.ts';

/**
 * The Master's board and, in the solo game, Stradivarius; what is left over goes into the deck (rulings P31, P33, P37).
 */
export const setTable: Procedure<State, FrameOf<'set-table'>> = {
  run(state, { easy }, log) {
    const random = chanceOf(state);
    const { start, starters } = editionOf(state);
    const startingMusicians = state.start === 'starter' ? starters.map((deck) => deck.musician) : start.musicians;
    const unused = shuffle(
      state.open.filter((card) => startingMusicians.includes(card)),
      random,
    );
    // in a first game Stradivarius comes before the Master, so that a musician of his lines is left
    const first = easy ? takeEasy(state, unused) : undefined;
    const masters = [unused.pop() as number];
    const bot = state.level === null ? null : (first ?? (unused.pop() as number));
    state.open = state.open.filter((card) => card !== masters[0] && card !== bot);
    if (state.start === 'starter') {
      masters.push(...start.firstMaster);
      state.open = state.open.filter((card) => !start.firstMaster.includes(card));
    } else for (let prestige = 2; prestige <= start.firstMaster.length + 1; prestige++) masters.push(...takeFromDeck(state, prestige));
    state.deck.push(...state.open);
    state.open = [];
    shuffle(state.deck, random);
    for (const card of masters) partner(state, MASTER, card);
    log?.({ code: 'master-set', card: masters });
    if (bot !== null) placeStradivarius(state, bot, easy, log);
  },
};

/** The first one of Stradivarius' lines in a first game, taken out of the shuffled list. */
function takeEasy(state: State, cards: number[]): number | undefined {
  const at = cards.findIndex((card) => EASY_LINES.includes(cardOf(state, card).affiliation));
  return at < 0 ? undefined : cards.splice(at, 1)[0];
}

/** A random musician of that prestige: the first one in the shuffled deck. */
function takeFromDeck(state: State, prestige: number): number[] {
  const at = state.deck.findIndex((number) => {
    const card = cardOf(state, number as number);
    return card.kind === 'musician' && card.prestige === prestige;
  });
  return at < 0 ? [] : (state.deck.splice(at, 1) as number[]);
}

export const firstTurn: Procedure<State, FrameOf<'first-turn'>> = {
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
