import { type Codes, type Dictionary, type Language, named } from '@bottega/kernel';
import { TOPICS } from '../bot/topics.ts';
import { ALL_BONUS_TILES, ARTWORKS, BOOKS, DISCIPLINES, MEEPLES, SPACES, TILES } from '../edition/names.ts';
import { EDITION_FAULTS } from '../edition/schema.ts';
import { EVENTS, REFUSALS } from '../rules/events.ts';
import { HOLDINGS } from '../rules/holdings.ts';
import { MOVES } from '../rules/moves.ts';
import { SCORES } from '../rules/result.ts';
import { PROMPTS } from '../rules/steps.ts';
import { BOARD } from './board.ts';
import de from './de.json' with { type: 'json' };
import { DRAWN } from './draw.ts';
import { EDITION_WORDS, PRINTED_NAMES } from './edition.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };

export const text: Readonly<Record<Language, Dictionary>> = { en, fr, de, nl };

export const codes: Codes = {
  events: EVENTS,
  prompts: PROMPTS,
  refusals: REFUSALS,
  moves: MOVES,
  scores: SCORES,
  others: [
    ...named('edition', EDITION_WORDS),
    ...named('fault', EDITION_FAULTS),
    ...named('printed', PRINTED_NAMES),
    ...named('discipline', DISCIPLINES),
    ...named('short', DISCIPLINES),
    ...named('box', DISCIPLINES),
    ...BOOKS.map((book) => `book.${DISCIPLINES[book]}`),
    ...named('space', SPACES),
    ...named('meeple', MEEPLES),
    ...named('colour', MEEPLES),
    ...named('by', ['room', ...MEEPLES]),
    ...named('artwork', ARTWORKS),
    ...named('character', TILES),
    ...named('tile', ALL_BONUS_TILES),
    ...named('effect', ALL_BONUS_TILES),
    ...named('holding', HOLDINGS),
    ...named('draw', DRAWN),
    ...named('board', BOARD),
    ...named('topic', [...new Set(Object.values(TOPICS))]),
  ],
};
