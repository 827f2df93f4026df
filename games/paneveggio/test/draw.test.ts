import { LANGUAGES, wordsFor } from '@bottega/kernel';
import { expect, it } from 'vitest';
import { box } from '../index.ts';
import { Table } from './table.ts';

it('the table in plain text fits 80 columns in every language and hides what is hidden', () => {
  const table = new Table(2).handOf(1, 8).musician(62, 0, [0, 0, 1]).apprentices(0, 11).contacts(0, [9, 10]).turn();
  for (const language of LANGUAGES) {
    const text = box.draw(box.game.view(table.state, 0), 0, wordsFor(box, language, ['Ada']));
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(text).not.toContain('Vivaldi');
  }
});
