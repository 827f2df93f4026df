/** Order among people: who does not want to meet whom, what was reported, and what those who keep the house have done. */
import type { Database, Row, Value } from './database.ts';

/** A line that was said, as the table's own log had it. */
export interface ReportedLine {
  readonly at: number;
  readonly text: string;
}

export interface ReportRow {
  readonly id: string;
  readonly made: number;
  readonly reporter: string;
  readonly player: string;
  readonly tab: string | null;
  readonly reason: string;
  readonly text: string;
  readonly lines: readonly ReportedLine[];
  readonly answer: string | null;
  readonly keeper: string | null;
  /** Null while it waits for somebody to look at it. */
  readonly answered: number | null;
}

export interface ActRow {
  readonly id: string;
  readonly at: number;
  /** Null: whoever has the command line. */
  readonly keeper: string | null;
  readonly act: string;
  /** A player, a table or a report, by its id. */
  readonly about: string | null;
  readonly details: string;
}

/** Somebody as those who keep the house see them. */
export interface PersonRow {
  readonly id: string;
  readonly name: string | null;
  readonly login: string | null;
  readonly made: number;
  readonly seen: number | null;
  readonly suspended: number | null;
  readonly silenced: number | null;
  readonly role: string | null;
}

const places = (ids: readonly Value[], from = 1): string => ids.map((_, index) => `$${index + from}`).join(', ');
const reportOf = (row: Row): ReportRow => ({ ...(row as unknown as ReportRow), lines: JSON.parse(row.lines as string) as ReportedLine[] });
/** What stands for itself in a pattern. */
const literally = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

