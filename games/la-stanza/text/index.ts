import type { Codes, Dictionary, Language } from '@bottega/kernel';
import { ALL_BONUS_TILES, ARTWORKS, BOOKS, DISCIPLINES, MEEPLES, SPACES, TILES } from '../edition/names.ts';
import { EVENTS, REFUSALS } from '../rules/events.ts';
import { MOVES } from '../rules/moves.ts';
import { SCORES } from '../rules/result.ts';
import { PROMPTS } from '../rules/steps.ts';
import { BOARD } from './board.ts';
import de from './de.json' with { type: 'json' };
import { DRAWN } from './draw.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };

export const text: Readonly<Record<Language, Dictionary>> = { en, fr, de, nl };

const names = (prefix: string, all: readonly string[]) => all.map((name) => `${prefix}.${name}`);

export const codes: Codes = {
  events: EVENTS,
  prompts: PROMPTS,
  refusals: REFUSALS,
  moves: MOVES,
  scores: SCORES,
  others: [
    ...names('discipline', DISCIPLINES),
    ...names('short', DISCIPLINES),
    ...names('box', DISCIPLINES),
    ...BOOKS.map((book) => `book.${DISCIPLINES[book]}`),
    ...names('space', SPACES),
    ...names('meeple', MEEPLES),
    ...names('colour', MEEPLES),
    ...names('by', ['room', ...MEEPLES]),
    ...names('artwork', ARTWORKS),
    ...names('character', TILES),
    ...names('tile', ALL_BONUS_TILES),
    ...names('effect', ALL_BONUS_TILES),
    ...names('draw', DRAWN),
    ...names('board', BOARD),
  ],
};
