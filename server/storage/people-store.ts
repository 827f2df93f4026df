/** Players and their accounts. One person may have sat down under several ids, as a guest before logging in. */
import type { Person } from '@bottega/table/sitting';
import type { Player, TokenLine } from '@bottega/table/wire';
import type { Device } from '../people/device.ts';
import type { Database, Statement } from './database.ts';
import { newSession, newToken } from './pass-store.ts';
import { findPlayer, playerOf } from './player-rows.ts';

export interface Account {
  readonly id: string;
  readonly password: string;
}

/** A name, and what it looks like. */
export interface Named {
  readonly name: string;
  readonly skeleton: string;
}

/** Whether no other account has a name that looks like `$3`; `$1` is the player. */
const UNLIKE_OTHERS = 'NOT EXISTS (SELECT 1 FROM players WHERE skeleton = $3 AND login IS NOT NULL AND id <> $1)';

const newPlayer = (id: string, name: string, now: number): Statement => ({
  text: 'INSERT INTO players (id, name, made, seen) VALUES ($1, $2, $3, $3)',
  values: [id, name, now],
});

export class PeopleStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async byId(id: string): Promise<Player | null> {
    return playerOf((await this.database.all(`${findPlayer()} WHERE p.id = $1`, [id]))[0]);
  }

  /** The account whose name looks like that; no two do. */
  async accountNamed(skeleton: string): Promise<Player | null> {
    return playerOf((await this.database.all(`${findPlayer()} WHERE p.skeleton = $1 AND p.login IS NOT NULL`, [skeleton]))[0]);
  }

  /** Who stands behind the ids in a table's log. */
  async persons(ids: readonly string[]): Promise<Map<string, Person>> {
    if (ids.length === 0) return new Map();
    const text = `SELECT p.id AS given, COALESCE(c.id, p.id) AS id, COALESCE(c.name, p.name) AS name
      FROM players p LEFT JOIN players c ON c.id = p.same_as WHERE p.id IN (${ids.map((_, index) => `$${index + 1}`).join(', ')})`;
    const rows = await this.database.all(text, ids);
    return new Map(rows.map(({ given, id, name }) => [given as string, { id: id as string, name: name as string | null }]));
  }

  /** Every id under which that person may have sat down. */
  async idsOf(player: string): Promise<string[]> {
    return (await this.database.all('SELECT id FROM players WHERE id = $1 OR same_as = $1', [player])).map(({ id }) => id as string);
  }

  /** Since when somebody is known here, and when they were last seen. */
  async times(player: string): Promise<{ made: number; seen: number | null }> {
    const [row] = await this.database.all('SELECT made, seen FROM players WHERE id = $1', [player]);
    return row as unknown as { made: number; seen: number | null };
  }

  async addGuest(id: string, name: string, session: string, device: Device, now: number): Promise<void> {
    await this.database.together([newPlayer(id, name, now), newSession(session, id, device, now)]);
  }

  /** A guest who is let in by a token, which is called like them. */
  async addProgram(id: string, token: TokenLine, hash: string): Promise<void> {
    await this.database.together([newPlayer(id, token.label, token.made), newToken(hash, id, token)]);
  }

  /** False when an account has a name that looks like it, and this is an account as well. */
  async rename(player: string, { name, skeleton }: Named): Promise<boolean> {
    const text = `UPDATE players SET name = $2, skeleton = $3 WHERE id = $1 AND (login IS NULL OR ${UNLIKE_OTHERS}) RETURNING id`;
    return (await this.database.all(text, [player, name, skeleton])).length > 0;
  }

  /** Refused when the login is somebody else's, the player has one already, or another account's name looks like theirs. */
  async register(player: string, login: string, skeleton: string, password: string): Promise<'done' | 'login-taken' | 'name-taken'> {
    const text = `UPDATE players SET login = $2, skeleton = $3, password = $4 WHERE id = $1 AND login IS NULL
      AND NOT EXISTS (SELECT 1 FROM players WHERE login = $2) AND ${UNLIKE_OTHERS} RETURNING id`;
    if ((await this.database.all(text, [player, login, skeleton, password])).length > 0) return 'done';
    return (await this.account(login)) === null && (await this.isLikeAnother(player, skeleton)) ? 'name-taken' : 'login-taken';
  }

  /** Whether another account's name looks like that. */
  async isLikeAnother(player: string, skeleton: string): Promise<boolean> {
    return (await this.database.all('SELECT 1 AS found FROM players WHERE skeleton = $1 AND login IS NOT NULL AND id <> $2', [skeleton, player])).length > 0;
  }

  async account(login: string): Promise<Account | null> {
    const [row] = await this.database.all('SELECT id, password FROM players WHERE login = $1', [login]);
    return row === undefined ? null : { id: row.id as string, password: row.password as string };
  }

  /** Accounts of that login or, where there is none, of that name. */
  async accountsCalled(name: string): Promise<Player[]> {
    const found = async (where: string): Promise<Player[]> =>
      (await this.database.all(`${findPlayer()} WHERE ${where} AND p.login IS NOT NULL`, [name])).flatMap((row) => playerOf(row) ?? []);
    const byLogin = await found('p.login = lower($1)');
    return byLogin.length > 0 ? byLogin : found('p.name = $1');
  }

  async setPassword(player: string, password: string): Promise<void> {
    await this.database.all('UPDATE players SET password = $2 WHERE id = $1 AND login IS NOT NULL', [player, password]);
  }

  /** The guest's seats, and all ways in, are the player's from now on. */
  async adopt(guest: string, player: string): Promise<void> {
    await this.database.together([
      { text: 'UPDATE players SET same_as = $2 WHERE (id = $1 OR same_as = $1) AND login IS NULL', values: [guest, player] },
      { text: 'UPDATE sessions SET player = $2 WHERE player = $1', values: [guest, player] },
      { text: 'UPDATE tokens SET player = $2 WHERE player = $1', values: [guest, player] },
      { text: 'UPDATE codes SET player = $2 WHERE player = $1', values: [guest, player] },
      { text: 'UPDATE channels SET player = $2 WHERE player = $1', values: [guest, player] },
      // what the player has wished already counts
      {
        text: 'INSERT INTO notice_wishes SELECT CAST($2 AS TEXT), tab, wish FROM notice_wishes WHERE player = $1 ON CONFLICT DO NOTHING',
        values: [guest, player],
      },
      { text: 'DELETE FROM notice_wishes WHERE player = $1', values: [guest] },
      { text: 'DELETE FROM seekers WHERE player = $1', values: [guest] },
      // the player's own result of a day counts
      {
        text: `INSERT INTO daily_results SELECT day, game, CAST($2 AS TEXT), points, place, at FROM daily_results WHERE player = $1
          ON CONFLICT DO NOTHING`,
        values: [guest, player],
      },
      { text: 'DELETE FROM daily_results WHERE player = $1', values: [guest] },
      {
        text: 'INSERT INTO blocks SELECT CAST($2 AS TEXT), other, made FROM blocks WHERE player = $1 AND other <> $2 ON CONFLICT DO NOTHING',
        values: [guest, player],
      },
      {
        text: 'INSERT INTO blocks SELECT player, CAST($2 AS TEXT), made FROM blocks WHERE other = $1 AND player <> $2 ON CONFLICT DO NOTHING',
        values: [guest, player],
      },
      { text: 'DELETE FROM blocks WHERE player = $1 OR other = $1', values: [guest] },
      // only accounts are followed
      {
        text: 'INSERT INTO follows SELECT CAST($2 AS TEXT), other, made FROM follows WHERE player = $1 AND other <> $2 ON CONFLICT DO NOTHING',
        values: [guest, player],
      },
      { text: 'DELETE FROM follows WHERE player = $1', values: [guest] },
      {
        text: 'INSERT INTO invitations SELECT tab, CAST($2 AS TEXT), inviter, made, declined FROM invitations WHERE player = $1 ON CONFLICT DO NOTHING',
        values: [guest, player],
      },
      { text: 'DELETE FROM invitations WHERE player = $1', values: [guest] },
      // who was there twice is there once
      {
        text: `UPDATE tournament_entrants SET player = $2 WHERE player = $1
          AND tournament NOT IN (SELECT tournament FROM tournament_entrants WHERE player = $2)`,
        values: [guest, player],
      },
      {
        text: "DELETE FROM tournament_entrants WHERE player = $1 AND tournament IN (SELECT id FROM tournaments WHERE status = 'open')",
        values: [guest],
      },
      { text: 'UPDATE tournament_entrants SET withdrawn = 1 WHERE player = $1', values: [guest] },
      { text: 'UPDATE reports SET reporter = $2 WHERE reporter = $1', values: [guest, player] },
      { text: 'UPDATE reports SET player = $2 WHERE player = $1', values: [guest, player] },
    ]);
  }

  /** Name, account and all ways in are gone; the seats stay, as somebody's, who is never seen again. */
  async erase(player: string): Promise<void> {
    await this.database.together([
      {
        text: 'UPDATE players SET name = NULL, skeleton = NULL, login = NULL, password = NULL, role = NULL, shown = NULL, seen = 0 WHERE id = $1 OR same_as = $1',
        values: [player],
      },
      { text: 'DELETE FROM blocks WHERE player = $1 OR other = $1', values: [player] },
      { text: 'DELETE FROM follows WHERE player = $1 OR other = $1', values: [player] },
      { text: 'DELETE FROM invitations WHERE player = $1 OR inviter = $1', values: [player] },
      { text: 'DELETE FROM reports WHERE reporter = $1 OR player = $1', values: [player] },
      { text: 'DELETE FROM prepared WHERE player IN (SELECT id FROM players WHERE id = $1 OR same_as = $1)', values: [player] },
      { text: 'DELETE FROM edition_votes WHERE edition IN (SELECT id FROM editions WHERE author = $1)', values: [player] },
      { text: 'DELETE FROM default_editions WHERE edition IN (SELECT id FROM editions WHERE author = $1)', values: [player] },
      { text: 'DELETE FROM editions WHERE author = $1', values: [player] },
      { text: 'DELETE FROM notices WHERE channel IN (SELECT id FROM channels WHERE player = $1)', values: [player] },
      ...[
        'sessions',
        'tokens',
        'codes',
        'resets',
        'passkeys',
        'challenges',
        'holidays',
        'channels',
        'notice_wishes',
        'seekers',
        'ratings',
        'rating_steps',
        'daily_results',
        'edition_votes',
        'house_rules',
        'notes',
      ].map((name) => ({
        text: `DELETE FROM ${name} WHERE player = $1`,
        values: [player],
      })),
    ]);
  }
}
