import type { TableLine } from '@bottega/table/wire';
import { lineFor, playersIn } from '../hall/rows.ts';
import type { Stored } from './house.ts';

/** Stored lines as that player may read them, with the names of the people. */
export async function listLines({ people }: Stored, stored: readonly string[], player: string | null): Promise<TableLine[]> {
  const persons = await people.persons(playersIn(stored));
  return stored.map((line) => lineFor(line, persons, player));
}
