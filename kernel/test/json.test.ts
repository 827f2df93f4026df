import { firstDifference, firstUnplain, sameJson } from '@bottega/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** Plain JSON; −0 is left out, which JSON writes as 0. */
const json = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)));

const shuffledKeys = (value: unknown): unknown => {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(shuffledKeys);
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, inner]) => [key, shuffledKeys(inner)]),
  );
};

describe('comparing JSON', () => {
  it('finds a value the same as its copy, whatever the order of keys', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(sameJson(value, structuredClone(value))).toBe(true);
        expect(sameJson(value, shuffledKeys(value))).toBe(true);
        expect(firstDifference(value, shuffledKeys(value))).toBeUndefined();
      }),
    );
  });

  it('agrees both ways, and with the path of the first difference', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(sameJson(a, b)).toBe(sameJson(b, a));
        expect(firstDifference(a, b) === undefined).toBe(sameJson(a, b));
      }),
    );
  });

  it.each([
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, 'a.1.b'],
    [{ a: 1 }, { a: 1, b: 2 }, 'b'],
    [{ a: { c: 1 }, b: 2 }, { a: {}, b: 2 }, 'a.c'],
    [[1, 2], [1], '1'],
    [{ a: [] }, { a: {} }, 'a'],
    [{ a: null }, { a: {} }, 'a'],
    [{ a: undefined }, {}, 'a'],
    [{ a: undefined }, { b: 1 }, 'a'],
    [1, '1', ''],
  ])('says where %j and %j part: %s', (a, b, path) => {
    expect(firstDifference(a, b)).toBe(path);
    expect(sameJson(a, b)).toBe(false);
  });
});

describe('plain JSON', () => {
  it('is whatever JSON gives', () => {
    fc.assert(fc.property(json, (value) => firstUnplain(value) === undefined));
  });

  it.each([
    [{ a: [undefined] }, 'a.0'],
    [{ a: { b: Number.NaN } }, 'a.b'],
    [{ a: Number.POSITIVE_INFINITY }, 'a'],
    [{ a: new Map() }, 'a'],
    [{ a: new Date(0) }, 'a'],
    [{ a: () => 1 }, 'a'],
    [{ a: 1n }, 'a'],
    [{ a: Array(2) }, 'a'],
    [Object.create({ a: 1 }), ''],
    [undefined, ''],
  ])('is not case %#: found at “%s”', (value, path) => {
    expect(firstUnplain(value)).toBe(path);
  });
});
