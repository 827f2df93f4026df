import { Refusal } from '@bottega/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLabel, readName, readTitle, skeletonOf } from '../people/names.ts';

/** What it is kept as, or why it is refused. */
function kept(read: (given: string) => string, given: string): string {
  try {
    return read(given);
  } catch (error) {
    if (error instanceof Refusal) return `refused: ${error.reason.why ?? error.reason.code}`;
    throw error;
  }
}
const name = (given: string): string => kept(readName, given);

describe('a name', () => {
  it.each([['Ada'], ['Zoë'], ['O’Neill 2'], ['Дарья'], ['Ελένη'], ['أحمد'], ['שרה'], ['佐藤ゆき'], ['김민수 Kim'], ['Nguyễn Thị'], ['Ada 🎲'], ['(ツ)']])(
    'is taken in any everyday script: %s',
    (given) => {
      expect(name(given)).toBe(given);
    },
  );

  it('has one form, whatever it was typed with', () => {
    expect(name('  Ada \u00a0\u3000 B. ')).toBe('Ada B.');
    expect(name('Ａｄａ')).toBe('Ada');
    expect(name('Zoe\u0308')).toBe('Zoë');
    expect(name('𝓐𝓭𝓪')).toBe('Ada');
    // phones put a sign behind an emoji that nobody sees
    expect(name('Ada \u2764\ufe0f')).toBe('Ada \u2764');
  });

  it.each([
    ['nothing', '', 'length'],
    ['spaces', ' \u00a0\u2003 ', 'length'],
    ['25 letters', 'x'.repeat(25), 'length'],
    ['NUL', 'A\0da', 'unseen'],
    ['a line break', 'A\nda', 'unseen'],
    ['a bidi override', 'A\u202eda', 'unseen'],
    ['a zero-width space', 'A\u200bda', 'unseen'],
    ['a private character', 'A\ue000', 'unseen'],
    ['an unassigned one', 'A\u0378', 'unseen'],
    ['half a surrogate pair', 'A\ud83c', 'unseen'],
    ['U+3164, which is blank', '\u3164', 'unseen'],
    ['U+2800, which is blank', '\u2800', 'unseen'],
    ['U+115F, which is blank', '\u115f', 'unseen'],
    ['U+034F', 'A\u034fda', 'unseen'],
    ['only a mark', '\u0301', 'unseen'],
    ['a pile of marks', `A${'\u0316'.repeat(5)}`, 'unseen'],
    ['a Cyrillic А among Latin letters', '\u0410da', 'alphabets'],
    ['a Greek Α among Latin letters', '\u0391da', 'alphabets'],
    ['Cherokee letters, which look Latin', '\u13aa\u13d2', 'alphabets'],
  ])('is none with %s', (_what, given, why) => {
    expect(name(given)).toBe(`refused: ${why}`);
  });

  it('is counted in characters as people count them', () => {
    expect(name('é'.normalize('NFD').repeat(24))).toBe('é'.repeat(24));
    expect(name('🎲'.repeat(24))).toBe('🎲'.repeat(24));
    expect(name('नि'.repeat(24))).toBe('नि'.repeat(24));
    expect(name('🎲'.repeat(25))).toBe('refused: length');
  });

  it('of a table may be in several alphabets, and has nothing unseen; so has the label of a token', () => {
    expect(kept(readTitle, 'Ada и друзья')).toBe('Ada и друзья');
    for (const bad of ['a\0b', 'a\u202eb', 'a\nb', '\u3164', 'x'.repeat(41)]) {
      expect(kept(readTitle, bad)).toMatch(/^refused: (length|unseen)$/);
      expect(kept(readLabel, bad)).toBe('refused: bad-label');
    }
  });

  const anything = fc.string({ unit: 'binary', maxLength: 60 });
  const tricky = fc.string({
    unit: fc.constantFrom(...'aдΆ \u00a0\u200d\u202e\ufe0f\u3164\u2800\0\n🎲ｱ가ᄀ\u1161ﷺ¨'),
    maxLength: 30,
  });

  it('that was taken is taken again as it is, is seen, is short, and survives every database', () => {
    fc.assert(
      fc.property(fc.oneof(anything, tricky), (given) => {
        const once = name(given);
        if (once.startsWith('refused: ')) return;
        expect(name(once)).toBe(once);
        expect(once).toBe(once.normalize('NFKC'));
        expect(once).not.toMatch(/[\p{C}\p{Default_Ignorable_Code_Point}\u2800\n]/u);
        expect(once).toMatch(/[\p{L}\p{N}\p{P}\p{S}]/u);
        expect([...new Intl.Segmenter().segment(once)].length).toBeLessThanOrEqual(24);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('the skeleton of a name', () => {
  it('is the same where names look alike', () => {
    for (const [one, other] of [
      ['Ada', 'ADA'],
      ['Ada', 'ada'],
      ['Scope', '\u0405\u0441\u043e\u0440\u0435'],
      ['Ilse', 'llse'],
      ['Ilse', 'ilse'],
      ['Bob0', 'bobO'],
      ['modern', 'rnodern'],
      ['Ann Lee', 'AnnLee'],
    ])
      expect([one, other, skeletonOf(one)]).toEqual([one, other, skeletonOf(other)]);
  });

  it('differs where names do', () => {
    const names = ['Ada', 'Adam', 'Bea', 'Zoe', 'Zoë', 'Дарья', '佐藤', 'Ada 2', 'Ada 3'];
    expect(new Set(names.map(skeletonOf)).size).toBe(names.length);
  });

  it('does not depend on case or spaces', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z ]{1,24}$/), (given) => {
        expect(skeletonOf(given.toUpperCase())).toBe(skeletonOf(given.toLowerCase().replaceAll(' ', '')));
      }),
    );
  });
});
