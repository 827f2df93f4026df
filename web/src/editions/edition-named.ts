/** The edition that an address speaks of: of a game kept here, or of a table on the server. */
import { type AnyGame, type Changes, changesOf } from '@bottega/kernel';
import type { OwnEdition } from '@bottega/table/wire';
import { getGame } from '../storage.ts';

/** How an address names a table on the server, apart from games kept here. */
export const TABLE = '@';

/** In what it differs; null for the house's. */
export async function changesNamed(game: AnyGame, name: string | null): Promise<Changes | null> {
  if (name === null) return null;
  if (name.startsWith(TABLE)) {
    const { call } = await import('../online/api.ts');
    return (await call<OwnEdition>('GET', `tables/${encodeURIComponent(name.slice(TABLE.length))}/edition`)).changes;
  }
  const stored = await getGame(name);
  const own = stored?.saved.game === game.id ? stored.saved.edition : undefined;
  return own === undefined ? null : changesOf(game.edition, own);
}
