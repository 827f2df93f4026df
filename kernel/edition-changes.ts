/** What an edition says otherwise than the house's: a short list that can be kept, sent and put back together. */
import { type EditionKit, type Mark, marksOf } from './edition.ts';
import { sameJson } from './json.ts';
import { refuse } from './refusal.ts';

/** A printed value with its origin, as in an edition file. */
export interface Printed {
  readonly value: unknown;
  readonly mark: Mark;
  readonly note?: string;
}

/** By path; null where nothing is printed. */
export type Changes = Readonly<Record<string, Printed | null>>;

/** An edition as its changes: what is kept, sent and shared. */
export interface EditionSheet {
  readonly game: string;
  readonly name: string;
  readonly changes: Changes;
}

export interface Difference {
  readonly path: string;
  readonly house: Printed | null;
  readonly own: Printed | null;
}

/** Every value by its path; those that the house marks one by one stand apart, however they are marked here. */
function printedOf(annotated: unknown, house: ReadonlyMap<string, Printed> = new Map()): Map<string, Printed> {
  const values = new Map<string, Printed>();
  const add = (path: string, { value, ...origin }: Printed): void => {
    const apart = !house.has(path) && value !== null && typeof value === 'object' && house.has(`${path}.${Object.keys(value)[0]}`);
    if (!apart) values.set(path, { value, ...origin });
    else for (const [key, part] of Object.entries(value)) add(`${path}.${key}`, { value: part, ...origin });
  };
  for (const { path, ...printed } of marksOf(annotated)) add(path, printed);
  return values;
}

/** The values in which a sound edition differs from the house's, in the order of the file. */
export function differences(kit: EditionKit, annotated: unknown): Difference[] {
  const house = printedOf(kit.house);
  const own = printedOf(annotated, house);
  return [...new Set([...house.keys(), ...own.keys()])]
    .map((path) => ({ path, house: house.get(path) ?? null, own: own.get(path) ?? null }))
    .filter((one) => one.house === null || one.own === null || !sameJson(one.house.value, one.own.value));
}

export const changesOf = (kit: EditionKit, annotated: unknown): Changes => Object.fromEntries(differences(kit, annotated).map(({ path, own }) => [path, own]));

const isHolder = (node: unknown): node is Record<string, unknown> => node !== null && typeof node === 'object';

/** The house's edition with these changes: an annotated edition, which may still be wrong. */
export function changed(kit: EditionKit, changes: Changes): unknown {
  const edition: unknown = structuredClone(kit.house);
  for (const [path, printed] of Object.entries(changes)) {
    const parts = path.split('.');
    const last = parts.pop()!;
    let node: unknown = edition;
    for (const part of parts) node = isHolder(node) && Object.hasOwn(node, part) ? node[part] : undefined;
    if (!isHolder(node) || last === '__proto__' || 'mark' in node) return refuse({ code: 'bad-edition', path, fault: 'unknown' });
    if (printed === null) delete node[last];
    else node[last] = structuredClone(printed);
  }
  return edition;
}

/** Whether it is an edition told by its changes, and not a whole one. */
export function isSheet(given: unknown): given is EditionSheet {
  return isHolder(given) && typeof given.game === 'string' && isHolder(given.changes) && !Array.isArray(given.changes);
}

/** The whole edition of what was given, a sheet or a file; refuses a sheet of another game. */
export function wholeEdition(game: { readonly id: string; readonly edition: EditionKit }, given: unknown): unknown {
  if (!isSheet(given)) return given;
  if (given.game !== game.id) refuse({ code: 'edition-of-another-game', game: given.game, wanted: game.id });
  return changed(game.edition, given.changes);
}
