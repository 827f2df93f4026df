import type { Codes, Dictionary, Language } from '@bottega/kernel';
import { BONUSES, CITIES, COLOURS, LANDSCAPES, PIECES, TYPES } from '../edition/names.ts';
import { EVENTS, REFUSALS } from '../rules/events.ts';
import { MOVES } from '../rules/moves.ts';
import { VARIANTS } from '../rules/options.ts';
import { SCORES } from '../rules/result.ts';
import { PROMPTS } from '../rules/steps.ts';
import { BOARD } from './board.ts';
import de from './de.json' with { type: 'json' };
import { DRAWN } from './draw.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };

export const text: Readonly<Record<Language, Dictionary>> = { en, fr, de, nl };

const names = (prefix: string, all: readonly (string | number)[]) => all.map((name) => `${prefix}.${name}`);

export const codes: Codes = {
  events: EVENTS,
  prompts: PROMPTS,
  refusals: REFUSALS,
  moves: MOVES,
  scores: SCORES,
  others: [
    ...names('colour', COLOURS),
    ...names('city', CITIES),
    ...names('cities', CITIES),
    ...names('type', TYPES),
    ...names('landscape', LANDSCAPES),
    ...names('piece', PIECES),
    ...names('discard', PIECES),
    ...names('icon', PIECES),
    ...names('bonus', BONUSES),
    ...names('slot', [1, 2, 3, 4, 5, 6]),
    ...names('wheels', ['wheel', 'both', 'statues']),
    ...names('variant', VARIANTS),
    ...names('draw', DRAWN),
    ...names('board', BOARD),
  ],
};
