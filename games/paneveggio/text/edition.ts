/** The words for the parts of an edition: forms and faults name a value by them. */
import { ownEntries, type PrintedWords, partOf, partsOf } from '@bottega/kernel';
import type { Effect } from '../edition/effect.ts';
import { EDITION_KIT, type Edition, type Endgame } from '../edition/schema.ts';
import { endPhrase, phrase } from './effect.ts';

/** Parts that are counted, and say how. */
const NUMBERED = ['lines', 'violins', 'starters', 'score', 'cards', 'requires', 'slots', 'of', 'from', 'sequence'];

/** The house's own words name the name of anything. */
const parts = partsOf(EDITION_KIT.house).filter((name) => name !== 'name');
export const EDITION_WORDS: readonly string[] = [...parts, ...NUMBERED.map((name) => `${name}.#`)];

/** How its values are worded. */
export const PRINTED: PrintedWords = {
  names: ['line', 'printed'],
  by: { slots: 'bonus', what: 'printed', kind: 'printed', card: 'printed' },
  unsaid: (path) => {
    const [, at] = /^cards\.(\d+)\.name$/.exec(path) ?? [];
    return at === undefined ? null : `card.${Number(at) + 1}`;
  },
  renamed(edition, language) {
    return ownEntries(
      (edition as Edition).cards.map(({ number, name }) => [`card.${number}`, name]),
      language,
    );
  },
  sentence(value, words) {
    if (partOf(value, 'op') !== undefined) return phrase(value as Effect, words);
    const scores = ['spend', 'perOtherType', 'violins'].some((name) => partOf(value, name) !== undefined) && partOf(value, 'lutherie') === undefined;
    return scores ? endPhrase(value as Endgame, words) : null;
  },
};

/** Kinds of effects, prices and ways to score whose plainest sentence does not tell what they are for; others are offered by it. */
export const SHAPES = [
  ...['gain', 'placeCard', 'useRelation', 'per', 'spend', 'seq', 'choose', 'ignore'],
  ...['ducat', 'study', 'either', 'card', 'wood', 'lutherie'],
  ...['tokens', 'cards', 'otherTypes', 'violins'],
];

/** Values that have no name elsewhere. */
export const PRINTED_NAMES = [
  ...['musician', 'apprentice', 'any', 'ducat', 'study', 'either', 'partner', 'opponent', 'discarded'],
  ...['violinsHere', 'violinsOnOpponents', 'endOfTurnMusicians', 'lutherie', 'resources', 'cards'],
];
