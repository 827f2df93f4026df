/** Stradivarius takes his place at the table (ruling P37). */
import { chanceOf, type Log, shuffle } from '@bottega/kernel';
import type { Line } from '../../edition/names.ts';
import { type Card, editionOf } from '../../edition/schema.ts';
import { place } from '../cards.ts';
import { cardOf, type Musician, musicianCard, type State } from '../state.ts';

/** Draws from the top until a card fits; the others go back and the deck is shuffled. */
export function searchDeck(state: State, fits: (card: Card) => boolean): number | undefined {
  for (let at = state.deck.length - 1; at >= 0; at--) {
    const number = state.deck[at] as number;
    if (!fits(cardOf(state, number))) continue;
    state.deck.splice(at, 1);
    shuffle(state.deck, chanceOf(state));
    return number;
  }
  return undefined;
}

export const botPartners = (state: State): Musician[] => state.stage.filter((musician) => musician.home === state.players);

/** His musicians stand in order of falling prestige. */
export function sortPartners(state: State): void {
  const prestige = ({ card }: Musician): number => musicianCard(state, card).prestige;
  const own = botPartners(state).sort((a, b) => prestige(b) - prestige(a));
  state.stage = [...state.stage.filter((musician) => musician.home !== state.players), ...own];
}

/** Whose musicians he has in a first game (P-N6). */
export const EASY_LINES: readonly Line[] = ['wood', 'restoration', 'study'];

export function placeStradivarius(state: State, musician: number, easy: boolean, log?: Log): void {
  const bot = state.players;
  const cards = [musician];
  const fits = ({ affiliation }: Card): boolean =>
    !cards.some((card) => cardOf(state, card).affiliation === affiliation) && (!easy || EASY_LINES.includes(affiliation));
  place(state, bot, musician);
  while (cards.length < editionOf(state).stradivarius.partners) {
    // Fortissimo: one of his musicians is of prestige 2
    const second = state.level === 'fortissimo' && cards.length === 1;
    const found = searchDeck(state, (card) => card.kind === 'musician' && fits(card) && (!second || card.prestige === 2));
    if (found === undefined) break;
    cards.push(found);
    place(state, bot, found);
  }
  sortPartners(state);
  log?.({ code: 'bot-starts', seat: bot, card: botPartners(state).map(({ card }) => card) });
  if (state.level !== 'fortissimo') return;
  const apprentice = searchDeck(state, (card) => card.kind === 'apprentice');
  if (apprentice === undefined) return;
  state.sides[bot].contacts.push([apprentice]);
  log?.({ code: 'bot-drew', seat: bot, card: [apprentice] });
}
