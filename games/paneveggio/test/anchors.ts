/** Every address inside the rules page: its sections, and the cards in its list of cards. */
import type { Words } from '@bottega/kernel';
import { cardAnchor, figuresOf } from '../board/rules/figures.ts';
import { HOUSE_EDITION } from '../edition/schema.ts';
import { examplesOf } from '../text/rules/examples.ts';
import { rulesPage } from '../text/rules/index.ts';

export async function anchorsOf(words: Words): Promise<ReadonlySet<string>> {
  const { sections } = await rulesPage(words.language, null, words);
  const figures = figuresOf(HOUSE_EDITION, examplesOf(HOUSE_EDITION));
  const cards = sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => {
      const drawing = typeof block === 'object' && 'figure' in block ? figures[block.figure] : undefined;
      return drawing?.draw === 'cards' ? HOUSE_EDITION.cards.filter(({ affiliation }) => affiliation === drawing.line) : [];
    });
  return new Set([...sections.map(({ id }) => id), ...cards.map(({ number }) => cardAnchor(number))]);
}
