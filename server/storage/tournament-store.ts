/**
 * Tournaments: who takes part, and the tables of each round. A round is written whole and once, by whichever process is
 * first; its tables have their ids before they are opened, so that whoever opens one finds out whether it is there.
 */
import type { Database, Row, Statement, Value } from './database.ts';

export interface TournamentRow {
  readonly id: string;
  readonly organiser: string;
  readonly name: string;
  readonly game: string;
  readonly kind: 'swiss' | 'round-robin';
  readonly at_table: number;
  readonly rounds: number;
  readonly most: number;
  readonly pace: string;
  /** The bots that take the free places when it starts. */
  readonly fill: string | null;
  /** When it starts at the latest; null: when it is full, or its organiser wishes. */
  readonly starts: number | null;
  readonly status: 'open' | 'playing' | 'over' | 'cancelled';
  /** The round that is being played; 0 before the first. */
  readonly round: number;
  readonly made: number;
  readonly began: number | null;
  readonly ended: number | null;
  /** How many take part. */
  readonly entrants: number;
}

export interface EntrantRow {
  readonly entrant: number;
  /** By the id under which they came; null for a bot. */
  readonly player: string | null;
  readonly bot: string | null;
  readonly withdrawn: boolean;
}

export interface RoundTable {
  readonly round: number;
  readonly number: number;
  /** Null for a free round. */
  readonly tab: string | null;
  /** False until it is open; of a free round too. */
  readonly ready: boolean;
  /** By seat. */
  readonly entrants: readonly number[];
  /** The place of each; null where nobody has won, undefined while it is played. */
  readonly ranks: readonly number[] | null | undefined;
}

/** A table of a round that is not counted yet. */
export interface UncountedTable extends RoundTable {
  readonly tournament: string;
  /** Null when it is not open yet. */
  readonly status: string | null;
  readonly line: string | null;
}

export type NewTournament = Omit<TournamentRow, 'status' | 'round' | 'began' | 'ended' | 'entrants'>;

const COLUMNS =
  't.id, t.organiser, t.name, t.game, t.kind, t.at_table, t.rounds, t.most, t.pace, t.fill, t.starts, t.status, t.round, t.made, t.began, t.ended';
const COUNTED = '(SELECT COUNT(*) FROM tournament_entrants e WHERE e.tournament = t.id)';
const SHOWN = `SELECT ${COLUMNS}, ${COUNTED} AS entrants FROM tournaments t`;

const rowOf = (row: Row): TournamentRow => ({ ...(row as unknown as TournamentRow), entrants: Number(row.entrants) });
const tableOf = ({ round, number, tab, opened, entrants, ranks }: Row): RoundTable => ({
  ...{ round: round as number, number: number as number, tab: tab as string | null, ready: opened !== null },
  entrants: JSON.parse(entrants as string) as number[],
  ranks: ranks === null ? undefined : (JSON.parse(ranks as string) as number[] | null),
});

