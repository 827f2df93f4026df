import { Refusal } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';

describe('notation', () => {
  it('refuses what is no move', () => {
    for (const text of ['', 'dance', 'craft 62', 'craft 62 x', 'done now', 'free wood', 'note blue', 'atelier help 1']) {
      expect(() => game.notation.read(text), text).toThrow(Refusal);
    }
  });
});
