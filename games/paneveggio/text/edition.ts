/** The words for the parts of an edition: forms and faults name a value by them. */
import { partsOf } from '@bottega/kernel';
import { EDITION_KIT } from '../edition/schema.ts';

/** Parts that are counted, and say how. */
const NUMBERED = ['lines', 'violins', 'starters', 'score', 'cards', 'requires', 'slots', 'of', 'from', 'sequence'];

export const EDITION_WORDS: readonly string[] = [...partsOf(EDITION_KIT.house), ...NUMBERED.map((name) => `${name}.#`)];
