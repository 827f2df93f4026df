import { chanceOf, cloneRandom, draw, keyedSeed, Match, parse, RANDOM, type RandomState, readSavedGame, replay, seedRandom, shuffle } from '@bottega/kernel';
import { anyMove, fuzz, keyedSeedFrom } from '@bottega/kernel/proof';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { game as toy } from '../../examples/mercato/rules/game.ts';
import { reasonOf } from './refuse.ts';

const ZERO = '0'.repeat(64);
const ONE = `${'0'.repeat(63)}1`;
const FF = `00ff${'0'.repeat(60)}`;
const key = fc.stringMatching(/^[0-9a-f]{64}$/);

/** The generator with that key when so many words were drawn. */
const after = (given: string, drawn: number): RandomState => Object.assign(seedRandom(keyedSeed(given)), { 8: drawn });

/** So many words of the key stream as bytes, drawn as numbers below 2³². */
function bytesOf(state: RandomState, words: number): string {
  const bytes = new DataView(new ArrayBuffer(4 * words));
  for (let word = 0; word < words; word++) bytes.setUint32(4 * word, draw(state, 2 ** 32), true);
  return Buffer.from(bytes.buffer).toString('hex');
}

const draws = (seed: string, below: number, count: number): number[] => {
  const state = seedRandom(seed);
  return Array.from({ length: count }, () => draw(state, below));
};

function chiSquare(numbers: readonly number[], below: number): number {
  const counts = new Array<number>(below).fill(0);
  for (const number of numbers) counts[number]++;
  const expected = numbers.length / below;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

const mostChiSquare = (below: number): number => below - 1 + 4 * Math.sqrt(2 * (below - 1));

describe('the key stream', () => {
  // RFC 8439, appendix A.1: the vectors whose nonce is zero
  it.each([
    [1, ZERO, 0, '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586'],
    [2, ZERO, 1, '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f'],
    [3, ONE, 1, '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0'],
    [4, FF, 2, '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096'],
  ])('is that of RFC 8439, test vector %i', (_number, given, block, stream) => {
    expect(bytesOf(after(given, 16 * block), 16)).toBe(stream);
  });

  it('goes on over the borders of what is worked out at once', () => {
    const whole = bytesOf(after(ONE, 0), 400);
    for (const drawn of [1, 15, 16, 17, 127, 128, 129, 255, 256]) expect(bytesOf(after(ONE, drawn), 40)).toBe(whole.slice(8 * drawn, 8 * (drawn + 40)));
  });

  it('follows the number drawn, wherever it is set', () => {
    const state = after(ZERO, 0);
    const first = bytesOf(state, 1);
    for (const drawn of [1000, 3, 0]) {
      state[8] = drawn;
      expect(bytesOf(state, 2)).toBe(bytesOf(after(ZERO, drawn), 2));
    }
    expect(bytesOf(after(ZERO, 0), 1)).toBe(first);
  });
});

describe('keyed chance', () => {
  it('is asked for by a seed with a key', () => {
    expect(seedRandom(keyedSeed(ONE))).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 0]);
    expect(seedRandom(keyedSeed('f'.repeat(64)))).toEqual([-1, -1, -1, -1, -1, -1, -1, -1, 0]);
  });

  it.each(['chacha20:', `chacha20:${ONE}0`, `chacha20:${ONE.slice(1)}g`, ` ${keyedSeed(ONE)}`, `${keyedSeed(ONE)}\n`, ONE])(
    'any other seed is xoshiro as it was: %s',
    (seed) => {
      expect(seedRandom(seed)).toHaveLength(4);
    },
  );

  it('gives the draws it always gave: a change here would change every recorded game', () => {
    expect(draws(keyedSeed(ONE), 1000, 10)).toEqual([533, 903, 183, 944, 355, 182, 279, 549, 115, 218]);
    const state = { random: seedRandom(keyedSeed(ONE)) };
    expect(shuffle([...'bottega'], chanceOf(state)).join('')).toBe('teobtga');
    expect(state.random).toEqual(after(ONE, 6));
  });

  it('stays below its limit', () => {
    fc.assert(
      fc.property(key, fc.integer({ min: 1, max: 2 ** 32 }), (given, below) => {
        for (const number of draws(keyedSeed(given), below, 10)) expect(Number.isInteger(number) && number >= 0 && number < below).toBe(true);
      }),
    );
  });

  it.each([2, 3, 6, 10, 52, 100])('is even over %i outcomes', (below) => {
    expect(chiSquare(draws(keyedSeed(ONE), below, below * 1000), below)).toBeLessThan(mostChiSquare(below));
  });

  it('is even over seeds as well', () => {
    const firsts = Array.from({ length: 6000 }, (_, game) => draws(keyedSeedFrom(`game ${game}`), 6, 1)[0]);
    expect(chiSquare(firsts, 6)).toBeLessThan(mostChiSquare(6));
  });

  it('draws a word anew that would make some outcomes likelier', () => {
    // of three quarters of 2³² the highest quarter of all words is left over: what remains is even in halves
    const below = 3 * 2 ** 30;
    const state = after(ONE, 0);
    const numbers = Array.from({ length: 9000 }, () => draw(state, below));
    expect(state[8]).toBeGreaterThan(11_500);
    expect(state[8]).toBeLessThan(12_500);
    expect(
      chiSquare(
        numbers.map((number) => Math.floor(number / 2 ** 30)),
        3,
      ),
    ).toBeLessThan(mostChiSquare(3));
  });

  it('carries on from a state that was written and read, or copied', () => {
    fc.assert(
      fc.property(key, fc.nat(300), (given, drawn) => {
        const state = after(given, drawn);
        draw(state, 6);
        const copies = [JSON.parse(JSON.stringify(state)), cloneRandom(state), structuredClone(state)];
        const next = Array.from({ length: 50 }, () => draw(state, 6));
        for (const copy of copies) expect(Array.from({ length: 50 }, () => draw(copy, 6))).toEqual(next);
      }),
    );
  });
});

