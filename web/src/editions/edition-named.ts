/** The edition that an address speaks of: of a game kept here, or of a table on the server. */
import { type AnyGame, changed } from '@bottega/kernel';
import type { OwnEdition } from '@bottega/table/wire';
import { getGame } from '../storage.ts';

/** How an address names a table on the server, apart from games kept here. */
export const TABLE = '@';

/** Its plain values; null for the house's. */
export async function editionNamed(game: AnyGame, name: string | null): Promise<unknown> {
  if (name === null) return null;
  if (name.startsWith(TABLE)) {
    const { call } = await import('../online/api.ts');
    const { changes } = await call<OwnEdition>('GET', `tables/${encodeURIComponent(name.slice(TABLE.length))}/edition`);
    return game.edition.read(changed(game.edition, changes));
  }
  const stored = await getGame(name);
  const own = stored?.saved.game === game.id ? stored.saved.edition : undefined;
  return own === undefined ? null : game.edition.read(own);
}
