/** How an edition is laid out in the workshop: chapters, and in each the boards and cards its values are printed on. */
import type { Place, PrintedBox } from '@bottega/kernel';

/** What is printed on one thing or sheet: a card, a city, a board. */
export interface Unit {
  /** The path its places have in common, or the name of its sheet; empty for what belongs to no thing. */
  readonly path: string;
  readonly places: readonly Place[];
  /** One of many that are alike, such as a card. */
  readonly isThing?: boolean;
}

export interface Chapter {
  /** A sheet's name or the first part of the paths; empty for single values. */
  readonly name: string;
  readonly units: readonly Unit[];
}

/** In a chapter of more things than that, one is looked at after the other. */
const MANY = 8;

/** A path with three parts or more is of a thing in a row of things; with two, of its chapter. */
function unitOf(path: string): string {
  const parts = path.split('.');
  return parts.length === 1 ? '' : parts.length === 2 ? parts[0] : parts.slice(0, 2).join('.');
}

function grouped<Item>(items: readonly Item[], nameOf: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(nameOf(item), [...(groups.get(nameOf(item)) ?? []), item]);
  return [...groups];
}

export const byThing = (places: readonly Place[]): Unit[] => grouped(places, ({ path }) => unitOf(path)).map(([path, own]) => ({ path, places: own }));

export function chaptersOf(places: readonly Place[], sheets: PrintedBox['sheets']): Chapter[] {
  const sheetOf = (path: string) => sheets.find(({ paths }) => paths.some((start) => path === start || path.startsWith(`${start}.`)));
  const firstOf = (path: string): string => unitOf(path).split('.')[0];
  const order = sheets.map(({ name }) => name);
  const found = grouped(places, ({ path }) => sheetOf(path)?.name ?? firstOf(path));
  return found
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .map(([name, own]) => {
      const things = byThing(own);
      const many = !order.includes(name) && things.length > MANY;
      return { name, units: many ? things.map((thing) => ({ ...thing, isThing: true })) : [{ path: name, places: own }] };
    });
}

/** What the rulebook states needs no box to be looked into. */
export const isOpen = ({ printed }: Place): boolean => printed !== null && printed.mark !== 'RB';
