/** What is printed in the box of Paneveggio, for the workshop of editions. */
import type { PrintedBox } from '@bottega/kernel';
import { LINES, SLOTS } from '../../edition/names.ts';
import Pictogram from './Pictogram.svelte';
import Printed from './Printed.svelte';

/** Parts in which a line is named; elsewhere the same word may be a token. */
const OF_LINES = ['affiliation', 'sequence', 'lines', 'score', 'recommended', 'of'];

export const printed: PrintedBox = {
  Printed,
  sheets: [],
  Pictogram,
  isPictured: (name, part) =>
    part === 'slots' ? (SLOTS as readonly string[]).includes(name) : OF_LINES.includes(part) && (LINES as readonly string[]).includes(name),
};
