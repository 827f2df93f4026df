/**
 * Printed values are edition data. In an edition file each value stands with the mark of its origin;
 * a game's schema checks the file and hands the rules the plain values.
 */
import * as v from 'valibot';
import { type Fault, faultOf } from './fault.ts';
import { refuse } from './refusal.ts';

/**
 * RB: the rulebook says so. BOX: an owner read it in their box. PUB: a public source. DER: forced by counts and examples.
 * OUR: our own choice.
 */
export const MARKS = ['RB', 'BOX', 'PUB', 'DER', 'OUR'] as const;
export type Mark = (typeof MARKS)[number];

export interface EditionKit<Edition = unknown> {
  /** The annotated edition of the house, as in the file. */
  readonly house: unknown;
  /** The plain values of an annotated edition; refuses a wrong one with the path of the fault. */
  read(annotated: unknown): Edition;
  /** Everything that is wrong with an annotated edition; nothing for a sound one. */
  faults(annotated: unknown): readonly Fault[];
  /** The shape of an annotated edition, for forms. */
  readonly schema: v.GenericSchema<unknown, Edition>;
}

/** A value with its origin in the file; the bare value in the rules. */
export function marked<Input, Output>(value: v.GenericSchema<Input, Output>) {
  return v.pipe(
    v.strictObject({ value, mark: v.picklist(MARKS), note: v.optional(v.string()) }),
    v.transform((entry) => entry.value),
  );
}

export function editionKit<Edition>(house: unknown, schema: v.GenericSchema<unknown, Edition>): EditionKit<Edition> {
  return {
    house,
    schema,
    read: (annotated) => parse(schema, annotated, 'bad-edition'),
    faults: (annotated) => (v.safeParse(schema, annotated).issues ?? []).map(faultOf),
  };
}

/** Checks data from outside against a schema; the refusal names the path of the first fault. */
export function parse<Output>(schema: v.GenericSchema<unknown, Output>, data: unknown, code: 'bad-edition' | 'bad-state' | 'bad-saved-game'): Output {
  const outcome = v.safeParse(schema, data);
  if (outcome.success) return outcome.output;
  return refuse({ ...faultOf(outcome.issues[0]), code });
}

/** Every value of an annotated edition with its path and mark, for showing which values are whose. */
export function marksOf(annotated: unknown, path = ''): { path: string; mark: Mark; value: unknown; note?: string }[] {
  if (annotated === null || typeof annotated !== 'object') return [];
  const record = annotated as Record<string, unknown>;
  if (MARKS.includes(record.mark as Mark) && 'value' in record) {
    return [{ path, mark: record.mark as Mark, value: record.value, ...(record.note === undefined ? {} : { note: String(record.note) }) }];
  }
  return Object.entries(record).flatMap(([key, value]) => marksOf(value, path === '' ? key : `${path}.${key}`));
}
