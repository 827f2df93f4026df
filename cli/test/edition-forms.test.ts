/** Editions as forms and as lists of changes, for every game of the house. */
import { writeFileSync } from 'node:fs';
import {
  blankOf,
  changed,
  changesOf,
  differences,
  type FormSchema,
  fieldOf,
  LANGUAGES,
  marksOf,
  placesIn,
  placesOf,
  printedText,
  shapeText,
  wordsFor,
} from '@bottega/kernel';
import { fuzz } from '@bottega/kernel/proof';
import { describe, expect, it } from 'vitest';
import { houseCatalogue } from '../catalogue.ts';
import { bottega, scratch } from './harness.ts';

const catalogue = houseCatalogue();
const boxes = await Promise.all(catalogue.ids.map((id) => catalogue.open(id)));
const file = scratch();

/** Every single thing that can be filled in under a value, by its path. */
function reached(schema: FormSchema, value: unknown, path: string): string[] {
  const field = fieldOf(schema, value);
  const part = (key: string | number): unknown => (value as Record<string | number, unknown>)[key];
  if (field.kind === 'list') return (value as unknown[]).flatMap((item, at) => reached(field.item, item, `${path}.${at}`));
  if (field.kind === 'steps') return Object.entries(value as object).flatMap(([key, item]) => reached(field.item, item, `${path}.${key}`));
  if (field.kind === 'record')
    return field.entries.flatMap(({ name, schema: entry }) => (part(name) === undefined ? [] : reached(entry, part(name), `${path}.${name}`)));
  if (field.kind === 'shapes') return field.now === null ? [] : [path, ...reached(field.shapes[field.now], value, path)];
  if (field.kind === 'or-nothing') return value === null ? [path] : reached(field.of, value, path);
  return [path];
}

/** Every single thing that stands in a value. */
function things(value: unknown, path: string): string[] {
  if (value === null || typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([key, part]) => things(part, `${path}.${key}`));
}

