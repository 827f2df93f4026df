import { randomFrom } from '@bottega/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sizesOf } from '../groups.ts';
import { History } from '../history.ts';
import { canAllPair, matching } from '../matching.ts';
import { nextRound } from '../next-round.ts';
import type { PlayedTable, TournamentKind } from '../standings.ts';

interface Plan {
  readonly kind: TournamentKind;
  readonly atTable: number;
  readonly count: number;
  readonly rounds: number;
  readonly seed: number;
}

/** A whole tournament with results by chance; `leave`: who withdraws after which round. */
function play({ kind, atTable, count, rounds, seed }: Plan, leave: Readonly<Record<number, number>> = {}): PlayedTable[][] {
  const random = randomFrom(String(seed));
  const played: PlayedTable[][] = [];
  const withdrawn = new Set<number>();
  for (;;) {
    const tables = nextRound({ id: `t${seed}`, kind, atTable, rounds, count, withdrawn, played });
    if (tables === null) return played;
    played.push(tables.map((entrants) => ({ entrants, ranks: random(8) === 0 ? null : entrants.map(() => 1 + random(entrants.length)) })));
    for (const [entrant, round] of Object.entries(leave)) if (round === played.length) withdrawn.add(Number(entrant));
  }
}

const pairsIn = (rounds: readonly (readonly PlayedTable[])[]): Map<string, number> => {
  const met = new Map<string, number>();
  for (const { entrants } of rounds.flat())
    for (const one of entrants) for (const other of entrants) if (one < other) met.set(`${one} ${other}`, (met.get(`${one} ${other}`) ?? 0) + 1);
  return met;
};
const each = (count: number): number[] => Array.from({ length: count }, (_, one) => one);

const plans = (kind: TournamentKind, atTable: number, most = 20) =>
  fc
    .record({ count: fc.integer({ min: 4, max: most }), seed: fc.integer({ min: 0, max: 1e6 }), more: fc.integer({ min: 0, max: 3 }) })
    .map(({ count, seed, more }): Plan => ({ kind, atTable, count, seed, rounds: Math.min(count - 1, Math.ceil(Math.log2(count)) + more) }));

describe('in every round', () => {
  it.each([
    ['swiss', 2],
    ['swiss', 3],
    ['swiss', 4],
    ['round-robin', 2],
    ['round-robin', 3],
    ['round-robin', 4],
  ] as const)('everybody has exactly one place: %s, %i at a table', (kind, atTable) => {
    fc.assert(
      fc.property(plans(kind, atTable), (plan) => {
        for (const round of play(plan)) {
          const all = round.flatMap(({ entrants }) => entrants).sort((a, b) => a - b);
          expect(all).toEqual(each(plan.count));
          expect(round.filter(({ entrants }) => entrants.length === 1).length).toBe(atTable === 2 ? plan.count % 2 : 0);
          for (const { entrants } of round) expect(entrants.length).toBeLessThanOrEqual(atTable);
        }
      }),
      { numRuns: 12 },
    );
  });
});

