/**
 * The outbox: what is still to be told, a row for each notice and channel, written with the entry that caused it
 * (`append`). Whoever sends claims a channel first, by a lease that ends by itself if they die.
 */
import type { ChannelRow } from './channel-store.ts';
import type { Database, Value } from './database.ts';

export interface NoticeRow {
  readonly id: string;
  readonly channel: string;
  /** By the id in the log. */
  readonly player: string;
  readonly tab: string;
  readonly kind: string;
  readonly at: number;
  readonly due: number;
  readonly facts: string;
}

const places = (ids: readonly string[], from: number): string => ids.map((_, index) => `$${index + from}`).join(', ');

export class Outbox {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** Something about the channel itself. */
  async add({ id, channel, player, tab, kind, at, due, facts }: NoticeRow): Promise<void> {
    const text = 'INSERT INTO notices (id, channel, player, tab, kind, at, due, facts) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO NOTHING';
    await this.database.all(text, [id, channel, player, tab, kind, at, due, facts]);
  }

  /** Channels where something is due: they are the caller's until `lease`, unless somebody else was first. */
  async claim(now: number, lease: number, most: number): Promise<ChannelRow[]> {
    const due = `SELECT n.channel FROM notices n JOIN channels c ON c.id = n.channel
      WHERE n.due <= $1 AND c.lease <= $1 GROUP BY n.channel ORDER BY MIN(n.due) LIMIT $3`;
    // a second process that wanted the same waits here, and finds the lease taken
    const text = `UPDATE channels SET lease = $2 WHERE lease <= $1 AND id IN (${due}) RETURNING *`;
    return (await this.database.all(text, [now, lease, most])) as unknown as ChannelRow[];
  }

  async due(channel: string, now: number, most: number): Promise<NoticeRow[]> {
    const text = 'SELECT * FROM notices WHERE channel = $1 AND due <= $2 ORDER BY due, id LIMIT $3';
    return (await this.database.all(text, [channel, now, most])) as unknown as NoticeRow[];
  }

  async postpone(id: string, due: number): Promise<void> {
    await this.database.all('UPDATE notices SET due = $2 WHERE id = $1', [id, due]);
  }

  async drop(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.database.all(`DELETE FROM notices WHERE id IN (${places(ids, 1)})`, ids);
  }

  /** They have arrived; the channel is well, and free for whoever comes next, but not before `until`. */
  async sent(channel: string, ids: readonly string[], until: number): Promise<void> {
    await this.database.together([
      ...(ids.length === 0 ? [] : [{ text: `DELETE FROM notices WHERE id IN (${places(ids, 1)})`, values: ids }]),
      { text: 'UPDATE channels SET lease = $2, tries = 0, failing = NULL, error = NULL WHERE id = $1', values: [channel, until] },
    ]);
  }

  /** Claims of whoever died; channels that fail keep their pause. */
  async free(): Promise<void> {
    await this.database.all('UPDATE channels SET lease = 0 WHERE lease > 0 AND tries = 0');
  }

  async release(channel: string): Promise<void> {
    await this.database.all('UPDATE channels SET lease = 0 WHERE id = $1', [channel]);
  }

  /** Nobody tries again before `until`; what can never be sent is `dropped`. */
  async failed(channel: string, error: string, now: number, until: number, dropped: readonly string[] = []): Promise<void> {
    const values: Value[] = [channel, until, now, error];
    await this.database.together([
      ...(dropped.length === 0 ? [] : [{ text: `DELETE FROM notices WHERE id IN (${places(dropped, 1)})`, values: dropped }]),
      { text: 'UPDATE channels SET lease = $2, tries = tries + 1, failing = COALESCE(failing, $3), error = $4 WHERE id = $1', values },
    ]);
  }

  /** They look at the table now: whatever waits to be told of it need not be; time that runs out soon among it. */
  async seen(table: string, player: string, soon: number): Promise<void> {
    const text = `DELETE FROM notices WHERE tab = $1 AND player IN (SELECT id FROM players WHERE id = $2 OR same_as = $2)
      AND (kind <> 'time' OR due <= $3)`;
    await this.database.all(text, [table, player, soon]);
  }
}
