/** What is printed in the box of La Stanza, for the workshop of editions. */
import type { PrintedBox } from '@bottega/kernel';
import { BOOK_REWARDS, DISCIPLINES, TILES } from '../../edition/names.ts';
import Pictogram from './Pictogram.svelte';
import Printed from './Printed.svelte';

const PICTURED: readonly string[] = [...TILES, ...DISCIPLINES, ...BOOK_REWARDS];

export const printed: PrintedBox = {
  Printed,
  sheets: [
    { name: 'characters', paths: ['characters', 'starters', 'names'] },
    { name: 'player-board', paths: ['hiringCosts', 'recruitmentSpaces', 'startingFlorins', 'meeples', 'discs', 'flippedFinancier'] },
    { name: 'moneyTrack', paths: ['moneyTrack'] },
    { name: 'books', paths: ['books'] },
    { name: 'masterpieces', paths: ['masterpieces'] },
    { name: 'museum', paths: ['artworks', 'museum'] },
    { name: 'bonusTiles', paths: ['bonusTiles', 'bonusMajority'] },
    { name: 'turns', paths: ['passing', 'movement', 'lastTurns', 'roundsBeyondPlayers', 'topReward', 'bank'] },
  ],
  Pictogram,
  isPictured: (name) => PICTURED.includes(name),
};
