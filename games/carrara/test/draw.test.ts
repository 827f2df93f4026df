import { type Language, Words } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import { draw } from '../text/draw.ts';
import { text } from '../text/index.ts';

describe('the table in plain text', () => {
  const state = game.setup({ players: 2, options: { variant: 'advanced' } }, 'drawn');
  state.players[0].warehouse.push({ piece: 'cup', turn: 0 }, { piece: 'gold', turn: 0 });
  const drawn = (language: Language): string => draw(game.view(state, 0), 0, new Words(language, text[language], ['Ada', 'Bea']));

  it('has a narrow space before every colon that follows a word in French', () => {
    expect(drawn('fr')).toContain('Ada\u202f: 0 PV');
    expect(drawn('fr')).toContain('(zone ouverte\u202f: 0)');
    expect(drawn('fr')).not.toMatch(/\p{L} ?:/u);
  });

  it('names stored decorations as they are called, not as they are taken', () => {
    expect(drawn('de')).toMatch(/Lager: +Kelch, eine goldene Statue/);
  });
});
