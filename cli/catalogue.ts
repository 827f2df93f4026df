/** The games of the house: every folder of `games/` that hands out a box. */
import { existsSync, readdirSync } from 'node:fs';
import { type GameBox, refuse } from '@bottega/kernel';

export interface Catalogue {
  readonly ids: readonly string[];
  /** Refuses a game that is not there. */
  open(id: unknown): Promise<GameBox>;
}

export function houseCatalogue(): Catalogue {
  const folder = new URL('../games/', import.meta.url);
  const moduleOf = (id: string): URL => new URL(`${id}/index.ts`, folder);
  const ids = readdirSync(folder)
    .filter((id) => existsSync(moduleOf(id)))
    .sort();
  return {
    ids,
    async open(id) {
      if (typeof id !== 'string' || !ids.includes(id)) refuse({ code: 'unknown-game', game: id, known: ids });
      const { box } = (await import(moduleOf(id).href)) as { box: GameBox };
      return box;
    },
  };
}
