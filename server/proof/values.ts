/** Values that fit a schema of ours, for fast-check. */
import fc from 'fast-check';
import type { TSchema } from 'typebox';

/** What our schemas are made of, as JSON Schema writes it. */
interface Plain {
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly TSchema[];
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly items?: TSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly required?: readonly string[];
}

export function valuesOf(schema: TSchema): fc.Arbitrary<unknown> {
  const plain = schema as Plain;
  if ('const' in plain) return fc.constant(plain.const);
  if (plain.enum !== undefined) return fc.constantFrom(...plain.enum);
  if (plain.anyOf !== undefined) return fc.oneof(...plain.anyOf.map(valuesOf));
  if (plain.type === 'null') return fc.constant(null);
  if (plain.type === 'boolean') return fc.boolean();
  if (plain.type === 'integer' || plain.type === 'number') return integer(plain);
  if (plain.type === 'string') return text(plain);
  if (plain.type === 'object') return members(plain);
  if (plain.type === 'array') return list(plain);
  throw new Error(`no values for ${JSON.stringify(schema)}`);
}

/** Mostly small ones: seats and moves are counted from 0. */
function integer({ minimum: min = -(2 ** 31), maximum: max = 2 ** 31 }: Plain): fc.Arbitrary<number> {
  return fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min, max: Math.min(max, min + 3) }) },
    { weight: 1, arbitrary: fc.maxSafeInteger().map((n) => Math.min(max, Math.max(min, n))) },
  );
}

function text({ minLength = 0, maxLength = 100 }: Plain): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 4, arbitrary: fc.string({ minLength, maxLength: Math.min(maxLength, 20), unit: 'binary' }) },
    { weight: 1, arbitrary: fc.constantFrom('x', '\u{1F3BB}').map((one) => one.repeat(maxLength).slice(0, maxLength)) },
  );
}

/** Short ones mostly; messages have their bounds, too. */
const list = ({ items, minItems: minLength = 0, maxItems: maxLength = 100 }: Plain): fc.Arbitrary<unknown[]> =>
  fc.array(valuesOf(items!), { minLength, maxLength: Math.min(maxLength, minLength + 5) });

const members = ({ properties = {}, required = [] }: Plain): fc.Arbitrary<unknown> =>
  fc.record(Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema)])), { requiredKeys: [...required] });
