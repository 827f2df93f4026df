import { keyedSeed, randomFrom } from '@bottega/kernel';
import { expect, it } from 'vitest';
import { houseCatalogue } from '../catalogue.ts';

const catalogue = houseCatalogue();

it.each(catalogue.ids)('search in %s draws from a generator of its own, whichever dealt the game', async (id) => {
  const { game } = await catalogue.open(id);
  const state = game.setup({ players: 2 }, keyedSeed('7'.repeat(64)));
  const [seat] = game.toAct(state);
  expect(state.random?.length).toBeGreaterThan(4);
  // four integers are xoshiro's
  expect(game.guess(game.view(state, seat), seat, randomFrom('a world')).random).toHaveLength(4);
});
