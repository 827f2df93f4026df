/**
 * Players, and what lets them in: sessions, one-time codes, tokens. Only hashes of secrets are kept.
 * One person may have sat down under several ids: an adopted guest points to its player by `same_as`.
 */
import type { Person } from '@bottega/table/sitting';
import type { Player, TokenLine } from '@bottega/table/wire';
import type { Database, Row } from './database.ts';

export interface Account {
  readonly id: string;
  readonly password: string;
}

const FOUND = `SELECT COALESCE(c.id, p.id) AS id, COALESCE(c.name, p.name) AS name, COALESCE(c.login, p.login) AS account
  FROM players p LEFT JOIN players c ON c.id = p.same_as`;

const playerOf = (row: Row | undefined): Player | null =>
  row === undefined ? null : { id: row.id as string, name: (row.name as string) ?? '', account: row.account as string | null };

export class PeopleStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async bySession(hash: string): Promise<Player | null> {
    return playerOf((await this.database.all(`${FOUND} JOIN sessions s ON s.player = p.id WHERE s.hash = $1`, [hash]))[0]);
  }

  async byToken(hash: string): Promise<Player | null> {
    return playerOf((await this.database.all(`${FOUND} JOIN tokens s ON s.player = p.id WHERE s.hash = $1`, [hash]))[0]);
  }

  async byId(id: string): Promise<Player | null> {
    return playerOf((await this.database.all(`${FOUND} WHERE p.id = $1`, [id]))[0]);
  }

  /** Who stands behind the ids in a table's log. */
  async persons(ids: readonly string[]): Promise<Map<string, Person>> {
    if (ids.length === 0) return new Map();
    const text = `SELECT p.id AS given, COALESCE(c.id, p.id) AS id, COALESCE(c.name, p.name) AS name
      FROM players p LEFT JOIN players c ON c.id = p.same_as WHERE p.id IN (${ids.map((_, index) => `$${index + 1}`).join(', ')})`;
    const rows = await this.database.all(text, ids);
    return new Map(rows.map(({ given, id, name }) => [given as string, { id: id as string, name: name as string | null }]));
  }

  async addGuest(id: string, name: string, session: string, now: number): Promise<void> {
    await this.database.together([
      { text: 'INSERT INTO players (id, name, made) VALUES ($1, $2, $3)', values: [id, name, now] },
      { text: 'INSERT INTO sessions (hash, player, made) VALUES ($1, $2, $3)', values: [session, id, now] },
    ]);
  }

  async addSession(session: string, player: string, now: number): Promise<void> {
    await this.database.all('INSERT INTO sessions (hash, player, made) VALUES ($1, $2, $3)', [session, player, now]);
  }

  async endSession(session: string): Promise<void> {
    await this.database.all('DELETE FROM sessions WHERE hash = $1', [session]);
  }

  async rename(player: string, name: string): Promise<void> {
    await this.database.all('UPDATE players SET name = $2 WHERE id = $1', [player, name]);
  }

  /** False when the login is somebody else's, or the player has one already. */
  async register(player: string, login: string, password: string): Promise<boolean> {
    const text = `UPDATE players SET login = $2, password = $3 WHERE id = $1 AND login IS NULL
      AND NOT EXISTS (SELECT 1 FROM players WHERE login = $2) RETURNING id`;
    return (await this.database.all(text, [player, login, password])).length > 0;
  }

  async account(login: string): Promise<Account | null> {
    const [row] = await this.database.all('SELECT id, password FROM players WHERE login = $1', [login]);
    return row === undefined ? null : { id: row.id as string, password: row.password as string };
  }

  /** The guest's seats, and all ways in, are the player's from now on. */
  async adopt(guest: string, player: string): Promise<void> {
    await this.database.together([
      { text: 'UPDATE players SET same_as = $2 WHERE (id = $1 OR same_as = $1) AND login IS NULL', values: [guest, player] },
      { text: 'UPDATE sessions SET player = $2 WHERE player = $1', values: [guest, player] },
      { text: 'UPDATE tokens SET player = $2 WHERE player = $1', values: [guest, player] },
      { text: 'UPDATE codes SET player = $2 WHERE player = $1', values: [guest, player] },
    ]);
  }

  async addCode(code: string, player: string, expires: number): Promise<void> {
    await this.database.all('INSERT INTO codes (hash, player, expires) VALUES ($1, $2, $3)', [code, player, expires]);
  }

  /** Whose code it is; it works once. */
  async useCode(code: string, now: number): Promise<string | null> {
    const answers = await this.database.together([
      { text: 'DELETE FROM codes WHERE expires < $1', values: [now] },
      { text: 'DELETE FROM codes WHERE hash = $1 RETURNING player', values: [code] },
    ]);
    return (answers[1][0]?.player as string | undefined) ?? null;
  }

  async tokens(player: string): Promise<TokenLine[]> {
    const rows = await this.database.all('SELECT id, label, made FROM tokens WHERE player = $1 ORDER BY made', [player]);
    return rows as unknown as TokenLine[];
  }

  async addToken(player: string, { id, label, made }: TokenLine, hash: string): Promise<void> {
    await this.database.all('INSERT INTO tokens (hash, id, player, label, made) VALUES ($1, $2, $3, $4, $5)', [hash, id, player, label, made]);
  }

  async endToken(player: string, id: string): Promise<boolean> {
    return (await this.database.all('DELETE FROM tokens WHERE player = $1 AND id = $2 RETURNING id', [player, id])).length > 0;
  }

  /** Name, account and all ways in are gone; the seats stay, as somebody's. */
  async erase(player: string): Promise<void> {
    await this.database.together([
      { text: 'UPDATE players SET name = NULL, login = NULL, password = NULL WHERE id = $1 OR same_as = $1', values: [player] },
      { text: 'DELETE FROM sessions WHERE player = $1', values: [player] },
      { text: 'DELETE FROM tokens WHERE player = $1', values: [player] },
      { text: 'DELETE FROM codes WHERE player = $1', values: [player] },
    ]);
  }
}
