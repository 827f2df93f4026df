/** Other values for an edition, at random and within their bounds, as somebody might enter them. */
import { type EditionKit, marksOf } from '../edition.ts';
import type { Changes } from '../edition-changes.ts';
import { blankOf, type FormSchema, fieldOf, placesIn } from '../edition-form.ts';
import type { Random } from '../random.ts';

const LARGE = 99;
const MOST_CHANGES = 6;

/** Up to six values in other words; whether they fit together is the checker's to say. */
export function vary(kit: EditionKit, random: Random): Changes {
  const printed = new Set(marksOf(kit.house).map(({ path }) => path));
  // a card of another kind has other values: the workshop fits them
  const places = placesIn(kit.schema, kit.house).filter(({ path }) => printed.has(path) && !path.endsWith('.kind'));
  const several = Array.from({ length: 1 + random(MOST_CHANGES) }, () => places[random(places.length)]);
  return Object.fromEntries(several.map(({ path, schema, printed: house }) => [path, { value: other(schema, house?.value, random), mark: 'BOX' as const }]));
}

function other(schema: FormSchema, value: unknown, random: Random): unknown {
  const field = fieldOf(schema, value);
  const often = (inner: FormSchema, part: unknown): unknown => (random(2) === 0 ? part : other(inner, part, random));
  const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)];
  switch (field.kind) {
    case 'number':
      return pick([Math.max(0, field.least), Math.min(field.most, LARGE), Math.min(field.most, Number(value) + 1), Math.max(field.least, Number(value) - 1)]);
    case 'choice':
      return pick(field.options);
    case 'yes-or-no':
      return value !== true;
    case 'text':
      return value;
    case 'list': {
      const items = (value as readonly unknown[]).map((item) => often(field.item, item));
      if (items.length < field.most && random(3) === 0) return [...items, items[0] ?? blankOf(field.item)];
      return items.length > field.least && random(3) === 0 ? items.slice(0, -1) : items;
    }
    case 'steps':
      return Object.fromEntries(Object.entries(value as object).map(([key, part]) => [key, often(field.item, part)]));
    case 'record': {
      const record = value as Readonly<Record<string, unknown>>;
      const entries = field.entries.filter(({ name }) => record[name] !== undefined);
      return Object.fromEntries(entries.map(({ name, schema: inner }) => [name, often(inner, record[name])]));
    }
    case 'or-nothing':
      return value === null ? blankOf(field.of) : null;
    case 'shapes':
      return field.now === null || random(2) === 0 ? blankOf(pick(Object.values(field.shapes))) : other(field.shapes[field.now], value, random);
  }
}
