import { Words } from '@bottega/kernel';
import { checkWords } from '@bottega/kernel/proof';
import { describe, expect, it } from 'vitest';
import { box } from '../index.ts';
import { ALL_MOVES } from '../rules/moves.ts';
import { text } from '../text/index.ts';

describe('the words of the game', () => {
  it('everything that happens can be said in four languages', () => {
    expect(checkWords(box, 4000)).toEqual([]);
  });

  it('no English move says “a” where it must be “an”', () => {
    const words = new Words('en', text.en, ['Ada', 'Bruno']);
    expect(ALL_MOVES.map((move) => words.move(move)).filter((label) => /\ba [aeiou]/i.test(label))).toEqual([]);
  });

  it.each(['en', 'fr', 'de', 'nl'] as const)('passing for good is told apart from the pass of a turn (%s, LS-A4)', (language) => {
    const words = new Words(language, text[language], []);
    const [pass, forGood] = [words.move({ do: 'pass' }), words.move({ do: 'pass-out' })];
    expect(forGood.toLowerCase()).toContain(pass.toLowerCase());
    expect(forGood).not.toBe(pass);
  });
});
