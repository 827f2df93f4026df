/**
 * Turns that people have prepared. Whoever carries one out claims it first, by a lease that ends by itself if they die;
 * how far it has come is known from the log.
 */
import type { Reason } from '@bottega/kernel';
import type { Expected, Prepared } from '@bottega/table/wire';
import type { Database, Row } from './database.ts';

export interface PreparedTurn {
  readonly table: string;
  /** By the id in the log. */
  readonly player: string;
  readonly at: number;
  /** Moves made when it was prepared. */
  readonly number: number;
  /** In the game's notation. */
  readonly moves: readonly string[];
  /** Null: whatever it costs and brings. */
  readonly expects: Expected | null;
  /** Moves made when its turn came; null while it waits. */
  readonly started: number | null;
  /** When the table was last changed, as far as was looked. */
  readonly moved: number;
}

/** Nothing is played for whoever may not play themselves. */
const SUSPENDED = 'SELECT 1 FROM players a JOIN players b ON b.id = COALESCE(a.same_as, a.id) WHERE a.id = p.player AND b.suspended > $1';

export class PreparedStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** In place of what was prepared there before. */
  async put({ table, player, at, number, moves, expects }: Omit<PreparedTurn, 'started' | 'moved'>): Promise<void> {
    const text = `INSERT INTO prepared (tab, player, at, number, moves, expects, started, looked, lease, why)
      VALUES ($1, $2, $3, $4, $5, $6, NULL, 0, 0, NULL)
      ON CONFLICT (tab, player) DO UPDATE SET at = excluded.at, number = excluded.number, moves = excluded.moves, expects = excluded.expects,
        started = NULL, looked = 0, lease = 0, why = NULL`;
    await this.database.all(text, [table, player, at, number, JSON.stringify(moves), expects === null ? null : JSON.stringify(expects)]);
  }

  async of(table: string, player: string): Promise<Prepared | null> {
    const [row] = await this.database.all('SELECT moves, at, why FROM prepared WHERE tab = $1 AND player = $2', [table, player]);
    return row === undefined ? null : preparedOf(row);
  }

  /** All that is kept under one of these ids. */
  async allOf(players: readonly string[]): Promise<(Prepared & { readonly table: string })[]> {
    const places = players.map((_, index) => `$${index + 1}`).join(', ');
    const rows = await this.database.all(`SELECT tab, moves, at, why FROM prepared WHERE player IN (${places}) ORDER BY at, tab`, players);
    return rows.map(({ tab, ...row }) => ({ table: tab as string, ...preparedOf(row) }));
  }

  /** The caller's until `lease`: those at whose tables something has changed, and those that have begun. */
  async claim(now: number, lease: number, most: number): Promise<PreparedTurn[]> {
    const due = `SELECT p.tab, p.player FROM prepared p JOIN tables t ON t.id = p.tab
      WHERE p.why IS NULL AND p.lease <= $1 AND (p.started IS NOT NULL OR t.moved > p.looked) AND NOT EXISTS (${SUSPENDED}) LIMIT $3`;
    // a second process that wanted the same waits here, and finds the lease taken
    const text = `UPDATE prepared SET lease = $2 WHERE why IS NULL AND lease <= $1 AND (tab, player) IN (${due})
      RETURNING *, (SELECT t.moved FROM tables t WHERE t.id = prepared.tab) AS moved`;
    return (await this.database.all(text, [now, lease, most])).map(turnOf);
  }

  /** Nothing to do until the table changes again. */
  async wait({ table, player, at, moved }: PreparedTurn): Promise<void> {
    await this.database.all('UPDATE prepared SET looked = $4, lease = 0 WHERE tab = $1 AND player = $2 AND at = $3', [table, player, at, moved]);
  }

  /** Its turn has come, or the next move of it; it is looked at again at that moment. */
  async goOn({ table, player, at }: PreparedTurn, started: number, due: number): Promise<void> {
    await this.database.all('UPDATE prepared SET started = $4, lease = $5 WHERE tab = $1 AND player = $2 AND at = $3', [table, player, at, started, due]);
  }

  /** While it is being played, nobody is called to their turn; when it is over, they are, if it is still theirs. */
  async callAt({ table, player }: PreparedTurn, due: number): Promise<void> {
    await this.database.all("UPDATE notices SET due = $3 WHERE tab = $1 AND player = $2 AND kind = 'turn'", [table, player, due]);
  }

  /** It is not played, and its owner can read why. */
  async cancel({ table, player, at }: PreparedTurn, why: Reason): Promise<void> {
    await this.database.all('UPDATE prepared SET why = $4 WHERE tab = $1 AND player = $2 AND at = $3', [table, player, at, JSON.stringify(why)]);
  }

  async drop(table: string, player: string): Promise<void> {
    await this.database.all('DELETE FROM prepared WHERE tab = $1 AND player = $2', [table, player]);
  }

  /** Unless another was prepared meanwhile. */
  async finish({ table, player, at }: PreparedTurn): Promise<void> {
    await this.database.all('DELETE FROM prepared WHERE tab = $1 AND player = $2 AND at = $3', [table, player, at]);
  }
}

const preparedOf = ({ moves, at, why }: Row): Prepared => ({
  moves: JSON.parse(moves as string),
  at: Number(at),
  why: why === null ? null : JSON.parse(why as string),
});

function turnOf(row: Row): PreparedTurn {
  const { tab, player, at, number, moves, expects, started, moved } = row;
  return {
    ...{ table: tab as string, player: player as string, at: Number(at), number: Number(number), moves: JSON.parse(moves as string) },
    expects: expects === null ? null : JSON.parse(expects as string),
    started: started === null ? null : Number(started),
    moved: Number(moved ?? 0),
  };
}
