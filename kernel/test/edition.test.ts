import { editionKit, marked, marksOf, parse } from '@bottega/kernel';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import house from '../../examples/mercato/edition/edition.json' with { type: 'json' };
import { EDITION_KIT as edition, HOUSE_EDITION } from '../../examples/mercato/edition/schema.ts';
import { reasonOf } from './refuse.ts';

const SCHEMA = v.strictObject({ start: marked(v.number()), wheel: v.array(marked(v.strictObject({ price: v.number() }))) });
const FILE = {
  start: { value: 20, mark: 'RB' },
  wheel: [
    { value: { price: 1 }, mark: 'OUR', note: 'a guess' },
    { value: { price: 2 }, mark: 'PUB' },
  ],
};
const kit = editionKit(FILE, SCHEMA);

describe('an edition', () => {
  it('gives the rules the bare values', () => {
    expect(kit.read(kit.house)).toEqual({ start: 20, wheel: [{ price: 1 }, { price: 2 }] });
    expect(edition.read(house)).toEqual(HOUSE_EDITION);
    expect(HOUSE_EDITION.prices.plum).toBe(3);
  });

  it.each([
    ['a wrong value', { ...FILE, start: { value: 'many', mark: 'RB' } }, 'start.value'],
    ['an unknown mark', { ...FILE, start: { value: 20, mark: 'WEB' } }, 'start.mark'],
    ['a missing mark', { ...FILE, start: { value: 20 } }, 'start.mark'],
    ['a bare value', { ...FILE, start: 20 }, 'start'],
    ['a wrong value deep inside', { ...FILE, wheel: [FILE.wheel[0], { value: { price: null }, mark: 'PUB' }] }, 'wheel.1.value.price'],
    ['an extra entry', { ...FILE, extra: 1 }, 'extra'],
    ['a missing entry', { start: FILE.start }, 'wheel'],
    ['no record at all', null, ''],
  ])('with %s is refused with the path of the fault', (_name, annotated, path) => {
    expect(reasonOf(() => kit.read(annotated))).toMatchObject({ code: 'bad-edition', path, fault: expect.any(String) });
  });

  it('lists every value with its path, mark and note', () => {
    expect(marksOf(FILE)).toEqual([
      { path: 'start', mark: 'RB', value: 20 },
      { path: 'wheel.0', mark: 'OUR', value: { price: 1 }, note: 'a guess' },
      { path: 'wheel.1', mark: 'PUB', value: { price: 2 } },
    ]);
    expect(marksOf(house).map(({ path }) => path)).toEqual(Object.keys(house));
    expect(marksOf(null)).toEqual([]);
  });
});

describe('data from outside', () => {
  it('is refused with the code it is asked for', () => {
    expect(parse(v.number(), 3, 'bad-state')).toBe(3);
    expect(reasonOf(() => parse(v.array(v.number()), [1, 'two'], 'bad-state'))).toMatchObject({ code: 'bad-state', path: '1' });
  });
});
