/** What a form needs to know of an edition: where its printed values are, and what may stand there; read from the schema. */
import type * as v from 'valibot';
import { MARKS, type Mark } from './edition.ts';

/** A part of a game's schema of editions. */
export type FormSchema = v.GenericSchema;
type Schema = FormSchema;
/** As schemas are inside. */
interface Inner {
  readonly type: string;
  readonly pipe?: readonly Inner[];
  readonly requirement?: unknown;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly wrapped?: Schema;
  readonly value?: Schema;
  readonly key?: string;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly getter?: (given: unknown) => Schema;
  readonly shapes?: Readonly<Record<string, Schema>>;
  readonly choose?: (given: unknown) => string | null;
}
const inside = (schema: Schema): Inner => schema as unknown as Inner;

export type Field =
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'choice'; readonly options: readonly (string | number | boolean)[] }
  | { readonly kind: 'yes-or-no' }
  | { readonly kind: 'text'; readonly most: number }
  | { readonly kind: 'list'; readonly item: Schema; readonly least: number; readonly most: number }
  | { readonly kind: 'record'; readonly entries: readonly { readonly name: string; readonly schema: Schema; readonly optional: boolean }[] }
  /** Numbers by number, such as points by violins. */
  | { readonly kind: 'steps'; readonly item: Schema }
  | { readonly kind: 'or-nothing'; readonly of: Schema }
  /** One of several shapes, each with a name. */
  | { readonly kind: 'shapes'; readonly shapes: Readonly<Record<string, Schema>>; readonly now: string | null };

const MOST_ENTRIES = 99;

/** The narrowest bound that a pipe of checks states. */
function bound(schema: Inner, type: string, better: (a: number, b: number) => number, none: number): number {
  const [first, ...actions] = schema.pipe ?? [];
  const deeper = first?.pipe === undefined ? none : bound(first, type, better, none);
  return actions.reduce((found, action) => (action.type === type ? better(found, action.requirement as number) : found), deeper);
}

/** `value` decides where a schema depends on what is given. */
export function fieldOf(schema: Schema, value: unknown): Field {
  const inner = inside(schema);
  const length = bound(inner, 'length', Math.max, -1);
  switch (inner.type) {
    case 'number':
      return { kind: 'number', least: bound(inner, 'min_value', Math.max, -MOST_ENTRIES), most: bound(inner, 'max_value', Math.min, 1000) };
    case 'string':
      return { kind: 'text', most: bound(inner, 'max_length', Math.min, MOST_ENTRIES) };
    case 'picklist':
      return { kind: 'choice', options: inner.options as readonly string[] };
    case 'literal':
      return { kind: 'choice', options: [inner.literal as string] };
    case 'boolean':
      return { kind: 'yes-or-no' };
    case 'array':
      return {
        kind: 'list',
        item: inner.item!,
        least: length >= 0 ? length : bound(inner, 'min_length', Math.max, 0),
        most: length >= 0 ? length : bound(inner, 'max_length', Math.min, MOST_ENTRIES),
      };
    case 'nullable':
      return { kind: 'or-nothing', of: inner.wrapped! };
    case 'optional':
      return fieldOf(inner.wrapped!, value);
    case 'record':
      return { kind: 'steps', item: inner.value! };
    case 'variant': {
      const shapes = inner.options as readonly Schema[];
      const named = (shape: Schema): string => String(inside(inside(shape).entries![inner.key!]).literal);
      const given = value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[inner.key!] : null;
      const known = Object.fromEntries(shapes.map((shape) => [named(shape), shape]));
      return { kind: 'shapes', shapes: known, now: typeof given === 'string' && Object.hasOwn(known, given) ? given : null };
    }
    case 'lazy':
      if (inner.shapes !== undefined) return { kind: 'shapes', shapes: inner.shapes, now: inner.choose!(value) };
      return fieldOf(inner.getter!(value), value);
    default: {
      if (inner.entries === undefined) throw new Error(`no form for ${inner.type}`);
      const entries = Object.entries(inner.entries).map(([name, entry]) => ({ name, schema: entry, optional: inside(entry).type === 'optional' }));
      return { kind: 'record', entries };
    }
  }
}

