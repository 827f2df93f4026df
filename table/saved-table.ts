/**
 * A saved game as a file, the same for the page, the server and the command line: the kernel's saved game, who sits
 * where, whose ended turn waits for a last word, and whether it is a casual game. Files of earlier versions are read as
 * well: the browser's wrapped the game beside its `sitters`, the command line named each seat `human` or a bot's level.
 */
import { readSavedGame, refuse, type SavedGame, type Seat } from '@bottega/kernel';
import type { Sitter } from './table.ts';

export interface SavedTable {
  readonly saved: SavedGame;
  readonly sitters: readonly Sitter[];
  readonly holding?: Seat;
  /** Whoever plays alone may take anything back, over the bots' answers too. */
  readonly casual?: true;
}

const LONGEST_NAME = 40;
const HUMAN = 'human';

/** Reads a file's JSON; `otherwise` gives whoever it does not name. */
export function readSavedTable(json: unknown, otherwise: (seat: Seat) => Sitter): SavedTable {
  const { saved, seats, holding, casual } = partsOf(json);
  const game = readSavedGame(saved);
  const fault = (path: string, fault: string): never => refuse({ code: 'bad-saved-game', path, fault });
  if (seats !== undefined && (!Array.isArray(seats) || seats.length !== game.players)) fault('seats', `one for each of the ${game.players} players is wanted`);
  if (holding !== undefined && !(Number.isInteger(holding) && Number(holding) >= 0 && Number(holding) < game.players)) fault('holding', 'a seat is wanted');
  if (casual !== undefined && casual !== true) fault('casual', 'true is wanted, or nothing');
  const named = (seats ?? []) as readonly unknown[];
  const sitters = Array.from(
    { length: game.players },
    (_, seat) => readSitter(named[seat], otherwise(seat)) ?? fault(`seats.${seat}`, 'a name and a level, or null, are wanted'),
  );
  return { saved: game, sitters, ...(holding !== undefined && { holding: Number(holding) }), ...(casual === true && { casual }) };
}

function partsOf(json: unknown): { saved: unknown; seats?: unknown; holding?: unknown; casual?: unknown } {
  if (json === null || typeof json !== 'object') return { saved: json };
  if ('saved' in json) return { saved: json.saved, seats: 'sitters' in json ? json.sitters : undefined };
  const { seats, holding, casual, ...saved } = json as Record<string, unknown>;
  return { saved, seats, holding, casual };
}

function readSitter(given: unknown, otherwise: Sitter): Sitter | null {
  if (given === undefined) return otherwise;
  if (typeof given === 'string') return { ...otherwise, level: given === HUMAN ? null : given };
  const { name, level } = (given ?? {}) as Partial<Record<keyof Sitter, unknown>>;
  if (typeof name !== 'string' || !(level === null || typeof level === 'string')) return null;
  return { name: name.trim() === '' ? otherwise.name : name.slice(0, LONGEST_NAME), level };
}

/** The file: what it is about first, the moves last, one a line. */
export function writeSavedTable({ saved, sitters, holding, casual }: SavedTable): string {
  const { moves, ...about } = saved;
  return `${JSON.stringify({ ...about, seats: sitters, ...(holding !== undefined && { holding }), ...(casual && { casual }), moves }, null, 1)}\n`;
}
