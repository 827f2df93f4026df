import { LANGUAGES, randomFrom, wordsFor } from '@bottega/kernel';
import { anyMove } from '@bottega/kernel/proof';
import { expect, it } from 'vitest';
import { box } from '../index.ts';
import { game } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';

it.each(LANGUAGES)('the table in plain text fits 80 columns at every moment (%s)', (language) => {
  const words = wordsFor(box, language, ['Ada', 'Bea', 'Cleo', 'Dora']);
  for (const setup of game.proof.settings.slice(-3)) {
    const state = game.setup(setup, 'columns');
    const random = randomFrom('columns');
    for (let next = anyMove(game, state, random); next !== undefined; next = anyMove(game, state, random)) {
      game.play(state, next.seat, next.move as Move);
      if (random(10) > 0) continue;
      for (const line of box.draw(game.view(state, 0), 0, words).split('\n')) if (line.length > 80) expect(line).toBe('at most 80 columns');
    }
  }
});
