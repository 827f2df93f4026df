import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diff } from '../patch.ts';
import { patchText } from '../patch-text.ts';

const read = (text: string | undefined): unknown => (text === undefined ? undefined : JSON.parse(text));

describe('a patch as text', () => {
  it('says what the patch says, whatever was met before', () => {
    const learned = patchText();
    const member = fc.constantFrom(0, 1, null, 'é"', [1, 2], [1, 3], [[1], [2]], { x: 1 }, { x: 2 }, { y: 1 }, { x: 1, y: 2 }, [{ x: 1 }], [{ x: 2 }]);
    const record = fc.record({ a: member, b: member, c: fc.record({ d: member, e: member }) }, { requiredKeys: ['a', 'c'] });
    const value = fc.oneof({ weight: 20, arbitrary: record }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) });
    fc.assert(
      fc.property(value, value, (before, after) => {
        expect(read(learned(before, after))).toEqual(JSON.parse(JSON.stringify({ patch: diff(before, after) })).patch);
        expect(learned(after, structuredClone(after))).toBeUndefined();
      }),
      { numRuns: 5_000 },
    );
  });

  it('minds members that came, went, or are named like a part of the language', () => {
    const learned = patchText();
    const values = ['{"a":1,"b":2}', '{"a":1}', '{"a":1,"c":2}', '{"b":2,"a":1}', '{"a":1,"__proto__":{"x":1}}', '{"a":1,"a b":1}'].map((text) =>
      JSON.parse(text),
    );
    for (const before of values) for (const after of values) expect(read(learned(before, after))).toEqual(diff(before, after));
  });
});
