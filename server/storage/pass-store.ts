/** What lets people in: sessions of browsers, one-time codes, tokens of programs. Only hashes of secrets are kept. */
import type { Player, SessionLine, TokenLine } from '@bottega/table/wire';
import type { Device } from '../people/device.ts';
import type { Database, Row, Statement, Value } from './database.ts';
import { findPlayer, playerOf } from './player-rows.ts';

/** Somebody who was let in, and when they, and the session, were last seen. */
export interface LetIn {
  readonly player: Player;
  readonly seen: number;
}

/** Sessions that are not over: seen since the one moment, and made since the other. */
export interface Since {
  readonly seen: number;
  readonly made: number;
}

/** Hashes and ids in one statement at most. */
const MOST = 500;
/** Of its hash, as much as tells one's own sessions apart; the hash itself is for nobody. */
const SESSION_ID = 12;

const letIn = (row: Row | undefined): LetIn | null => {
  const player = playerOf(row);
  return player === null ? null : { player, seen: (row!.seen as number | null) ?? 0 };
};

const hashes = (rows: readonly Row[]): string[] => rows.map(({ hash }) => hash as string);

export class PassStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async bySession(hash: string, since: Since): Promise<LetIn | null> {
    // a process of an earlier version writes no time
    const text = `${findPlayer('COALESCE(s.seen, s.made) AS seen')} JOIN sessions s ON s.player = p.id
      WHERE s.hash = $1 AND COALESCE(s.seen, s.made) >= $2 AND s.made >= $3`;
    return letIn((await this.database.all(text, [hash, since.seen, since.made]))[0]);
  }

  async byToken(hash: string): Promise<LetIn | null> {
    return letIn((await this.database.all(`${findPlayer('COALESCE(c.seen, p.seen) AS seen')} JOIN tokens s ON s.player = p.id WHERE s.hash = $1`, [hash]))[0]);
  }

  async addSession(session: string, player: string, { browser, system }: Device, now: number): Promise<void> {
    await this.database.together([newSession(session, player, { browser, system }, now), ...seenNow('players', 'id', [player], now)]);
  }

  /** These sessions and these people are here now. */
  async touch(sessions: readonly string[], players: readonly string[], now: number): Promise<void> {
    const statements = [...seenNow('sessions', 'hash', sessions, now), ...seenNow('players', 'id', players, now)];
    if (statements.length > 0) await this.database.together(statements);
  }

  async sessions(player: string, own: string | undefined, since: Since): Promise<SessionLine[]> {
    const text = `SELECT hash, browser, system, made, COALESCE(seen, made) AS seen FROM sessions
      WHERE player = $1 AND COALESCE(seen, made) >= $2 AND made >= $3 ORDER BY COALESCE(seen, made) DESC`;
    const rows = await this.database.all(text, [player, since.seen, since.made]);
    return rows.map(({ hash, browser, system, made, seen }) => ({
      id: (hash as string).slice(0, SESSION_ID),
      browser: browser as string | null,
      system: system as string | null,
      made: made as number,
      seen: seen as number,
      here: hash === own,
    }));
  }

  async endSession(hash: string): Promise<void> {
    await this.database.all('DELETE FROM sessions WHERE hash = $1', [hash]);
  }

  /** By the id in the list; resolves to its hash, or to null when there was none. */
  async endSessionOf(player: string, id: string): Promise<string | null> {
    const text = `DELETE FROM sessions WHERE player = $1 AND substr(hash, 1, ${SESSION_ID}) = $2 RETURNING hash`;
    return hashes(await this.database.all(text, [player, id]))[0] ?? null;
  }

  /** All but that one; resolves to the hashes of those that were ended. */
  async endOtherSessions(player: string, own: string): Promise<string[]> {
    return hashes(await this.database.all('DELETE FROM sessions WHERE player = $1 AND hash <> $2 RETURNING hash', [player, own]));
  }

  /** Ends what is over; resolves to the hashes of those sessions. */
  async sweep(since: Since, now: number): Promise<string[]> {
    const [ended] = await this.database.together([
      { text: 'DELETE FROM sessions WHERE COALESCE(seen, made) < $1 OR made < $2 RETURNING hash', values: [since.seen, since.made] },
      ...['codes', 'resets', 'challenges'].map((name) => ({ text: `DELETE FROM ${name} WHERE expires < $1`, values: [now] })),
    ]);
    return hashes(ended);
  }

  async addCode(code: string, player: string, expires: number): Promise<void> {
    await this.database.all('INSERT INTO codes (hash, player, expires) VALUES ($1, $2, $3)', [code, player, expires]);
  }

  /** Whose code it is, as long as it is good. */
  async codeOf(code: string, now: number): Promise<string | null> {
    const [row] = await this.database.all('SELECT player FROM codes WHERE hash = $1 AND expires >= $2', [code, now]);
    return (row?.player as string | undefined) ?? null;
  }

  /** The same, and it is used up. */
  async useCode(code: string, now: number): Promise<string | null> {
    const [row] = await this.database.all('DELETE FROM codes WHERE hash = $1 AND expires >= $2 RETURNING player', [code, now]);
    return (row?.player as string | undefined) ?? null;
  }

  async endCodes(player: string): Promise<void> {
    await this.database.all('DELETE FROM codes WHERE player = $1', [player]);
  }

  /** A link that sets a new password; those of before end, if it is to be the only one. */
  async addReset(hash: string, player: string, expires: number, alone = true): Promise<void> {
    const add: Statement = { text: 'INSERT INTO resets (hash, player, expires) VALUES ($1, $2, $3)', values: [hash, player, expires] };
    await this.database.together(alone ? [endResets(player), add] : [add]);
  }

  /** Whose link it is, as long as it is good. */
  async resetOf(hash: string, now: number): Promise<string | null> {
    const [row] = await this.database.all('SELECT player FROM resets WHERE hash = $1 AND expires >= $2', [hash, now]);
    return (row?.player as string | undefined) ?? null;
  }

  /** The same, and it is used up. */
  async useReset(hash: string, now: number): Promise<string | null> {
    const [row] = await this.database.all('DELETE FROM resets WHERE hash = $1 AND expires >= $2 RETURNING player', [hash, now]);
    return (row?.player as string | undefined) ?? null;
  }

  /** How many of somebody's links are good. */
  async countResets(player: string, now: number): Promise<number> {
    const [row] = await this.database.all('SELECT COUNT(*) AS links FROM resets WHERE player = $1 AND expires >= $2', [player, now]);
    return row.links as number;
  }

  async endResets(player: string): Promise<void> {
    await this.database.together([endResets(player)]);
  }

  async tokens(player: string): Promise<TokenLine[]> {
    const rows = await this.database.all('SELECT id, label, made FROM tokens WHERE player = $1 ORDER BY made', [player]);
    return rows as unknown as TokenLine[];
  }

  async addToken(player: string, line: TokenLine, hash: string): Promise<void> {
    await this.database.together([newToken(hash, player, line)]);
  }

  /** Resolves to its hash, or to null when there was none. */
  async endToken(player: string, id: string): Promise<string | null> {
    return hashes(await this.database.all('DELETE FROM tokens WHERE player = $1 AND id = $2 RETURNING hash', [player, id]))[0] ?? null;
  }
}

