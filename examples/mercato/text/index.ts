import type { Codes, Dictionary, Language } from '@bottega/kernel';
import { FRUITS } from '../edition/names.ts';
import { EVENTS, REFUSALS } from '../rules/events.ts';
import { MOVES } from '../rules/moves.ts';
import { SCORES } from '../rules/result.ts';
import { PROMPTS } from '../rules/steps.ts';
import de from './de.json' with { type: 'json' };
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
  others: [...FRUITS.map((fruit) => `fruit.${fruit}`), 'board.round', 'board.trader'],
};
