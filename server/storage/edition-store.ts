/** Editions that people have published, and whose box says the same. */
import type { Database, Row, Statement } from './database.ts';

export interface EditionRow {
  readonly id: string;
  readonly game: string;
  readonly author: string;
  readonly name: string;
  readonly note: string;
  readonly changes: string;
  readonly differs: number;
  readonly version: number;
  readonly made: number;
  readonly changed: number;
}

/** As lists have it: with its author's name, and what others make of it. `voted` is about whoever asks. */
export interface ListedEdition extends Omit<EditionRow, 'changes'> {
  readonly authorName: string | null;
  readonly used: number;
  readonly votes: number;
  readonly voted: boolean;
  readonly default: boolean;
}

/** A vote for the whole edition, not for one of its values. */
export const WHOLE = '';

/** `$1` is whoever asks. A game counts from its start. */
const LISTED = `SELECT e.id, e.game, e.author, e.name, e.note, e.differs, e.version, e.made, e.changed, p.name AS author_name,
  (SELECT COUNT(*) FROM edition_tables u JOIN tables t ON t.id = u.tab WHERE u.edition = e.id AND t.status <> 'open') AS used,
  (SELECT COUNT(*) FROM edition_votes v WHERE v.edition = e.id AND v.path = '') AS votes,
  (SELECT COUNT(*) FROM edition_votes v WHERE v.edition = e.id AND v.path = '' AND v.player = $1) AS voted,
  (SELECT COUNT(*) FROM default_editions d WHERE d.edition = e.id) AS chosen
  FROM editions e LEFT JOIN players p ON p.id = e.author`;

function listed({ author_name, voted, chosen, ...row }: Row): ListedEdition {
  return { ...(row as unknown as ListedEdition), authorName: author_name as string | null, voted: voted !== 0, default: chosen !== 0 };
}

const forgotten = (id: string): Statement[] => [
  { text: 'DELETE FROM edition_votes WHERE edition = $1', values: [id] },
  { text: 'DELETE FROM default_editions WHERE edition = $1', values: [id] },
  { text: 'DELETE FROM editions WHERE id = $1', values: [id] },
];

export class EditionStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** The game's default first, then what most owners have found right. */
  async list(game: string, player: string | null, most: number): Promise<ListedEdition[]> {
    const text = `${LISTED} WHERE e.game = $2 ORDER BY chosen DESC, votes DESC, e.made DESC, e.id LIMIT ${most}`;
    return (await this.database.all(text, [player, game])).map(listed);
  }

  async listed(id: string, player: string | null): Promise<ListedEdition | null> {
    const [row] = await this.database.all(`${LISTED} WHERE e.id = $2`, [player, id]);
    return row === undefined ? null : listed(row);
  }

  async get(id: string): Promise<EditionRow | null> {
    const [row] = await this.database.all('SELECT * FROM editions WHERE id = $1', [id]);
    return (row as unknown as EditionRow | undefined) ?? null;
  }

  async of(author: string): Promise<EditionRow[]> {
    return (await this.database.all('SELECT * FROM editions WHERE author = $1 ORDER BY made, id', [author])) as unknown as EditionRow[];
  }

  async countOf(author: string): Promise<number> {
    return (await this.database.all('SELECT COUNT(*) AS editions FROM editions WHERE author = $1', [author]))[0].editions as number;
  }

  /** False when the author has one of that name. */
  async add({ id, game, author, name, note, changes, differs, version, made, changed }: EditionRow): Promise<boolean> {
    const text = `INSERT INTO editions (id, game, author, name, note, changes, differs, version, made, changed)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING RETURNING id`;
    return (await this.database.all(text, [id, game, author, name, note, changes, differs, version, made, changed])).length > 0;
  }

  /** Takes the place of version `from`, without the votes of what says something else now; false when it is not there any more, or the author has another of that name. */
  async replace({ id, name, note, changes, differs, version, changed }: EditionRow, from: number, others: readonly string[]): Promise<boolean> {
    const text = `UPDATE editions SET name = $3, note = $4, changes = $5, differs = $6, version = $7, changed = $8 WHERE id = $1 AND version = $2
      AND NOT EXISTS (SELECT 1 FROM editions o WHERE o.author = editions.author AND o.game = editions.game AND o.name = $3 AND o.id <> $1) RETURNING id`;
    const update: Statement = { text, values: [id, from, name, note, changes, differs, version, changed] };
    const places = others.map((_, index) => `$${index + 4}`).join(', ');
    const replaced = 'EXISTS (SELECT 1 FROM editions WHERE id = $1 AND version = $2 AND changed = $3)';
    const forget: Statement = {
      text: `DELETE FROM edition_votes WHERE edition = $1 AND ${replaced} AND path IN (${places})`,
      values: [id, version, changed, ...others],
    };
    const [done] = await this.database.together(others.length > 0 ? [update, forget] : [update]);
    return done.length > 0;
  }

  async remove(id: string): Promise<void> {
    await this.database.together(forgotten(id));
  }

  /** Nothing is kept of an edition that has gone, or says something else, meanwhile. */
  async vote({ id, version }: Pick<EditionRow, 'id' | 'version'>, path: string, player: string, now: number): Promise<void> {
    const text = `INSERT INTO edition_votes (edition, path, player, at) SELECT id, CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS BIGINT) FROM editions
      WHERE id = $1 AND version = $2 ON CONFLICT DO NOTHING`;
    await this.database.all(text, [id, version, path, player, now]);
  }

  async unvote(id: string, path: string, player: string): Promise<void> {
    await this.database.all('DELETE FROM edition_votes WHERE edition = $1 AND path = $2 AND player = $3', [id, path, player]);
  }

  /** How many boxes say the same of each value, and whether that player's does. */
  async votes(id: string, player: string | null): Promise<{ path: string; votes: number; voted: number }[]> {
    const text = `SELECT path, COUNT(*) AS votes, SUM(CASE WHEN player = $2 THEN 1 ELSE 0 END) AS voted FROM edition_votes
      WHERE edition = $1 AND path <> '' GROUP BY path ORDER BY path`;
    return (await this.database.all(text, [id, player])) as unknown as { path: string; votes: number; voted: number }[];
  }

  async votesOf(player: string): Promise<{ edition: string; path: string; at: number }[]> {
    const rows = await this.database.all('SELECT edition, path, at FROM edition_votes WHERE player = $1 ORDER BY at, edition, path', [player]);
    return rows as unknown as { edition: string; path: string; at: number }[];
  }

  /** What new tables of that game have; null: the house's own. */
  async setDefault(game: string, id: string | null): Promise<void> {
    if (id === null) await this.database.all('DELETE FROM default_editions WHERE game = $1', [game]);
    else {
      const text = `INSERT INTO default_editions (game, edition) SELECT game, id FROM editions WHERE id = $2 AND game = $1
        ON CONFLICT (game) DO UPDATE SET edition = excluded.edition`;
      await this.database.all(text, [game, id]);
    }
  }
}
