import type { Codes, Dictionary, Language } from '@bottega/kernel';
import { FRUITS } from '../edition/names.ts';
import { EVENTS, REFUSALS } from '../rules/events.ts';
import { HOLDINGS } from '../rules/holdings.ts';
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
    // alone, as the thing that is sold, and many of them: no language makes one out of the other
    ...names('card', FRUITS),
    ...names('fruit', FRUITS),
    ...names('fruits', FRUITS),
    ...names('holding', HOLDINGS),
    ...names('draw', DRAWN),
    ...names('board', BOARD),
  ],
};
