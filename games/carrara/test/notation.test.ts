import { Refusal } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import { table } from './table.ts';

describe('notation', () => {
  it('reads what it writes and refuses what is no move', () => {
    for (const text of ['turn both', 'sector IV', 'build porta 5 viareggio', 'mark statues massa+pisa', 'swap cup for flag', 'end turn']) {
      expect(game.notation.write(game.notation.read(text))).toBe(text);
    }
    for (const text of ['', 'sector VII', 'build porta five viareggio', 'take orange', 'pass now', 'constructor', 'place __proto__ massa floor 1']) {
      expect(() => game.notation.read(text)).toThrow(Refusal);
    }
  });

  it('a move that does not belong to the moment says so', () => {
    const { refusal } = table();
    expect(refusal('end turn')).toEqual({ code: 'not-now', asked: 'action' });
    expect(refusal('follow 1')).toEqual({ code: 'no-visit' });
    expect(refusal('evaluate open')).toEqual({ code: 'no-marker-there' });
  });
});
