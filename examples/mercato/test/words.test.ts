import { LANGUAGES, wordsFor } from '@bottega/kernel';
import { checkWords } from '@bottega/kernel/proof';
import { expect, it } from 'vitest';
import { box } from '../index.ts';
import { market } from './table.ts';

it('everything can be said in four languages', () => expect(checkWords(box)).toEqual([]));

it('the drawn table fits 80 columns in every language and hides what is hidden', () => {
  const { state } = market({
    hands: [
      ['apple', 'fig'],
      ['plum', 'plum'],
    ],
    deck: ['fig'],
  });
  for (const language of LANGUAGES) {
    const words = wordsFor(box, language, ['Ada', 'Bea']);
    const lines = box.draw(box.game.view(state, 0), 0, words).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(lines[1]).toContain(words.say('card.apple'));
    expect(lines[2]).toMatch(/\[\?\] \[\?\]$/);
  }
});