describe('a generator from outside', () => {
  const read = (random: unknown): unknown => (parse(v.strictObject({ random: RANDOM }), { random }, 'bad-state') as { random: unknown }).random;

  it.each([[seedRandom('a')], [seedRandom(keyedSeed(ONE))], [after(FF, 2 ** 31 - 1)]])('is let in: %j', (random) => {
    expect(read(random)).toEqual(random);
  });

  it.each([
    [null],
    [[1, 2, 3]],
    [[1, 2, 3, 4, 5]],
    [[1, 2, 3, 0.5]],
    [after(ONE, 0).slice(0, 8)],
    [[...after(ONE, 0), 0]],
    [[2 ** 31, 0, 0, 0, 0, 0, 0, 0, 0]],
    [after(ONE, -1)],
    [after(ONE, 0.5)],
    [after(ONE, 2 ** 31)],
    [{ key: ONE, drawn: 0 }],
  ])('is refused by its place: %j', (random) => {
    expect(reasonOf(() => read(random))).toMatchObject({ code: 'bad-state', path: expect.stringMatching(/^random/) });
  });
});

describe('a game dealt by keyed chance', () => {
  it('keeps every promise at every position', () => {
    let keyed = 0;
    const watched = {
      ...toy,
      setup: (...given: Parameters<typeof toy.setup>) => {
        const state = toy.setup(...given);
        if (state.random?.length === 9) keyed++;
        return state;
      },
    };
    expect(fuzz(watched, { moves: 1_500, seed: 'keyed', thorough: true }).violation).toBeUndefined();
    expect(keyed).toBeGreaterThan(5);
  });

  it('replays from its file', () => {
    const match = new Match(toy, { players: 3 }, keyedSeedFrom('file'));
    const random = chanceOf({ random: seedRandom('moves') });
    for (let next = anyMove(toy, match.state, random); next !== undefined; next = anyMove(toy, match.state, random)) match.play(next.seat, next.move);
    const saved = readSavedGame(JSON.parse(JSON.stringify(match.save())));
    expect(saved.seed).toMatch(/^chacha20:[0-9a-f]{64}$/);
    expect(replay(toy, saved).state).toEqual(match.state);
  });
});
