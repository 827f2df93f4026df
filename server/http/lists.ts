import type { TableLine } from '@bottega/table/wire';
import { lineFor, playersIn } from '../rooms/rows.ts';
import type { PeopleStore } from '../storage/people-store.ts';

/** Stored lines as that player may read them, with the names of the people. */
export async function listLines(people: PeopleStore, stored: readonly string[], player: string | null): Promise<TableLine[]> {
  const persons = await people.persons(playersIn(stored));
  return stored.map((line) => lineFor(line, persons, player));
}