export class ModerationStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** Whom somebody does not want to meet they follow no longer. */
  async block(player: string, other: string, now: number): Promise<void> {
    await this.database.together([
      { text: 'INSERT INTO blocks (player, other, made) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', values: [player, other, now] },
      { text: 'DELETE FROM follows WHERE player = $1 AND other = $2', values: [player, other] },
    ]);
  }

  async unblock(player: string, other: string): Promise<void> {
    await this.database.all('DELETE FROM blocks WHERE player = $1 AND other = $2', [player, other]);
  }

  async countBlocks(player: string): Promise<number> {
    return (await this.database.all('SELECT COUNT(*) AS blocks FROM blocks WHERE player = $1', [player]))[0].blocks as number;
  }

  /** Whom somebody has blocked, the last one first. */
  async blockedBy(player: string): Promise<string[]> {
    return (await this.database.all('SELECT other FROM blocks WHERE player = $1 ORDER BY made DESC, other', [player])).map(({ other }) => other as string);
  }

  /** Every block among these people. */
  async blocksAmong(players: readonly string[]): Promise<{ player: string; other: string }[]> {
    if (players.length < 2) return [];
    const text = `SELECT player, other FROM blocks WHERE player IN (${places(players)}) AND other IN (${places(players, players.length + 1)})`;
    return (await this.database.all(text, [...players, ...players])) as unknown as { player: string; other: string }[];
  }

  async addReport({ id, made, reporter, player, tab, reason, text, lines }: Omit<ReportRow, 'answer' | 'keeper' | 'answered'>): Promise<void> {
    const into = 'INSERT INTO reports (id, made, reporter, player, tab, reason, text, lines) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)';
    await this.database.all(into, [id, made, reporter, player, tab, reason, text, JSON.stringify(lines)]);
  }

  /** Those that wait, the oldest first; or those that were answered, the newest first. */
  async reports(answered: boolean, most: number): Promise<ReportRow[]> {
    const text = answered
      ? 'SELECT * FROM reports WHERE answered IS NOT NULL ORDER BY answered DESC, id LIMIT $1'
      : 'SELECT * FROM reports WHERE answered IS NULL ORDER BY made, id LIMIT $1';
    return (await this.database.all(text, [most])).map(reportOf);
  }

  async reportsOf(reporter: string, most: number): Promise<ReportRow[]> {
    return (await this.database.all('SELECT * FROM reports WHERE reporter = $1 ORDER BY made DESC, id LIMIT $2', [reporter, most])).map(reportOf);
  }

  /** False when there is none that waits. */
  async answerReport(id: string, keeper: string, answer: string, now: number): Promise<boolean> {
    const text = 'UPDATE reports SET answer = $3, keeper = $2, answered = $4 WHERE id = $1 AND answered IS NULL RETURNING id';
    return (await this.database.all(text, [id, keeper, answer, now])).length > 0;
  }

  async person(id: string): Promise<PersonRow | null> {
    const [row] = await this.database.all('SELECT id, name, login, made, seen, suspended, silenced, role FROM players WHERE id = $1 AND same_as IS NULL', [id]);
    return (row as unknown as PersonRow | undefined) ?? null;
  }

  /** Whose name or login has that in it, those seen last first. */
  async people(part: string, most: number): Promise<PersonRow[]> {
    const text = `SELECT id, name, login, made, seen, suspended, silenced, role FROM players
      WHERE same_as IS NULL AND name IS NOT NULL AND (lower(name) LIKE $1 ESCAPE '\\' OR login LIKE $1 ESCAPE '\\')
      ORDER BY COALESCE(seen, made) DESC, id LIMIT $2`;
    return (await this.database.all(text, [`%${literally(part.toLowerCase())}%`, most])) as unknown as PersonRow[];
  }

  async sanction(player: string, what: 'suspended' | 'silenced', until: number | null): Promise<void> {
    await this.database.all(`UPDATE players SET ${what} = $2 WHERE id = $1`, [player, until]);
  }

  async setRole(player: string, role: string | null): Promise<void> {
    await this.database.all('UPDATE players SET role = $2 WHERE id = $1', [player, role]);
  }

  /** The lines of tables in whose line, names of players apart, or id that is, those where something happened last first. */
  async tables(part: string, most: number): Promise<{ line: string; listed: number }[]> {
    const text = `SELECT line, listed FROM tables WHERE id = $3 OR lower(line) LIKE $1 ESCAPE '\\' OR id IN (
        SELECT s.tab FROM seats s JOIN players p ON p.id = s.player WHERE lower(p.name) LIKE $1 ESCAPE '\\'
      ) ORDER BY CASE status WHEN 'over' THEN 1 ELSE 0 END, moved DESC LIMIT $2`;
    return (await this.database.all(text, [`%${literally(part.toLowerCase())}%`, most, part])) as unknown as { line: string; listed: number }[];
  }

  async note({ id, at, keeper, act, about, details }: ActRow): Promise<void> {
    await this.database.all('INSERT INTO acts (id, at, keeper, act, about, details) VALUES ($1, $2, $3, $4, $5, $6)', [id, at, keeper, act, about, details]);
  }

  /** What was done last comes first. */
  async acts(most: number): Promise<ActRow[]> {
    return (await this.database.all('SELECT id, at, keeper, act, about, details FROM acts ORDER BY at DESC, id LIMIT $1', [most])) as unknown as ActRow[];
  }

  async message(): Promise<string | null> {
    const [row] = await this.database.all("SELECT value FROM meta WHERE name = 'message'");
    return (row?.value as string | undefined) ?? null;
  }

  async setMessage(text: string | null): Promise<void> {
    if (text === null) await this.database.all("DELETE FROM meta WHERE name = 'message'");
    else await this.database.all("INSERT INTO meta (name, value) VALUES ('message', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value", [text]);
  }

  async figures(since: number): Promise<{ accounts: number; guests: number; seen: number; reports: number; waiting: number }> {
    const text = `SELECT (SELECT COUNT(*) FROM players WHERE login IS NOT NULL) AS accounts,
      (SELECT COUNT(*) FROM players WHERE login IS NULL AND same_as IS NULL AND name IS NOT NULL) AS guests,
      (SELECT COUNT(*) FROM players WHERE seen >= $1) AS seen, (SELECT COUNT(*) FROM reports WHERE answered IS NULL) AS reports,
      (SELECT COUNT(*) FROM seekers WHERE tab IS NULL) AS waiting`;
    const [row] = await this.database.all(text, [since]);
    return row as unknown as { accounts: number; guests: number; seen: number; reports: number; waiting: number };
  }
}