describe('a Swiss tournament at tables of two', () => {
  it('lets nobody meet the same again while that can be avoided, nor have a second free round', () => {
    fc.assert(
      fc.property(plans('swiss', 2), (plan) => {
        const played = play(plan);
        expect(played.length).toBe(plan.rounds);
        for (let round = 1; round < played.length; round++) {
          const before = new History(played.slice(0, round).flat());
          const again = played[round].some(({ entrants: [one, other] }) => other !== undefined && before.met(one, other) > 0);
          const free = played[round].find(({ entrants }) => entrants.length === 1)?.entrants[0];
          const rest = each(plan.count).filter((entrant) => entrant !== free);
          // whoever is free, all others could have been paired anew
          if (again) {
            const others = plan.count % 2 === 0 ? [free] : each(plan.count).filter((entrant) => before.byes(entrant) === 0);
            for (const other of others) {
              const left = other === undefined ? rest : each(plan.count).filter((entrant) => entrant !== other);
              expect(canAllPair(left.length, (one, two) => before.met(left[one], left[two]) === 0)).toBe(false);
            }
          }
          if (free !== undefined) expect(before.byes(free)).toBe(0);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('brings those together who have won as much: of eight, after two rounds, no leader plays a last', () => {
    const ranked = (entrants: readonly number[]): PlayedTable => ({ entrants, ranks: entrants.map((entrant) => entrant + 1) });
    let played: PlayedTable[][] = [];
    for (let round = 0; round < 3; round++) {
      const tables = nextRound({ id: 'strong', kind: 'swiss', atTable: 2, rounds: 3, count: 8, withdrawn: new Set(), played })!;
      if (round === 2) {
        const won = (entrant: number): number =>
          played.flat().filter(({ entrants, ranks }) => entrants.includes(entrant) && Math.min(...ranks!) === entrant + 1).length;
        for (const [one, other] of tables) expect(Math.abs(won(one) - won(other))).toBeLessThanOrEqual(1);
      }
      played = [...played, tables.map(ranked)];
    }
    expect(nextRound({ id: 'strong', kind: 'swiss', atTable: 2, rounds: 3, count: 8, withdrawn: new Set(), played })).toBeNull();
  });

  it('goes on without who has withdrawn, and ends when nobody is left to play with', () => {
    const played = play({ kind: 'swiss', atTable: 2, count: 6, rounds: 5, seed: 1 }, { 0: 1, 1: 2 });
    expect(played.slice(1).flatMap((round) => round.flatMap(({ entrants }) => entrants))).not.toContain(0);
    expect(played.slice(2).flatMap((round) => round.flatMap(({ entrants }) => entrants))).not.toContain(1);
    expect(play({ kind: 'swiss', atTable: 2, count: 4, rounds: 3, seed: 1 }, { 0: 1, 1: 1, 2: 1 })).toHaveLength(1);
  });

  it('is worked out alike by every process, and for 64 within a blink', () => {
    const plan: Plan = { kind: 'swiss', atTable: 2, count: 64, rounds: 9, seed: 3 };
    const begun = performance.now();
    const played = play(plan);
    expect(performance.now() - begun).toBeLessThan(20_000);
    expect(Math.max(...pairsIn(played).values())).toBe(1);
    expect(play(plan)).toEqual(played);
  });
});

describe('a round robin', () => {
  it('at tables of two lets all pairs meet exactly once, and of an odd number each is free once', () => {
    fc.assert(
      fc.property(plans('round-robin', 2, 24), (plan) => {
        const played = play(plan);
        const met = pairsIn(played);
        expect(met.size).toBe((plan.count * (plan.count - 1)) / 2);
        expect(new Set(met.values())).toEqual(new Set([1]));
        const free = played.flat().filter(({ entrants }) => entrants.length === 1);
        expect(free.map(({ entrants: [one] }) => one).sort((a, b) => a - b)).toEqual(plan.count % 2 === 1 ? each(plan.count) : []);
      }),
      { numRuns: 15 },
    );
  });

  it('at larger tables goes on until all pairs have met, in not many more rounds than it must', () => {
    fc.assert(
      fc.property(fc.constantFrom(3, 4), fc.integer({ min: 4, max: 24 }), fc.integer({ min: 0, max: 1000 }), (atTable, count, seed) => {
        const played = play({ kind: 'round-robin', atTable, count, rounds: 0, seed });
        expect(pairsIn(played).size).toBe((count * (count - 1)) / 2);
        const largest = Math.max(...sizesOf(count, atTable));
        expect(played.length).toBeLessThanOrEqual(2 * Math.ceil((count - 1) / (largest - 1)) + 4);
      }),
      { numRuns: 15 },
    );
  });

  it('gives a free round to who would have met somebody that has left', () => {
    const played = play({ kind: 'round-robin', atTable: 2, count: 6, rounds: 0, seed: 1 }, { 5: 2 });
    expect(played).toHaveLength(5);
    for (const round of played.slice(2)) {
      expect(round.flatMap(({ entrants }) => entrants)).not.toContain(5);
      expect(round.filter(({ entrants }) => entrants.length === 1)).toHaveLength(1);
    }
  });
});

describe('a Swiss tournament at larger tables', () => {
  it('lets nobody meet again in the second round where the tables can be mixed', () => {
    fc.assert(
      fc.property(fc.constantFrom(3, 4), fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 1000 }), (atTable, more, seed) => {
        const played = play({ kind: 'swiss', atTable, count: atTable * atTable + atTable * more, rounds: 2, seed });
        expect(Math.max(...pairsIn(played).values())).toBe(1);
      }),
      { numRuns: 15 },
    );
  });
});

describe('as many pairs as possible', () => {
  it('are as many as trying all of them finds', () => {
    const best = (rest: readonly number[], fits: (one: number, other: number) => boolean): number => {
      if (rest.length < 2) return 0;
      const [first, ...others] = rest;
      const withFirst = others
        .filter((other) => fits(first, other))
        .map(
          (other) =>
            1 +
            best(
              others.filter((one) => one !== other),
              fits,
            ),
        );
      return Math.max(best(others, fits), ...withFirst);
    };
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 8 }), fc.array(fc.boolean(), { minLength: 64, maxLength: 64 }), (count, edges) => {
        const fits = (one: number, other: number): boolean => edges[Math.min(one, other) * 8 + Math.max(one, other)];
        const mate = matching(count, fits);
        for (const [one, other] of mate.entries()) if (other !== -1) expect([mate[other], fits(one, other)]).toEqual([one, true]);
        expect(mate.filter((other) => other !== -1).length / 2).toBe(best(each(count), fits));
      }),
      { numRuns: 120 },
    );
  });
});
