import type { TableLine } from '@bottega/table/wire';
import type { Hall } from '../hall/hall.ts';
import { lineFor, playersIn } from '../hall/rows.ts';

/** Stored lines as that player may read them, with the names of the people. */
export async function listLines(hall: Hall, stored: readonly string[], player: string | null): Promise<TableLine[]> {
  const people = await hall.people.persons(playersIn(stored));
  return stored.map((line) => lineFor(line, people, player));
}
