/** The games of the house, each opened when it is asked for. */
import { type GameBox, refuse } from '@bottega/kernel';
import { gameModules } from '@bottega/server/games';

export interface Catalogue {
  readonly ids: readonly string[];
  /** Refuses a game that is not there. */
  open(id: unknown): Promise<GameBox>;
}

export function houseCatalogue(): Catalogue {
  const modules = gameModules();
  const ids = Object.keys(modules);
  return {
    ids,
    async open(id) {
      if (typeof id !== 'string' || !ids.includes(id)) refuse({ code: 'unknown-game', game: id, known: ids });
      const { box } = (await import(modules[id])) as { box: GameBox };
      return box;
    },
  };
}
