/** People who look for others to play with. Each waits for one table at a time. */
import type { Database, Row, Statement, Value } from './database.ts';

export interface SeekerRow {
  readonly player: string;
  readonly game: string;
  readonly pace: string;
  /** How many may play, any of these. */
  readonly players: readonly number[];
  /** Whether it is to count for ratings. */
  readonly rated: boolean;
  readonly since: number;
  readonly seen: number;
  /** The bots they have agreed to, and when. */
  readonly bots: string | null;
  readonly agreed: number | null;
  /** The table that was found, which is being opened or is open, and when it was. */
  readonly tab: string | null;
  readonly claimed: number | null;
}

const seekerOf = (row: Row): SeekerRow => ({ ...(row as unknown as SeekerRow), players: String(row.players).split(',').map(Number), rated: row.rated === 1 });

/** Who brings people together holds this row until it is done, so that two processes never take the same person. */
const ALONE: Statement = {
  text: "INSERT INTO meta (name, value) VALUES ('pairing', '') ON CONFLICT (name) DO UPDATE SET value = excluded.value",
  values: [],
};

export class SeekerStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** Begins to wait, or wishes something else; whoever has a table already keeps it. */
  async put(
    player: string,
    { game, pace, players, rated = false }: { game: string; pace: string; players: readonly number[]; rated?: boolean },
    now: number,
  ): Promise<void> {
    const text = `INSERT INTO seekers (player, game, pace, players, rated, since, seen) VALUES ($1, $2, $3, $4, $6, $5, $5)
      ON CONFLICT (player) DO UPDATE SET game = excluded.game, pace = excluded.pace, players = excluded.players, rated = excluded.rated,
        since = excluded.since, seen = excluded.seen, bots = NULL, agreed = NULL WHERE seekers.tab IS NULL`;
    await this.database.all(text, [player, game, pace, players.join(), now, rated ? 1 : 0]);
  }

  /** They are still there. */
  async touch(player: string, now: number): Promise<SeekerRow | null> {
    const [row] = await this.database.all('UPDATE seekers SET seen = $2 WHERE player = $1 RETURNING *', [player, now]);
    return row === undefined ? null : seekerOf(row);
  }

  /** What they wait for, for their own eyes. */
  async of(player: string): Promise<Pick<SeekerRow, 'game' | 'pace' | 'players' | 'rated' | 'since'> | null> {
    const [row] = await this.database.all('SELECT game, pace, players, rated, since FROM seekers WHERE player = $1', [player]);
    return row === undefined ? null : seekerOf(row);
  }

  async agree(player: string, bots: string, now: number): Promise<void> {
    await this.database.all('UPDATE seekers SET bots = $2, agreed = COALESCE(agreed, $3), seen = $3 WHERE player = $1 AND tab IS NULL', [player, bots, now]);
  }

  /** Resolves to what they had, if anything. */
  async remove(player: string): Promise<SeekerRow | null> {
    const [row] = await this.database.all('DELETE FROM seekers WHERE player = $1 RETURNING *', [player]);
    return row === undefined ? null : seekerOf(row);
  }

  /** Who waits for such a game and was seen since then, whoever came first first. */
  async waiting({ game, pace, rated }: Pick<SeekerRow, 'game' | 'pace' | 'rated'>, since: number): Promise<SeekerRow[]> {
    const text = 'SELECT * FROM seekers WHERE game = $1 AND pace = $2 AND rated = $4 AND tab IS NULL AND seen >= $3 ORDER BY since, player LIMIT 200';
    return (await this.database.all(text, [game, pace, since, rated ? 1 : 0])).map(seekerOf);
  }

  /** Everybody who waits and was seen since then. */
  async all(since: number): Promise<SeekerRow[]> {
    return (await this.database.all('SELECT * FROM seekers WHERE tab IS NULL AND seen >= $1 ORDER BY since, player LIMIT 1000', [since])).map(seekerOf);
  }

  /** Those of these who wait. */
  async among(players: readonly string[]): Promise<SeekerRow[]> {
    if (players.length === 0) return [];
    const places = players.map((_, index) => `$${index + 1}`).join(', ');
    return (await this.database.all(`SELECT * FROM seekers WHERE tab IS NULL AND player IN (${places})`, players)).map(seekerOf);
  }

  /** Takes all of them for that table, or, when one of them is taken or has gone, none. */
  async claim(group: readonly SeekerRow[], table: string, now: number): Promise<boolean> {
    // what they wish must be what was read: `since` changes with every wish
    const each = (first: number): string => group.map((_, index) => `(player = $${first + 2 * index} AND since = $${first + 1 + 2 * index})`).join(' OR ');
    const wanted: Value[] = group.flatMap(({ player, since }) => [player, since]);
    const free = `tab IS NULL AND (${each(4)})`;
    const text = `UPDATE seekers SET tab = $1, claimed = $2 WHERE ${free} AND (SELECT COUNT(*) FROM seekers WHERE ${free}) = $3 RETURNING player`;
    const [, claimed] = await this.database.together([ALONE, { text, values: [table, now, group.length, ...wanted] }]);
    return claimed.length > 0;
  }

  /** They wait again: the table was never opened. */
  async release(table: string): Promise<void> {
    await this.database.all('UPDATE seekers SET tab = NULL, claimed = NULL WHERE tab = $1', [table]);
  }

  /** Forgets who has not been seen since then, and who has had a table for so long. */
  async sweep(pace: string, seen: number, claimed: number): Promise<void> {
    await this.database.all('DELETE FROM seekers WHERE pace = $1 AND ((tab IS NULL AND seen < $2) OR claimed < $3)', [pace, seen, claimed]);
  }
}
