/** Forms made from the schema of an edition. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { partWithin } from '../edition-form.ts';

const count = v.number();
const schema = v.strictObject({ rows: v.array(v.array(count)), bank: v.nullable(v.strictObject({ florins: count })) });
const value = { rows: [[1, 2], [3]], bank: { florins: 7 } };

describe('a part of a value', () => {
  it('is found by its path, and the whole is put together with another part', () => {
    const part = partWithin(schema, value, ['rows', '0', '1'])!;
    expect(part.value).toBe(2);
    expect(part.schema).toBe(count);
    expect(part.put(9)).toEqual({ ...value, rows: [[1, 9], [3]] });
    expect(value.rows).toEqual([[1, 2], [3]]);
  });

  it('may lie in what can be nothing', () => {
    const part = partWithin(schema, value, ['bank', 'florins'])!;
    expect(part.put(8)).toEqual({ ...value, bank: { florins: 8 } });
    expect(partWithin(schema, { ...value, bank: null }, ['bank', 'florins'])).toBe(null);
  });

  it.each([['rows', '4'], ['rows', '0', '7'], ['gold'], ['rows', '0', '0', 'deeper']])('is not there at %s', (...keys) => {
    expect(partWithin(schema, value, keys)).toBe(null);
  });
});
