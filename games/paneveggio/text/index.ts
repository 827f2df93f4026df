import { type Codes, type Dictionary, type Language, named } from '@bottega/kernel';
import { TOPICS } from '../bot/topics.ts';
import { CARDS, LINES, SLOTS } from '../edition/names.ts';
import { EDITION_FAULTS } from '../edition/schema.ts';
import { EVENTS, REFUSALS } from '../rules/events.ts';
import { HOLDINGS } from '../rules/holdings.ts';
import { MOVES } from '../rules/moves.ts';
import { SCORES } from '../rules/result.ts';
import { PROMPTS } from '../rules/steps.ts';
import { BOARD } from './board.ts';
import de from './de.json' with { type: 'json' };
import { DRAWN } from './draw.ts';
import { EDITION_WORDS, PRINTED_NAMES, SHAPES } from './edition.ts';
import { EFFECT_WORDS } from './effect.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };

export const text: Readonly<Record<Language, Dictionary>> = { en, fr, de, nl };

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

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
    ...named('shape', SHAPES),
    'name.rival',
    ...named(
      'card',
      upTo(CARDS).map((index) => index + 1),
    ),
    ...named('line', LINES),
    ...named('deck', LINES),
    ...named('bonus', SLOTS),
    ...named('zone', ['ducat', 'study', 'wood']),
    ...named('beat', upTo(7)),
    ...named('slot', upTo(6)),
    ...named('pile', upTo(4)),
    ...named('nth', upTo(8)),
    ...named('holding', HOLDINGS),
    ...named('effect', EFFECT_WORDS),
    ...named('draw', DRAWN),
    ...named('board', BOARD),
    ...named('topic', [...new Set(Object.values(TOPICS))]),
  ],
};
