/** How an edition is laid out in the workshop: chapters, and in each the boards and cards its values are printed on. */
import type { Place } from '@bottega/kernel';

/** What is printed on one thing: a card, a city, a board. */
export interface Unit {
  /** The path its places have in common; empty for what belongs to no thing. */
  readonly path: string;
  readonly places: readonly Place[];
}

export interface Chapter {
  /** The first part of the paths; empty for single values. */
  readonly name: string;
  readonly units: readonly Unit[];
}

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

export function chaptersOf(places: readonly Place[]): Chapter[] {
  const units = grouped(places, ({ path }) => unitOf(path)).map(([path, own]) => ({ path, places: own }));
  return grouped(units, ({ path }) => path.split('.')[0]).map(([name, own]) => ({ name, units: own }));
}

/** What the rulebook states needs no box to be looked into. */
export const isOpen = ({ printed }: Place): boolean => printed !== null && printed.mark !== 'RB';