/** The plainest value that fits a schema. */
export function blankOf(schema: Schema): unknown {
  const field = fieldOf(schema, undefined);
  switch (field.kind) {
    case 'number':
      return Math.max(field.least, Math.min(field.most, 1));
    case 'choice':
      return field.options[0];
    case 'yes-or-no':
      return false;
    case 'text':
      return '';
    case 'list':
      return Array.from({ length: Math.max(field.least, 1) }, () => blankOf(field.item));
    case 'steps':
      return { 1: blankOf(field.item) };
    case 'or-nothing':
      return null;
    case 'record':
      return Object.fromEntries(field.entries.flatMap(({ name, schema: entry, optional }) => (optional ? [] : [[name, blankOf(entry)]])));
    case 'shapes':
      return blankOf(Object.values(field.shapes)[0]);
  }
}

/** A part of a value with what may stand there, and the whole with another part in its place. */
export interface Part {
  readonly schema: FormSchema;
  readonly value: unknown;
  put(part: unknown): unknown;
}

/** Of the value 3 · 2 · 1, `['1']` is the 2; null where there is no such part. */
export function partWithin(schema: FormSchema, value: unknown, keys: readonly string[]): Part | null {
  const [key, ...deeper] = keys;
  if (key === undefined) return { schema, value, put: (part) => part };
  const field = fieldOf(schema, value);
  if (field.kind === 'or-nothing') return value === null ? null : partWithin(field.of, value, keys);
  const inner = partSchema(field, key);
  if (inner === undefined || value === null || typeof value !== 'object' || !Object.hasOwn(value, key)) return null;
  const part = partWithin(inner, (value as Readonly<Record<string, unknown>>)[key], deeper);
  const put = (next: unknown): unknown => (Array.isArray(value) ? value.with(Number(key), part?.put(next)) : { ...value, [key]: part?.put(next) });
  return part === null ? null : { ...part, put };
}

function partSchema(field: Field, key: string): FormSchema | undefined {
  if (field.kind === 'list' || field.kind === 'steps') return field.item;
  return field.kind === 'record' ? field.entries.find(({ name }) => name === key)?.schema : undefined;
}

/** A place where something is printed. */
export interface Place {
  readonly path: string;
  /** Of the value alone. */
  readonly schema: Schema;
  /** Whether nothing may be printed there. */
  readonly optional: boolean;
  readonly printed: { readonly value: unknown; readonly mark: Mark; readonly note?: string } | null;
}

const unwrapped = (schema: Schema): Schema => (inside(schema).type === 'optional' ? inside(schema).wrapped! : schema);

/** Every place of an annotated edition, those where nothing is printed as well. */
export function placesIn(schema: Schema, annotated: unknown, path = ''): Place[] {
  const bare = unwrapped(schema);
  const inner = inside(bare);
  if (inner.type === 'lazy') return placesIn(inner.getter!(annotated), annotated, path);
  const at = (key: string | number): string => (path === '' ? String(key) : `${path}.${key}`);
  if (inner.type === 'array') return Array.isArray(annotated) ? annotated.flatMap((item, index) => placesIn(inner.item!, item, at(index))) : [];
  if (inner.entries === undefined) return [];
  if (inner.entries.value !== undefined && inner.entries.mark !== undefined) {
    const printed = annotated as Place['printed'];
    const known = printed !== null && typeof printed === 'object' && (MARKS as readonly unknown[]).includes(printed.mark);
    return [{ path, schema: inner.entries.value, optional: inside(schema).type === 'optional', printed: known ? printed : null }];
  }
  const record = annotated !== null && typeof annotated === 'object' ? (annotated as Record<string, unknown>) : {};
  return Object.entries(inner.entries).flatMap(([name, entry]) => placesIn(entry, record[name], at(name)));
}
