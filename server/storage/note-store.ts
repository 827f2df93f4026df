/** What people have noted for themselves about their tables; nobody else ever reads it. */
import type { Database } from './database.ts';

export class NoteStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** In place of what was noted there before; an empty text is none. */
  async put(player: string, table: string, text: string, at: number): Promise<void> {
    if (text === '') await this.database.all('DELETE FROM notes WHERE player = $1 AND tab = $2', [player, table]);
    else {
      const insert = `INSERT INTO notes (player, tab, text, at) VALUES ($1, $2, $3, $4)
        ON CONFLICT (player, tab) DO UPDATE SET text = excluded.text, at = excluded.at`;
      await this.database.all(insert, [player, table, text, at]);
    }
  }

  async of(player: string, table: string): Promise<string> {
    const [row] = await this.database.all('SELECT text FROM notes WHERE player = $1 AND tab = $2', [player, table]);
    return (row?.text as string | undefined) ?? '';
  }

  async allOf(player: string): Promise<{ readonly table: string; readonly text: string; readonly at: number }[]> {
    const rows = await this.database.all('SELECT tab, text, at FROM notes WHERE player = $1 ORDER BY at, tab', [player]);
    return rows.map(({ tab, text, at }) => ({ table: tab as string, text: text as string, at: at as number }));
  }
}
