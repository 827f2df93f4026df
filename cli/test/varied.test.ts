/** What the checker of editions takes can be played: random values within their bounds, under every promise of the contract. */
import { changed, randomFrom } from '@bottega/kernel';
import { fuzz, vary } from '@bottega/kernel/proof';
import { expect, it } from 'vitest';
import { houseCatalogue } from '../catalogue.ts';

const catalogue = houseCatalogue();
const SOUND = 16;
const MOVES = 150;

it.each(catalogue.ids)('every sound edition of %s can be played', async (id) => {
  const { game } = await catalogue.open(id);
  const random = randomFrom(`varied ${id}`);
  for (let sound = 0; sound < SOUND; ) {
    const changes = vary(game.edition, random);
    const edition = changed(game.edition, changes);
    if (game.edition.faults(edition).length > 0) continue;
    sound++;
    const settings = [{ ...game.proof.settings[sound % game.proof.settings.length], edition }];
    const { violation } = fuzz(game, { moves: MOVES, seed: `varied ${sound}`, settings, longest: 3000 });
    expect(violation && `${violation.oracle}: ${violation.fault}`, JSON.stringify(changes)).toBeUndefined();
  }
});
