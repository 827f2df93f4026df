import { randomFrom } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../arena/index.ts';
import { ratings } from '../arena/ladder.ts';
import { houseRating, LADDER } from '../ladder.ts';
import { PLAYED } from '../levels.ts';

/** Pairs of games of two, of which the first bot wins so many. */
function meeting(bots: readonly [string, string], games: number, won: number) {
  const outcomes = Array.from({ length: games }, (_, game): Outcome => {
    const entrants = game % 2 === 0 ? [0, 1] : [1, 0];
    const winner = entrants.indexOf(game < won ? 0 : 1);
    const ranks = entrants.map((_, seat) => (seat === winner ? 0 : 1));
    const none = [0, 0];
    return { entrants, ranks, wins: ranks.map((rank) => 1 - rank), scores: none, milliseconds: none, moves: none, turns: none };
  });
  return { bots, outcomes };
}

const ANCHOR = { name: 'low', elo: 1200 };

describe('the ladder', () => {
  it('tells ratings from the anchor on, and who met nobody else through others', () => {
    const found = ratings([meeting(['middle', 'low'], 100, 76), meeting(['high', 'middle'], 100, 76)], ANCHOR, randomFrom('ladder'));
    expect(found.low).toMatchObject({ elo: 1200, low: 1200, high: 1200, games: 100 });
    expect(found.middle.elo).toBeGreaterThan(1370);
    expect(found.middle.elo).toBeLessThan(1420);
    expect(found.high.elo - found.middle.elo).toBeCloseTo(found.middle.elo - 1200, -1);
    expect(found.middle.games).toBe(200);
  });

  it('is the less sure the fewer games there were, and the further from the anchor', () => {
    const width = ({ low, high }: { low: number; high: number }) => high - low;
    const few = ratings([meeting(['middle', 'low'], 20, 14), meeting(['high', 'middle'], 20, 14)], ANCHOR, randomFrom('few'));
    const many = ratings([meeting(['middle', 'low'], 400, 280)], ANCHOR, randomFrom('many'));
    expect(width(few.middle)).toBeGreaterThan(2 * width(many.middle));
    expect(width(few.high)).toBeGreaterThan(width(few.middle));
    expect(few.middle.low).toBeLessThan(few.middle.elo);
    expect(few.middle.high).toBeGreaterThan(few.middle.elo);
  });

  it('rates the levels that were measured, each above the one below', () => {
    for (const game of Object.keys(LADDER)) {
      const found = PLAYED.flatMap((level) => houseRating(game, level)?.elo ?? []);
      expect(found).toEqual([...found].sort((a, b) => a - b));
    }
    expect(houseRating('carrara', 'novice', 7)).toEqual(houseRating('carrara', 'novice', 2));
    expect(houseRating('no-such-game', 'novice')).toBeUndefined();
  });
});
