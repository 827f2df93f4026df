/** The words for the parts of an edition: forms and faults name a value by them. */
import { ownEntries, type PrintedWords, partsOf } from '@bottega/kernel';
import { BOOK_REWARDS } from '../edition/names.ts';
import { EDITION_KIT, type PlainEdition } from '../edition/schema.ts';

/** Parts that are counted, and say how. */
const NUMBERED = ['startingFlorins', 'hiringCosts', 'recruitmentSpaces', 'museum', 'bonusMajority', 'passing'];

/** What the workshop lays out together. */
const SHEETS = ['player-board', 'turns'];

export const EDITION_WORDS: readonly string[] = [...partsOf(EDITION_KIT.house), ...SHEETS, ...NUMBERED.map((name) => `${name}.#`)];

/** How its values are worded. */
export const PRINTED: PrintedWords = {
  names: ['character', 'discipline', 'printed'],
  unsaid: (path) => (path.startsWith('names.') ? `character.${path.slice('names.'.length)}` : null),
  renamed(edition, language) {
    return ownEntries(
      Object.entries((edition as PlainEdition).names).map(([tile, names]) => [`character.${tile}`, names]),
      language,
    );
  },
};

/** Values that have no name elsewhere. */
export const PRINTED_NAMES = BOOK_REWARDS;
