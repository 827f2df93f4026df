/** When people are away from all their slow games. */
import type { Holiday } from '@bottega/table/wire';
import type { Database } from './database.ts';

export class HolidayStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** Those that were not over at that moment, the first one first. */
  async of(player: string, since: number): Promise<Holiday[]> {
    const rows = await this.database.all('SELECT id, begins, ends FROM holidays WHERE player = $1 AND ends > $2 ORDER BY begins, id', [player, since]);
    return rows as unknown as Holiday[];
  }

  /** False when it would lie over another. */
  async add(player: string, { id, begins, ends }: Holiday): Promise<boolean> {
    const [whose, from, until] = ['CAST($2 AS TEXT)', 'CAST($3 AS BIGINT)', 'CAST($4 AS BIGINT)'];
    const text = `INSERT INTO holidays (id, player, begins, ends) SELECT CAST($1 AS TEXT), ${whose}, ${from}, ${until}
      WHERE NOT EXISTS (SELECT 1 FROM holidays WHERE player = ${whose} AND begins < ${until} AND ends > ${from}) RETURNING id`;
    return (await this.database.all(text, [id, player, begins, ends])).length > 0;
  }

  /** It ends at that moment; one that has not begun by then is as if it had never been. */
  async end(player: string, id: string, at: number): Promise<boolean> {
    const [ended, dropped] = await this.database.together([
      { text: 'UPDATE holidays SET ends = $3 WHERE player = $1 AND id = $2 AND begins < $3 AND ends > $3 RETURNING id', values: [player, id, at] },
      { text: 'DELETE FROM holidays WHERE player = $1 AND id = $2 AND begins >= $3 RETURNING id', values: [player, id, at] },
    ]);
    return ended.length + dropped.length > 0;
  }
}
