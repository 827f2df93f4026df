/** Who follows whom, and who was invited to which table. */
import type { Database } from './database.ts';

export interface InvitationRow {
  readonly tab: string;
  readonly player: string;
  readonly inviter: string;
  readonly made: number;
  /** When they said no. */
  readonly declined: number | null;
}

const count = (rows: readonly { readonly number?: unknown }[]): number => rows[0].number as number;

export class CompanyStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async follow(player: string, other: string, now: number): Promise<void> {
    await this.database.all('INSERT INTO follows (player, other, made) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [player, other, now]);
  }

  async unfollow(player: string, other: string): Promise<void> {
    await this.database.all('DELETE FROM follows WHERE player = $1 AND other = $2', [player, other]);
  }

  async countFollows(player: string): Promise<number> {
    return count(await this.database.all('SELECT COUNT(*) AS number FROM follows WHERE player = $1', [player]));
  }

  async isFollowing(player: string, other: string): Promise<boolean> {
    return (await this.database.all('SELECT 1 AS found FROM follows WHERE player = $1 AND other = $2', [player, other])).length > 0;
  }

  /** Whom somebody follows, by their names; `shown`: whether they let others see what they play. */
  async followed(player: string): Promise<{ id: string; name: string; shown: boolean }[]> {
    const text = 'SELECT p.id, p.name, p.shown FROM follows f JOIN players p ON p.id = f.other WHERE f.player = $1 ORDER BY lower(p.name), p.id';
    return (await this.database.all(text, [player])).map(({ id, name, shown }) => ({
      id: id as string,
      name: (name as string | null) ?? '',
      shown: shown === 1,
    }));
  }

  async show(player: string, shown: boolean): Promise<void> {
    await this.database.all('UPDATE players SET shown = $2 WHERE id = $1', [player, shown ? 1 : 0]);
  }

  /** False when they were invited there before. */
  async invite(tab: string, player: string, inviter: string, now: number): Promise<boolean> {
    const text = 'INSERT INTO invitations (tab, player, inviter, made) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING tab';
    return (await this.database.all(text, [tab, player, inviter, now])).length > 0;
  }

  async decline(tab: string, player: string, now: number): Promise<boolean> {
    const text = 'UPDATE invitations SET declined = $3 WHERE tab = $1 AND player = $2 AND declined IS NULL RETURNING tab';
    return (await this.database.all(text, [tab, player, now])).length > 0;
  }

  async invitedTo(tab: string): Promise<InvitationRow[]> {
    return (await this.database.all('SELECT * FROM invitations WHERE tab = $1 ORDER BY made, player', [tab])) as unknown as InvitationRow[];
  }

  /** What somebody was invited to and has not declined, the last one first. */
  async invitations(player: string, most: number): Promise<InvitationRow[]> {
    const text = 'SELECT * FROM invitations WHERE player = $1 AND declined IS NULL ORDER BY made DESC, tab LIMIT $2';
    return (await this.database.all(text, [player, most])) as unknown as InvitationRow[];
  }

  /** Invitations to tables that wait for nobody any more. */
  async sweep(): Promise<void> {
    await this.database.all("DELETE FROM invitations WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = tab AND status = 'open')");
  }
}
