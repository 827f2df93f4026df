/** House rules that people keep with their account: a game's options and an edition under a name. */
import type { Database } from './database.ts';

export interface HouseRulesRow {
  readonly id: string;
  readonly player: string;
  readonly game: string;
  readonly name: string;
  /** Options and edition, as JSON. */
  readonly rules: string;
  readonly at: number;
}

export class HouseRulesStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async of(player: string, game: string): Promise<HouseRulesRow[]> {
    const text = 'SELECT * FROM house_rules WHERE player = $1 AND game = $2 ORDER BY at, id';
    return (await this.database.all(text, [player, game])) as unknown as HouseRulesRow[];
  }

  async allOf(player: string): Promise<HouseRulesRow[]> {
    return (await this.database.all('SELECT * FROM house_rules WHERE player = $1 ORDER BY at, id', [player])) as unknown as HouseRulesRow[];
  }

  /** What has the same name takes its place and keeps its id; null when there are so many already, and it would be one more. */
  async put({ id, player, game, name, rules, at }: HouseRulesRow, most: number): Promise<string | null> {
    const known = 'EXISTS (SELECT 1 FROM house_rules k WHERE k.player = $2 AND k.game = $3 AND k.name = $4)';
    const text = `INSERT INTO house_rules (id, player, game, name, rules, at)
      SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS TEXT), CAST($6 AS BIGINT)
      WHERE ${known} OR (SELECT COUNT(*) FROM house_rules c WHERE c.player = $2) < ${most}
      ON CONFLICT (player, game, name) DO UPDATE SET rules = excluded.rules, at = excluded.at RETURNING id`;
    const [row] = await this.database.all(text, [id, player, game, name, rules, at]);
    return (row?.id as string | undefined) ?? null;
  }

  /** False when that player has none of that id. */
  async remove(player: string, id: string): Promise<boolean> {
    return (await this.database.all('DELETE FROM house_rules WHERE player = $1 AND id = $2 RETURNING id', [player, id])).length > 0;
  }
}
