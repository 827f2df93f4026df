/** What is printed in the box of Carrara, for the workshop of editions. */
import type { PrintedBox } from '@bottega/kernel';
import { BONUSES, COLOURS, CURRENCIES, LANDSCAPES, PIECES } from '../../edition/names.ts';
import Pictogram from './Pictogram.svelte';
import Printed from './Printed.svelte';

const PICTURED: readonly string[] = [...COLOURS, ...PIECES, ...BONUSES, ...CURRENCIES, ...LANDSCAPES];

export const printed: PrintedBox = {
  Printed,
  sheets: [
    { name: 'wheel', paths: ['wheel', 'blocks'] },
    { name: 'start', paths: ['start'] },
    { name: 'cities', paths: ['cities'] },
    { name: 'buildings', paths: ['buildings'] },
    { name: 'court', paths: ['court'] },
    { name: 'evaluation', paths: ['landscapes', 'florins', 'pieces.decorationSets', 'pieces.statuePlaces'] },
    { name: 'pieces', paths: ['pieces'] },
    { name: 'end', paths: ['end'] },
  ],
  Pictogram,
  isPictured: (name) => PICTURED.includes(name),
};
