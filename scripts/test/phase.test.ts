import { expect, it } from 'vitest';
import { duration, phase } from '../phase.mjs';

it.each([
  [40, '0.0 s'],
  [9940, '9.9 s'],
  [9960, '10 s'],
  [118_400, '118 s'],
  [185_000, '3 min 5 s'],
])('%i milliseconds read as %s', (milliseconds, text) => expect(duration(milliseconds)).toBe(text));

it('a phase is one line when it is done, with its details and time, and none when it is dropped', () => {
  const said: string[] = [];
  phase('Opening the tables', (line) => said.push(line)).done('Opened the tables in data/', 'SQLite', '3 tables');
  phase('Building the pages', (line) => said.push(line)).drop();
  expect(said).toEqual([expect.stringMatching(/^Opened the tables in data\/ \(SQLite, 3 tables, \d\.\d s\)$/)]);
});
