/** A short form of `bottega bench hostile`; bounds are wide, because a test may share the machine with anything. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ATTACKS } from '../bench/hostile/attacks.ts';
import { AttackedHouse } from '../bench/hostile/house.ts';
import { houseCatalogue } from '../catalogue.ts';

/** Of calm, and of each attack; it goes on until the server notices it, but not for long. */
const SECONDS = 0.5;
const AIM = { addresses: 1, milliseconds: 1000 * SECONDS, most: Number.MAX_SAFE_INTEGER };
/** Milliseconds below which a wait may be the machine's fault alone; what this was written against took seconds. */
const UNNOTICED = 100;

let house: AttackedHouse;

beforeAll(async () => {
  const [game, longGame] = await Promise.all(['carrara', 'paneveggio'].map(async (id) => (await houseCatalogue().open(id)).game));
  // a smaller purse is sooner empty; honest people still have more than they need
  house = await AttackedHouse.open(game, longGame, 60, { BOTTEGA_BUDGET: '100' });
}, 60_000);
afterAll(() => house.close());

describe.each(Object.keys(ATTACKS))('who attacks with %s', (attack) => {
  it('is refused or cut off, while honest people play on, hardly slower, and memory stays', { timeout: 60_000 }, async () => {
    const { calm, sent, refused, cut, moves, wronged, growth } = await house.suffer(attack, SECONDS, AIM);
    expect(sent).toBeGreaterThan(20);
    expect(refused + cut).toBeGreaterThan(0);
    expect(wronged).toEqual([]);
    expect(moves.count).toBeGreaterThan(5);
    expect(moves.p50).toBeLessThan(10 * Math.max(UNNOTICED, calm.moves.p50));
    expect(growth).toBeLessThan(200e6);
  });
});
