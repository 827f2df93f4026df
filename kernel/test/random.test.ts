import { chanceOf, draw, HiddenChance, randomFrom, seedRandom, shuffle } from '@bottega/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const draws = (seed: string, below: number, count: number): number[] => {
  const state = seedRandom(seed);
  return Array.from({ length: count }, () => draw(state, below));
};

describe('seeded chance', () => {
  it('gives the same draws for the same seed', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(draws(seed, 1000, 20)).toEqual(draws(seed, 1000, 20));
      }),
    );
  });

  it('gives other draws for other seeds, however alike', () => {
    const seeds = ['', 'a', 'b', 'ab', 'ba', 'game 1', 'game 2', 'game 11', 'game 12', `${'x'.repeat(200)}1`, `${'x'.repeat(200)}2`];
    const firsts = seeds.map((seed) => draws(seed, 2 ** 32, 4).join());
    expect(new Set(firsts).size).toBe(seeds.length);
  });

  it('gives the draws it always gave: a change here would change every recorded game', () => {
    expect(draws('bottega', 1000, 10)).toEqual([4, 213, 479, 553, 155, 44, 556, 158, 332, 997]);
    expect(seedRandom('')).toEqual([1359361891, 727836978, -1287917015, 1552655819]);
    expect(seedRandom('carrara/1')).toEqual([-1446078014, 1035933323, -576318976, -982851948]);
  });

  it('carries on from a state that was written and read', () => {
    const state = seedRandom('saved');
    draw(state, 6);
    const copy = JSON.parse(JSON.stringify(state));
    expect(Array.from({ length: 50 }, () => draw(copy, 6))).toEqual(Array.from({ length: 50 }, () => draw(state, 6)));
  });

  it('stays below its limit', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, below) => {
        for (const number of draws(seed, below, 10)) expect(Number.isInteger(number) && number >= 0 && number < below).toBe(true);
      }),
    );
  });

  it.each([2, 3, 6, 10, 52])('is even over %i outcomes', (below) => {
    const expected = 1000;
    const counts = new Array<number>(below).fill(0);
    for (const number of draws('even', below, below * expected)) counts[number]++;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    const freedom = below - 1;
    expect(chiSquare).toBeLessThan(freedom + 4 * Math.sqrt(2 * freedom));
  });

  it('is even in pairs: one draw says nothing of the next', () => {
    const counts = new Array<number>(36).fill(0);
    const numbers = draws('pairs', 6, 72_000);
    for (let i = 0; i < numbers.length; i += 2) counts[numbers[i] * 6 + numbers[i + 1]]++;
    const chiSquare = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chiSquare).toBeLessThan(35 + 4 * Math.sqrt(70));
  });

  it('is even over seeds as well: the first draw of numbered games', () => {
    const counts = new Array<number>(6).fill(0);
    for (let game = 0; game < 6000; game++) counts[draws(`game ${game}`, 6, 1)[0]]++;
    const chiSquare = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chiSquare).toBeLessThan(5 + 4 * Math.sqrt(10));
  });

  it('is hidden in a view', () => {
    expect(() => draw(null, 6)).toThrow(HiddenChance);
    expect(() => chanceOf({ random: null })(6)).toThrow(HiddenChance);
  });

  it('is drawn from the generator inside a state', () => {
    const state = { random: seedRandom('state') };
    expect(chanceOf(state)(1000)).toBe(draws('state', 1000, 1)[0]);
    expect(state.random).not.toEqual(seedRandom('state'));
  });
});

describe('shuffling', () => {
  it('is a permutation, in place', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (list, seed) => {
        const shuffled = list.slice();
        expect(shuffle(shuffled, randomFrom(seed))).toBe(shuffled);
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(list.toSorted((a, b) => a - b));
      }),
    );
  });

  it('gives every order of three about equally often', () => {
    const random = randomFrom('orders');
    const counts: Record<string, number> = {};
    for (let i = 0; i < 6000; i++) {
      const order = shuffle(['a', 'b', 'c'], random).join('');
      counts[order] = (counts[order] ?? 0) + 1;
    }
    expect(Object.keys(counts)).toHaveLength(6);
    for (const count of Object.values(counts)) expect(Math.abs(count - 1000)).toBeLessThan(130);
  });
});
