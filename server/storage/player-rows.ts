/** A player as statements find it: an adopted guest (`same_as`) is the player who took over its seats. */
import type { Player } from '@bottega/table/wire';
import type { Row } from './database.ts';

/** `more`: further columns, of the player `p`, or of `c`, who took it over. */
export const findPlayer = (more = ''): string => `SELECT COALESCE(c.id, p.id) AS id, COALESCE(c.name, p.name) AS name,
  COALESCE(c.login, p.login) AS account, COALESCE(c.role, p.role) AS role, COALESCE(c.suspended, p.suspended) AS suspended,
  COALESCE(c.silenced, p.silenced) AS silenced, COALESCE(c.shown, p.shown) AS shown${more === '' ? '' : `, ${more}`} FROM players p LEFT JOIN players c ON c.id = p.same_as`;

export function playerOf(row: Row | undefined): Player | null {
  if (row === undefined) return null;
  const { id, name, account, role, suspended, silenced, shown } = row;
  return {
    ...{ id: id as string, name: (name as string | null) ?? '', account: account as string | null },
    ...(role === 'keeper' && { keeper: true }),
    ...(shown === 1 && { shown: true }),
    ...(suspended !== null && { suspended: suspended as number }),
    ...(silenced !== null && { silenced: silenced as number }),
  };
}