const endResets = (player: string): Statement => ({ text: 'DELETE FROM resets WHERE player = $1', values: [player] });

export const newSession = (hash: string, player: string, { browser, system }: Device, now: number): Statement => ({
  text: 'INSERT INTO sessions (hash, player, made, seen, browser, system) VALUES ($1, $2, $3, $3, $4, $5)',
  values: [hash, player, now, browser, system],
});

export const newToken = (hash: string, player: string, { id, label, made }: TokenLine): Statement => ({
  text: 'INSERT INTO tokens (hash, id, player, label, made) VALUES ($1, $2, $3, $4, $5)',
  values: [hash, id, player, label, made],
});

/** In few statements, in the same order everywhere: two processes must not wait for each other in a circle. */
function seenNow(table: 'sessions' | 'players', key: 'hash' | 'id', ids: readonly string[], now: number): Statement[] {
  const sorted = [...new Set(ids)].sort();
  const statements: Statement[] = [];
  for (let from = 0; from < sorted.length; from += MOST) {
    const some: Value[] = sorted.slice(from, from + MOST);
    const places = some.map((_, index) => `$${index + 2}`).join(', ');
    statements.push({ text: `UPDATE ${table} SET seen = $1 WHERE ${key} IN (${places})`, values: [now, ...some] });
  }
  return statements;
}
