import type { Result } from '@bottega/kernel';
import { Words } from '@bottega/kernel';
import { expect, it } from 'vitest';
import { resultText } from '../result.ts';
import { CLI_TEXT } from '../text/index.ts';

const words = new Words('en', { ...CLI_TEXT.en, 'score.cards': 'Cards', 'score.rest': 'The rest', 'name.rival': 'The Doge' }, ['Ada', 'Ben']);
const ada = { seat: 0, total: 7, parts: [{ code: 'cards', points: 7 }] };
const ben = { seat: 1, total: 3, parts: [{ code: 'cards', points: 3 }] };
const doge = {
  seat: 1,
  total: 5,
  parts: [
    { code: 'cards', points: 4 },
    { code: 'rest', points: 1 },
  ],
};
const text = (result: Result): string[] => resultText(result, words).split('\n');

it('shows where the points of every seat come from, and the ranking', () => {
  expect(text({ over: true, scores: [ada, ben], ranking: [[0], [1]] })).toEqual([
    '       Ada  Ben',
    'Cards    7    3',
    'Total    7    3',
    '',
    '1. Ada',
    '2. Ben',
  ]);
});

it('shows an opponent without a seat beside them, and whether it is beaten', () => {
  const alone = { over: true, scores: [ada], ranking: [[0]], rival: doge };
  const table = ['          Ada  The Doge', 'Cards       7         4', 'The rest    0         1', 'Total       7         5'];
  expect(text({ ...alone, beaten: true })).toEqual([...table, '', 'The Doge is beaten.']);
  expect(text({ ...alone, beaten: false })).toEqual([...table, '', 'The Doge is not beaten.']);
  expect(text({ ...alone, rival: { ...doge, seat: 2 }, beaten: false, shared: true })).toEqual([...table, '', '1. Ada and The Doge']);
  expect(text({ ...alone, over: false, beaten: true })).toEqual(table);
});
