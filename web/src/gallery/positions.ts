/** The recorded games of the gallery; `node scripts/gallery.mjs` makes them anew. */
import { readSavedTable, type SavedTable } from '@bottega/table';

const files = import.meta.glob<unknown>('../../gallery/*.json', { import: 'default' });
const nameOf = (path: string): string => path.replace(/^.*\/|\.json$/g, '');

export const POSITIONS: readonly string[] = Object.keys(files).map(nameOf);

export const loadPosition = async (name: string): Promise<SavedTable> =>
  readSavedTable(await files[`../../gallery/${name}.json`](), (seat) => ({ name: `Player ${seat + 1}`, level: null }));
