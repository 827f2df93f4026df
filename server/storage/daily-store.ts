/** Results of the daily tables: one for each person, day and game. */
import type { Database } from './database.ts';

export interface DailyRow {
  readonly day: string;
  readonly game: string;
  readonly player: string;
  readonly points: number;
  /** 1 for the winner. */
  readonly place: number;
  readonly at: number;
}

export class DailyStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** False when they have one already. */
  async add({ day, game, player, points, place, at }: DailyRow): Promise<boolean> {
    const text = `INSERT INTO daily_results (day, game, player, points, place, at) VALUES ($1, $2, $3, $4, $5, $6)
      ON CONFLICT (day, game, player) DO NOTHING RETURNING player`;
    return (await this.database.all(text, [day, game, player, points, place, at])).length > 0;
  }

  /** The best first, with names; who was erased is not among them. */
  async list(game: string, day: string, most: number): Promise<(DailyRow & { readonly name: string })[]> {
    const text = `SELECT r.day, r.game, r.player, r.points, r.place, r.at, p.name FROM daily_results r JOIN players p ON p.id = r.player
      WHERE r.day = $1 AND r.game = $2 AND p.name IS NOT NULL ORDER BY r.points DESC, r.at, r.player LIMIT ${most}`;
    return (await this.database.all(text, [day, game])) as unknown as (DailyRow & { name: string })[];
  }

  async of(player: string): Promise<Omit<DailyRow, 'player'>[]> {
    const rows = await this.database.all('SELECT day, game, points, place, at FROM daily_results WHERE player = $1 ORDER BY day, game', [player]);
    return rows as unknown as Omit<DailyRow, 'player'>[];
  }

  /** Forgets what is older than that day. */
  async forget(before: string): Promise<void> {
    await this.database.all('DELETE FROM daily_results WHERE day < $1', [before]);
  }
}
