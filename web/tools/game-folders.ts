/** The folders of all games by their ids, and of the examples, which the gallery shows as well. */
import { existsSync, readdirSync } from 'node:fs';

const SHELVES = ['games/', 'examples/'].map((shelf) => new URL(`../../${shelf}`, import.meta.url)).filter((shelf) => existsSync(shelf));

export const GAME_FOLDERS: ReadonlyMap<string, URL> = new Map(
  SHELVES.flatMap((shelf) => readdirSync(shelf).map((id) => [id, new URL(`${id}/`, shelf)] as const)).filter(([, folder]) =>
    existsSync(new URL('index.ts', folder)),
  ),
);

export function folderOf(id: string): URL {
  const folder = GAME_FOLDERS.get(id);
  if (folder === undefined) throw new Error(`there is no game called ${id}; there are ${[...GAME_FOLDERS.keys()].join(', ')}`);
  return folder;
}
