/** The words for the parts of an edition: forms and faults name a value by them. */
import { type PrintedWords, partsOf } from '@bottega/kernel';
import { EDITION_KIT } from '../edition/schema.ts';

/** Parts that are counted, and say how. */
const NUMBERED = ['blocks', 'prices', 'values', 'decorationSets', 'statuePlaces', 'places'];

export const EDITION_WORDS: readonly string[] = [...partsOf(EDITION_KIT.house), ...NUMBERED.map((name) => `${name}.#`)];

/** How its values are worded. */
export const PRINTED: PrintedWords = { names: ['colour', 'city', 'landscape', 'bonus', 'icon'] };
