/**
 * A short form of `bottega bench hostile`; bounds are wide, because a test may share the machine with anything. It takes
 * minutes, so that it runs only when it is asked for: `HOSTILE=1 npm test -- cli/test/hostile.test.ts`.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { ATTACKS } from '../bench/hostile/attacks.ts';
import { benchHostile, type Suffered } from '../bench/hostile/index.ts';
import { houseCatalogue } from '../catalogue.ts';

const SECONDS = 0.4;
/** Milliseconds below which a wait is nobody's fault but the machine's. */
const UNNOTICED = 20;

const attacks = Object.keys(ATTACKS);
let found: ReadonlyMap<string, Suffered>;

describe.runIf(process.env.HOSTILE !== undefined)('under attack', () => {
  beforeAll(async () => {
    const [game, past] = await Promise.all(['carrara', 'paneveggio'].map(async (id) => (await houseCatalogue().open(id)).game));
    const all = await benchHostile(game, past, { seconds: SECONDS, long: false, say() {} });
    found = new Map(all.map((one) => [one.attack, one]));
  }, 600_000);

  describe.each(attacks)('somebody attacks with %s', (attack) => {
    it('and honest people play on, hardly slower, and are never refused or cut off', () => {
      const { calm, sent, moves, wronged } = found.get(attack)!;
      expect(sent).toBeGreaterThan(100);
      expect(moves.count).toBeGreaterThan(5);
      expect(moves.p50).toBeLessThan(10 * Math.max(UNNOTICED, calm.moves.p50));
      expect(wronged).toEqual([]);
    });

    it('and the memory of the server grows by less than 200 MB', () => expect(found.get(attack)!.growth).toBeLessThan(200e6));
  });

  it('who floods is refused or cut off', () => {
    for (const attack of ['deep JSON', 'pings', 'course', 'tables', 'chat', 'malformed frames']) {
      const { refused, cut } = found.get(attack)!;
      expect([attack, refused + cut > 0]).toEqual([attack, true]);
    }
  });
});
