import { type Codes, type Dictionary, type Language, named } from '@bottega/kernel';
import { TOPICS } from '../bot/topics.ts';
import { BONUSES, CITIES, COLOURS, LANDSCAPES, PIECES, TYPES } from '../edition/names.ts';
import { EDITION_FAULTS } from '../edition/schema.ts';
import { EVENTS, REFUSALS } from '../rules/events.ts';
import { HOLDINGS } from '../rules/holdings.ts';
import { MOVES } from '../rules/moves.ts';
import { VARIANTS } from '../rules/options.ts';
import { SCORES } from '../rules/result.ts';
import { PROMPTS } from '../rules/steps.ts';
import { BOARD } from './board.ts';
import de from './de.json' with { type: 'json' };
import { DRAWN } from './draw.ts';
import { EDITION_WORDS } from './edition.ts';
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
    ...named('moves', ['take', 'pay']),
    ...named('colour', [...COLOURS, '#']),
    ...named('city', CITIES),
    ...named('cities', CITIES),
    ...named('type', TYPES),
    ...named('landscape', LANDSCAPES),
    ...named('piece', PIECES),
    ...named('discard', PIECES),
    ...named('icon', PIECES),
    ...named('bonus', BONUSES),
    ...named('slot', [1, 2, 3, 4, 5, 6]),
    ...named('wheels', ['wheel', 'both', 'statues']),
    ...named('variant', VARIANTS),
    ...named('holding', HOLDINGS),
    ...named('draw', DRAWN),
    ...named('board', BOARD),
    ...named('topic', [...new Set(Object.values(TOPICS))]),
  ],
};
