import type { Words } from '@bottega/kernel';
import type { BonusName } from '../edition/names.ts';
import type { Edition } from '../edition/schema.ts';

/** What a tile does, with the figures of the edition. */
export function effectOf(edition: Edition, tile: BonusName, words: Words): string {
  const { bonusTiles } = edition;
  const [farthest, religion] = [bonusTiles.farthestBoat, bonusTiles.religionBooks];
  const figures: Partial<Record<BonusName, Record<string, number>>> = {
    florins: { amount: bonusTiles.florins },
    'farthest-boat': { amount: farthest[0], tied: farthest[1] },
    'boat-steps': { amount: bonusTiles.boatSteps },
    'book-florins': { amount: bonusTiles.bookFlorins },
    'religion-discs': { amount: bonusTiles.religionDiscs },
    books: { amount: bonusTiles.books, extra: bonusTiles.extraDiscs },
    'paid-strength': { amount: bonusTiles.strengthPrice },
    'religion-books': { amount: religion[0], tied: religion[1] },
    artwork: { amount: bonusTiles.artwork },
    'other-discs': { amount: bonusTiles.otherDiscs },
    'white-meeples': { amount: bonusTiles.whiteMeeples },
  };
  return words.say(`effect.${tile}`, figures[tile] ?? {});
}