export class TournamentStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async add({ id, organiser, name, game, kind, at_table, rounds, most, pace, fill, starts, made }: NewTournament): Promise<void> {
    const text = `INSERT INTO tournaments (id, organiser, name, game, kind, at_table, rounds, most, pace, fill, starts, made, status, round)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'open', 0)`;
    await this.database.all(text, [id, organiser, name, game, kind, at_table, rounds, most, pace, fill, starts, made]);
  }

  async byId(id: string): Promise<TournamentRow | null> {
    const [row] = await this.database.all(`${SHOWN} WHERE t.id = $1`, [id]);
    return row === undefined ? null : rowOf(row);
  }

  /** Those that are not over, and the last of those that ended since then. */
  async list(since: number, most: number): Promise<TournamentRow[]> {
    const text = `${SHOWN} WHERE t.status IN ('open', 'playing') OR (t.status = 'over' AND t.ended >= $1) ORDER BY t.made DESC, t.id LIMIT ${most}`;
    return (await this.database.all(text, [since])).map(rowOf);
  }

  /** Those in which one of these takes part, or which they organise. */
  async of(players: readonly string[]): Promise<TournamentRow[]> {
    const places = players.map((_, index) => `$${index + 1}`).join(', ');
    const text = `${SHOWN} WHERE t.organiser IN (${places}) OR t.id IN (SELECT tournament FROM tournament_entrants WHERE player IN (${places}))
      ORDER BY t.made, t.id`;
    return (await this.database.all(text, players)).map(rowOf);
  }

  async unfinishedOf(organiser: string): Promise<number> {
    const text = "SELECT COUNT(*) AS count FROM tournaments WHERE organiser = $1 AND status IN ('open', 'playing')";
    return Number((await this.database.all(text, [organiser]))[0].count);
  }

  async entrants(id: string): Promise<EntrantRow[]> {
    const rows = await this.database.all('SELECT entrant, player, bot, withdrawn FROM tournament_entrants WHERE tournament = $1 ORDER BY entrant', [id]);
    return rows.map((row) => ({ ...(row as unknown as EntrantRow), withdrawn: row.withdrawn === 1 }));
  }

  async tables(id: string): Promise<RoundTable[]> {
    const text = `SELECT x.round, x.number, x.tab, b.id AS opened, x.entrants, x.ranks FROM tournament_tables x
      LEFT JOIN tables b ON b.id = x.tab WHERE x.tournament = $1 ORDER BY x.round, x.number`;
    return (await this.database.all(text, [id])).map(tableOf);
  }

  /** False when it is full or has begun, or when somebody else came at the same moment. */
  async enter(id: string, player: string): Promise<boolean> {
    const text = `INSERT INTO tournament_entrants (tournament, entrant, player, bot, withdrawn)
      SELECT t.id, (SELECT COALESCE(MAX(e.entrant) + 1, 0) FROM tournament_entrants e WHERE e.tournament = t.id), $2, NULL, 0
      FROM tournaments t WHERE t.id = $1 AND t.status = 'open' AND ${COUNTED} < t.most ON CONFLICT DO NOTHING RETURNING entrant`;
    return (await this.database.all(text, [id, player])).length > 0;
  }

  /** Before it has begun. */
  async leave(id: string, players: readonly string[]): Promise<boolean> {
    const places = players.map((_, index) => `$${index + 2}`).join(', ');
    const text = `DELETE FROM tournament_entrants WHERE tournament = $1 AND player IN (${places})
      AND EXISTS (SELECT 1 FROM tournaments WHERE id = $1 AND status = 'open') RETURNING entrant`;
    return (await this.database.all(text, [id, ...players])).length > 0;
  }

  /** From the next round on they play no more, or again. */
  async withdraw(id: string, entrant: number, withdrawn: boolean): Promise<void> {
    await this.database.all('UPDATE tournament_entrants SET withdrawn = $3 WHERE tournament = $1 AND entrant = $2', [id, entrant, withdrawn ? 1 : 0]);
  }

  /** Somebody goes for good: they are in none that has not begun, play no more rounds, and what they announced is called off. */
  async leaveAll(player: string, at: number): Promise<void> {
    await this.database.together([
      {
        text: "DELETE FROM tournament_entrants WHERE player = $1 AND tournament IN (SELECT id FROM tournaments WHERE status = 'open')",
        values: [player],
      },
      { text: 'UPDATE tournament_entrants SET withdrawn = 1 WHERE player = $1', values: [player] },
      { text: "UPDATE tournaments SET status = 'cancelled', ended = $2 WHERE organiser = $1 AND status = 'open'", values: [player, at] },
    ]);
  }

  /** Begins it with those who are there, now numbered without gaps, and the bots; false when somebody else was first. */
  async begin(id: string, players: readonly string[], bots: readonly string[], at: number, token: string): Promise<boolean> {
    const mine = 'WHERE EXISTS (SELECT 1 FROM tournaments WHERE id = $1 AND token = $2)';
    const seats: { player: string | null; bot: string | null }[] = [
      ...players.map((player) => ({ player, bot: null })),
      ...bots.map((bot) => ({ player: null, bot })),
    ];
    const [begun] = await this.database.together([
      // whoever came or left meanwhile must be counted anew
      {
        text: `UPDATE tournaments SET status = 'playing', began = $2, token = $3 WHERE id = $1 AND status = 'open'
          AND (SELECT COUNT(*) FROM tournament_entrants WHERE tournament = $1) = $4 RETURNING id`,
        values: [id, at, token, players.length],
      },
      { text: `DELETE FROM tournament_entrants ${mine} AND tournament = $1`, values: [id, token] },
      ...seats.map(({ player, bot }, entrant): Statement => {
        const text = `INSERT INTO tournament_entrants (tournament, entrant, player, bot, withdrawn)
          SELECT CAST($1 AS TEXT), CAST($3 AS INTEGER), CAST($4 AS TEXT), CAST($5 AS TEXT), 0 ${mine}`;
        return { text, values: [id, token, entrant, player, bot] };
      }),
    ]);
    return begun.length > 0;
  }

  /** Writes the next round as a whole; false when another process was first. */
  async addRound(id: string, round: number, tables: readonly Omit<RoundTable, 'round' | 'number' | 'ready'>[], token: string): Promise<boolean> {
    const [begun] = await this.database.together([
      {
        text: "UPDATE tournaments SET round = $2, token = $3 WHERE id = $1 AND round = $2 - 1 AND status = 'playing' RETURNING id",
        values: [id, round, token],
      },
      ...tables.map(({ tab, entrants, ranks }, number): Statement => {
        const text = `INSERT INTO tournament_tables (tournament, round, number, tab, entrants, ranks)
          SELECT CAST($1 AS TEXT), CAST($3 AS INTEGER), CAST($4 AS INTEGER), CAST($5 AS TEXT), CAST($6 AS TEXT), CAST($7 AS TEXT)
          WHERE EXISTS (SELECT 1 FROM tournaments WHERE id = $1 AND token = $2)`;
        const values: Value[] = [id, token, round, number, tab, JSON.stringify(entrants), ranks === undefined ? null : JSON.stringify(ranks)];
        return { text, values };
      }),
    ]);
    return begun.length > 0;
  }

  /** What came of a table; it is counted once. */
  async count(table: string, ranks: readonly number[] | null): Promise<void> {
    await this.database.all('UPDATE tournament_tables SET ranks = $2 WHERE tab = $1 AND ranks IS NULL', [table, JSON.stringify(ranks)]);
  }

  async end(id: string, status: 'over' | 'cancelled', at: number): Promise<boolean> {
    const text = "UPDATE tournaments SET status = $2, ended = $3 WHERE id = $1 AND status IN ('open', 'playing') RETURNING id";
    return (await this.database.all(text, [id, status, at])).length > 0;
  }

  /** Those that should begin: full, or their time has come. */
  async due(now: number): Promise<TournamentRow[]> {
    return (await this.database.all(`${SHOWN} WHERE t.status = 'open' AND (t.starts <= $1 OR ${COUNTED} >= t.most)`, [now])).map(rowOf);
  }

  /** Those whose round is played. */
  async ready(): Promise<TournamentRow[]> {
    const text = `${SHOWN} WHERE t.status = 'playing'
      AND NOT EXISTS (SELECT 1 FROM tournament_tables x WHERE x.tournament = t.id AND x.ranks IS NULL)`;
    return (await this.database.all(text)).map(rowOf);
  }

  /** Tables to be opened, and those that are over. */
  async uncounted(): Promise<UncountedTable[]> {
    const text = `SELECT x.tournament, x.round, x.number, x.tab, b.id AS opened, x.entrants, x.ranks, b.status, b.line FROM tournament_tables x
      JOIN tournaments t ON t.id = x.tournament AND t.status = 'playing' LEFT JOIN tables b ON b.id = x.tab
      WHERE x.ranks IS NULL AND (b.id IS NULL OR b.status = 'over')`;
    const rows = await this.database.all(text);
    return rows.map((row) => ({
      ...tableOf(row),
      tournament: row.tournament as string,
      status: row.status as string | null,
      line: row.line as string | null,
    }));
  }
}
