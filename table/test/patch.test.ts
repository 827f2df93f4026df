import { sameJson } from '@bottega/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diff, patch } from '../patch.ts';

const json = fc.jsonValue({ maxDepth: 4 });

describe('a patch', () => {
  it('makes the second value of the first, whatever the two are', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        const before = structuredClone(a);
        const sent = diff(a, b);
        const made = patch(a, sent === undefined ? undefined : JSON.parse(JSON.stringify(sent)));
        return sameJson(made, b) && sameJson(a, before);
      }),
      { numRuns: 3_000 },
    );
  });

  it('is nothing between equal values', () => {
    fc.assert(fc.property(json, (a) => diff(a, structuredClone(a)) === undefined));
  });

  it('of a list with one member gone, come or changed names that member alone', () => {
    expect(diff(['a', 'b', 'c', 'd'], ['a', 'c', 'd'])).toEqual([1, 1]);
    expect(diff(['a', 'b', 'c'], ['a', 'new', 'b', 'c'])).toEqual([1, 0, 'new']);
    expect(diff({ hand: ['green', 'blue', 'white'], coins: 5 }, { hand: ['green', 'red', 'white'], coins: 5 })).toEqual({ hand: { 1: ['red'] } });
  });

  it('takes out a key that is gone and keeps one that is named like a part of the language', () => {
    const before = JSON.parse('{"gone":1,"kept":2}');
    const after = JSON.parse('{"kept":2,"__proto__":{"x":1}}');
    const made = patch(before, diff(before, after));
    expect(JSON.stringify(made)).toBe(JSON.stringify(after));
    expect(Object.getPrototypeOf(made)).toBe(Object.prototype);
  });
});