describe.each(boxes.map((box) => [box.game.id, box] as const))('the edition of %s', (id, box) => {
  const { edition } = box.game;
  const places = placesIn(edition.schema, edition.house);

  it('has a place in the workshop for every value, and a field for every thing in it', () => {
    expect(places.filter(({ printed }) => printed !== null).map(({ path }) => path)).toEqual(marksOf(edition.house).map(({ path }) => path));
    for (const { path, schema, printed } of places) {
      if (printed === null) continue;
      const fields = new Set(reached(schema, printed.value, path));
      expect(
        things(printed.value, path).filter((thing) => !fields.has(thing)),
        path,
      ).toEqual([]);
    }
  });

  it('names and words every place and value in four languages', () => {
    for (const language of LANGUAGES) {
      const words = wordsFor(box, language, []);
      for (const { path, printed } of places) {
        for (const part of path.split('.').filter((name) => !/^\d+$/.test(name)))
          expect(
            ['edition', 'character'].some((prefix) => words.has(`${prefix}.${part}`)),
            `${language} ${part}`,
          ).toBe(true);
        expect(placesOf(words, path).join()).not.toMatch(/undefined|\[object/);
        expect(printedText(box.printed!, words, path, printed?.value)).not.toMatch(/undefined|\[object|^$/);
      }
    }
  });

  it('offers every kind of effect, price and score under a name of its own, in four languages', () => {
    /** Under each choice of kinds that a value leads to. */
    const choices = (schema: FormSchema, deeper = 2): (readonly [string, FormSchema])[][] => {
      const field = fieldOf(schema, blankOf(schema));
      if (field.kind === 'shapes') {
        const named = Object.entries(field.shapes);
        return [named, ...(deeper === 0 ? [] : named.flatMap(([, shape]) => choices(shape, deeper - 1)))];
      }
      if (field.kind === 'list' || field.kind === 'steps') return choices(field.item, deeper);
      return field.kind === 'record' ? field.entries.flatMap(({ schema: entry }) => choices(entry, deeper)) : [];
    };
    const schemas = new Set(places.flatMap(({ path, schema }) => (path.endsWith('.kind') ? [] : [schema])));
    const all = [...schemas].flatMap((schema) => choices(schema));
    for (const language of LANGUAGES) {
      const words = wordsFor(box, language, []);
      for (const named of all) {
        const told = named.map(([name, shape]) => shapeText(box.printed!, words, name, shape));
        expect(new Set(told).size, told.join()).toBe(told.length);
      }
    }
  });

  it('lets a blank of every kind be entered where it stands, and the checker takes it', () => {
    for (const { path, schema } of places) {
      // another kind of card has other values: the workshop fits them
      if (path.endsWith('.kind')) continue;
      const faults = edition.faults(changed(edition, { [path]: { value: blankOf(schema), mark: 'BOX' } }));
      // a single blank may not fit the values around it, but is never of the wrong kind
      expect(
        faults.filter((fault) => ['missing', 'unknown', 'number', 'list', 'record', 'text', 'one-of', 'wrong'].includes(fault.fault)),
        path,
      ).toEqual([]);
    }
  });

  it('is the house’s with its changes, and nothing else', () => {
    expect(differences(edition, edition.house)).toEqual([]);
    const number = places.find(({ printed }) => typeof printed?.value === 'number' && printed.mark === 'OUR')!;
    const other = changed(edition, { [number.path]: { value: (number.printed!.value as number) + 1, mark: 'BOX' } });
    expect(differences(edition, other).map(({ path }) => path)).toEqual([number.path]);
    expect(changed(edition, changesOf(edition, other))).toEqual(other);
    expect(edition.house).not.toEqual(other);
    expect(fuzz(box.game, { moves: 300, seed: 'changed', settings: [{ players: 2, edition: other }] }).violation).toBeUndefined();
    expect(id).toBe(box.game.id);
  });
});

describe('an edition told by its changes', () => {
  const sheet = {
    game: 'carrara',
    name: 'Rich',
    changes: { 'start.florins': { value: 33, mark: 'BOX' }, 'cities.lerici.statues.2': { value: 2, mark: 'BOX' } },
  };
  const written = (name: string, json: unknown): string => {
    writeFileSync(file(name), JSON.stringify(json));
    return file(name);
  };

  it('is compared with the house’s, merged into it, and played', async () => {
    const path = written('rich.json', sheet);
    const { out } = await bottega(['edition', 'carrara', '--diff', path], [], boxes);
    expect(out).toContain('At the start, florins [start.florins]\n  - 20 (RB)\n  + 33 (BOX)');
    expect(out).toContain('2 of ');
    const again = await bottega(['edition', 'carrara', '--diff', path, '--json'], [], boxes);
    expect(JSON.parse(again.out)).toEqual({ ...sheet, name: 'rich' });
    const merged = await bottega(['edition', 'carrara', '--merge', path], [], boxes);
    const whole = written('whole.json', JSON.parse(merged.out));
    expect((await bottega(['edition', 'carrara', '--check', whole], [], boxes)).out).toContain('is a complete edition of carrara');
    expect((await bottega(['edition', 'carrara', '--diff', whole, '--json'], [], boxes)).out).toContain('"start.florins":{"value":33');
    expect((await bottega(['simulate', 'carrara', '--games', '1', '--bots', 'random', '--edition', path], [], boxes)).code).toBe(0);
  });

  it('is refused by another game, and with the path of a value there is not', async () => {
    expect((await bottega(['edition', 'la-stanza', '--check', file('rich.json')], [], boxes)).err).toContain('another game (carrara)');
    const strange = written('strange.json', { ...sheet, changes: { 'start.gold': { value: 1, mark: 'BOX' } } });
    expect((await bottega(['edition', 'carrara', '--check', strange], [], boxes)).err).toContain('start.gold');
  });
});
