import { checkWords } from '@bottega/kernel/proof';
import { expect, it } from 'vitest';
import { box } from '../index.ts';

it('everything that happens can be said in four languages', () => {
  expect(checkWords(box, 3000)).toEqual([]);
});
