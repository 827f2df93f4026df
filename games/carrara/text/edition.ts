/** The words for the parts of an edition: forms and faults name a value by them. */
import { ownName, type PrintedWords, partsOf } from '@bottega/kernel';
import { CITIES } from '../edition/names.ts';
import { EDITION_KIT, type Edition } from '../edition/schema.ts';

/** Parts that are counted, and say how. */
const NUMBERED = ['blocks', 'prices', 'values', 'decorationSets', 'statuePlaces', 'places'];

/** What the workshop lays out together. */
const SHEETS = ['evaluation'];

export const EDITION_WORDS: readonly string[] = [...partsOf(EDITION_KIT.house), ...SHEETS, ...NUMBERED.map((name) => `${name}.#`)];

/** How its values are worded. */
export const PRINTED: PrintedWords = {
  names: ['colour', 'city', 'landscape', 'bonus', 'icon'],
  unsaid: (path) => (path.endsWith('.name') ? `city.${path.split('.')[1]}` : null),
  renamed(edition, language) {
    const entries = CITIES.flatMap((city) => {
      const own = ownName((edition as Edition).cities[city].name, language);
      if (own === null) return [];
      return [...['city', 'cities', 'edition'].map((prefix) => [`${prefix}.${city}`, own]), [`holding.may-city-${city}`, `${own} {by}`]];
    });
    return Object.fromEntries(entries);
  },
};
