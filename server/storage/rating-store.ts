/** How well people play, game by game: what is known now, and every table that has changed it. */
import type { Database, Statement, Value } from './database.ts';

/** A skill as openskill has it: a guess, and how unsure it is. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

export interface RatingRow extends Skill {
  readonly player: string;
  readonly game: string;
  /** Rated games. */
  readonly games: number;
}

export interface RatingStep extends Skill {
  readonly tab: string;
  readonly player: string;
  readonly at: number;
  readonly rank: number;
}

/** Somebody's skill before and after a table. */
export interface Change {
  readonly player: string;
  readonly rank: number;
  /** Rated games before. */
  readonly games: number;
  readonly before: Skill;
  readonly after: Skill;
}

/** Who rates a table holds this row until it is done. */
const ALONE: Statement = {
  text: "INSERT INTO meta (name, value) VALUES ('rating', '') ON CONFLICT (name) DO UPDATE SET value = excluded.value",
  values: [],
};

const places = (values: readonly Value[], from: number): string => values.map((_, index) => `$${index + from}`).join(', ');

export class RatingStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** Tables that are over and wait to be rated, the first one first. */
  async due(most: number): Promise<{ tab: string; at: number }[]> {
    return (await this.database.all('SELECT tab, at FROM ratings_due ORDER BY at, tab LIMIT $1', [most])) as unknown as { tab: string; at: number }[];
  }

  async drop(table: string): Promise<void> {
    await this.database.all('DELETE FROM ratings_due WHERE tab = $1', [table]);
  }

  async of(game: string, players: readonly string[]): Promise<Map<string, RatingRow>> {
    if (players.length === 0) return new Map();
    const rows = await this.database.all(`SELECT player, game, mu, sigma, games FROM ratings WHERE game = $1 AND player IN (${places(players, 2)})`, [
      game,
      ...players,
    ]);
    return new Map(rows.map((row) => [row.player as string, row as unknown as RatingRow]));
  }

  async all(player: string): Promise<RatingRow[]> {
    return (await this.database.all('SELECT player, game, mu, sigma, games FROM ratings WHERE player = $1 ORDER BY game', [player])) as unknown as RatingRow[];
  }

  /** The last ones, oldest first. */
  async steps(player: string, game: string, most: number): Promise<RatingStep[]> {
    const text = 'SELECT tab, player, at, rank, mu, sigma FROM rating_steps WHERE player = $1 AND game = $2 ORDER BY at DESC, tab LIMIT $3';
    return ((await this.database.all(text, [player, game, most])) as unknown as RatingStep[]).reverse();
  }

  /** How many tables of these two have counted since then. */
  async met(one: string, other: string, since: number): Promise<number> {
    const text = 'SELECT COUNT(*) AS tables FROM rating_steps a JOIN rating_steps b ON b.tab = a.tab AND b.player = $2 WHERE a.player = $1 AND a.at >= $3';
    return (await this.database.all(text, [one, other, since]))[0].tables as number;
  }

  /** Whoever has played so many rated games, the best first. */
  async best(game: string, games: number, most: number): Promise<(RatingRow & { name: string })[]> {
    const text = `SELECT r.player, r.game, r.mu, r.sigma, r.games, p.name FROM ratings r JOIN players p ON p.id = r.player
      WHERE r.game = $1 AND r.games >= $2 AND p.name IS NOT NULL ORDER BY r.mu DESC, r.player LIMIT $3`;
    return (await this.database.all(text, [game, games, most])) as unknown as (RatingRow & { name: string })[];
  }

  /**
   * Writes what a table has changed, once, and only if everybody's rating is still what it was worked out from. False:
   * somebody else was first, at this table or at another one of theirs.
   */
  async rate(table: string, game: string, at: number, changes: readonly Change[], token: string): Promise<boolean> {
    const known = changes.map((_, index) => `(player = $${5 + 2 * index} AND games = $${6 + 2 * index})`).join(' OR ');
    const veterans = changes.filter(({ games }) => games > 0).length;
    const novices = changes.filter(({ games }) => games === 0).map(({ player }) => player);
    const unknown =
      novices.length === 0 ? '' : ` AND NOT EXISTS (SELECT 1 FROM ratings WHERE game = $3 AND player IN (${places(novices, 5 + 2 * changes.length)}))`;
    const claim = `INSERT INTO rated_tables (tab, token, at) SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($4 AS BIGINT)
      WHERE (SELECT COUNT(*) FROM ratings WHERE game = $3 AND (${known})) = ${veterans}${unknown} ON CONFLICT (tab) DO NOTHING RETURNING tab`;
    const won = 'EXISTS (SELECT 1 FROM rated_tables WHERE tab = $1 AND token = $2)';
    const statements: Statement[] = [
      ALONE,
      { text: claim, values: [table, token, game, at, ...changes.flatMap(({ player, games }) => [player, games]), ...novices] },
      ...changes.flatMap(({ player, rank, before, after }): Statement[] => [
        {
          text: `INSERT INTO rating_steps (tab, player, game, at, rank, mu, sigma, before_mu, before_sigma)
            SELECT CAST($1 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS BIGINT), CAST($6 AS INTEGER), CAST($7 AS DOUBLE PRECISION),
              CAST($8 AS DOUBLE PRECISION), CAST($9 AS DOUBLE PRECISION), CAST($10 AS DOUBLE PRECISION) WHERE ${won}`,
          values: [table, token, player, game, at, rank, after.mu, after.sigma, before.mu, before.sigma],
        },
        {
          text: `INSERT INTO ratings (player, game, mu, sigma, games, at)
            SELECT CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS DOUBLE PRECISION), CAST($6 AS DOUBLE PRECISION), 1, CAST($7 AS BIGINT) WHERE ${won}
            ON CONFLICT (player, game) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = ratings.games + 1, at = excluded.at`,
          values: [table, token, player, game, after.mu, after.sigma, at],
        },
      ]),
      { text: `DELETE FROM ratings_due WHERE tab = $1 AND ${won}`, values: [table, token] },
    ];
    const [, claimed] = await this.database.together(statements);
    return claimed.length > 0;
  }

  async isRated(table: string): Promise<boolean> {
    return (await this.database.all('SELECT 1 AS found FROM rated_tables WHERE tab = $1', [table])).length > 0;
  }
}
