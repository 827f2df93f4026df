/** A player as statements find it: an adopted guest (`same_as`) is the player who took over its seats. */
import type { Player } from '@bottega/table/wire';
import type { Row } from './database.ts';

/** `more`: further columns, of the player `p`, or of `c`, who took it over. */
export const findPlayer = (more = ''): string => `SELECT COALESCE(c.id, p.id) AS id, COALESCE(c.name, p.name) AS name,
  COALESCE(c.login, p.login) AS account${more === '' ? '' : `, ${more}`} FROM players p LEFT JOIN players c ON c.id = p.same_as`;

export const playerOf = (row: Row | undefined): Player | null =>
  row === undefined ? null : { id: row.id as string, name: (row.name as string) ?? '', account: row.account as string | null };
