/** Games kept in files. */
import { isLevel, LEVELS, type Level } from '@bottega/bots';
import { refuse } from '@bottega/kernel';
import { readSavedTable as read, type SavedTable, type Sitter, writeSavedTable as write } from '@bottega/table';
import { readJson, writeFile } from './input.ts';

/** Who sits at a seat, as it is given on the command line. */
export type Who = 'human' | Level;
export const isWho = (name: unknown): name is Who => name === 'human' || isLevel(name);

/** A seat without a name of its own: each language has its own for it. */
export const sitterFor = (who: Who): Sitter => ({ name: '', level: who === 'human' ? null : who });

export function readSavedTable(file: string): SavedTable {
  const table = read(readJson(file), (seat) => sitterFor(seat === 0 ? 'human' : 'greedy'));
  table.sitters.forEach(({ level }, seat) => {
    if (level !== null && !isLevel(level))
      refuse({ code: 'bad-saved-game', path: `seats.${seat}`, fault: `one of human, ${LEVELS.join(', ')} is wanted, not "${level}"` });
  });
  return table;
}

export function writeSavedTable(file: string, table: SavedTable): void {
  writeFile(file, write(table));
}
