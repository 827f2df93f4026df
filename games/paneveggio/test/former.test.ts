/** Games begun under version 2 of the rules. */
import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import { notation } from '../rules/notation.ts';
import { Table } from './table.ts';

/** What a version did by itself where this is asked now, as text. */
const formerly = (table: Table, version: number): string | null => {
  const move = game.formerly?.(table.state, game.toAct(table.state)[0], version) ?? null;
  return move === null ? null : notation.write(move);
};

describe('what version 2 did by itself', () => {
  it('the token of the quality bonus was laid (P-N2)', () => {
    const table = new Table().wood(2).musician(31).action('craft', 1).play('craft 31 3');
    expect([2, 3].map((version) => formerly(table, version))).toEqual(['improve', null]);
  });
});
