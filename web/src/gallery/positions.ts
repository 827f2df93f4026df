/**
 * The recorded games of the gallery, `carrara-4-advanced` and so on; `node scripts/gallery.mjs` makes them anew.
 * Examples are shown here and nowhere else.
 */
import type { GameBoard, GameBox } from '@bottega/kernel';
import { readSavedTable, type SavedTable } from '@bottega/table';

const files = import.meta.glob<unknown>('../../../{games,examples}/*/gallery/*.json', { import: 'default' });
const boxes = import.meta.glob<GameBox>('../../../{games,examples}/*/index.ts', { import: 'box' });
const boards = import.meta.glob<GameBoard>('../../../{games,examples}/*/board/index.ts', { import: 'board' });

const nameOf = (path: string): string => path.replace(/^.*\/([^/]+)\/gallery\/(.+)\.json$/, '$1-$2');
const byName = new Map(Object.keys(files).map((path) => [nameOf(path), path]));

export const POSITIONS: readonly string[] = [...byName.keys()];

/** A recorded game with its box and board. */
export interface Position {
  readonly table: SavedTable;
  readonly box: GameBox;
  readonly board: GameBoard;
}

export async function loadPosition(name: string): Promise<Position> {
  const path = byName.get(name);
  if (path === undefined) throw new Error(`there is no position ${name}`);
  const folder = path.replace(/gallery\/[^/]+$/, '');
  const [saved, box, board] = await Promise.all([files[path](), boxes[`${folder}index.ts`](), boards[`${folder}board/index.ts`]()]);
  return { table: readSavedTable(saved, (seat) => ({ name: `Player ${seat + 1}`, level: null })), box, board };
}
