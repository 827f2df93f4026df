import type { Codes, Dictionary, Language } from '@bottega/kernel';
import { BONUSES, LINES } from '../edition/names.ts';
import { EVENTS, REFUSALS } from '../rules/events.ts';
import { MOVES } from '../rules/moves.ts';
import { SCORES } from '../rules/result.ts';
import { PROMPTS } from '../rules/steps.ts';
import { BOARD } from './board.ts';
import de from './de.json' with { type: 'json' };
import { DRAWN } from './draw.ts';
import { EFFECT_WORDS } from './effect.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };

export const text: Readonly<Record<Language, Dictionary>> = { en, fr, de, nl };

const names = (prefix: string, all: readonly (string | number)[]) => all.map((name) => `${prefix}.${name}`);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

export const codes: Codes = {
  events: EVENTS,
  prompts: PROMPTS,
  refusals: REFUSALS,
  moves: MOVES,
  scores: SCORES,
  others: [
    'name.rival',
    ...names(
      'card',
      upTo(75).map((index) => index + 1),
    ),
    ...names('line', LINES),
    ...names('deck', LINES),
    ...names('bonus', BONUSES),
    ...names('zone', ['ducat', 'study', 'wood']),
    ...names('beat', upTo(7)),
    ...names('slot', upTo(6)),
    ...names('pile', upTo(4)),
    ...names('nth', upTo(8)),
    ...names('effect', EFFECT_WORDS),
    ...names('draw', DRAWN),
    ...names('board', BOARD),
  ],
};
