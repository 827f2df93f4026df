/** The channels by which people are told of their tables, and what they wish about it. */
import type { Database, Row, Statement, Value } from './database.ts';

export type ChannelKind = 'push' | 'mail' | 'hook';
export type ChannelState = 'on' | 'off' | 'unproved' | 'given-up';

export interface ChannelRow {
  readonly id: string;
  readonly player: string;
  readonly kind: ChannelKind;
  /** Where to: the endpoint of a browser, a mail address, a URL. */
  readonly address: string;
  /** As JSON: what that kind needs besides, and the name it is shown by. */
  readonly details: string;
  /** As JSON. */
  readonly plan: string;
  readonly state: ChannelState;
  /** Where the pages are that it was made from. */
  readonly origin: string;
  /** Lets whoever has it end the channel, as each mail offers. */
  readonly secret: string;
  /** The hash of the code that proves it, until it was given. */
  readonly proof: string | null;
  readonly made: number;
  /** Nobody else works at it until then. */
  readonly lease: number;
  /** How often in a row it has failed, since when, and why last, as JSON. */
  readonly tries: number;
  readonly failing: number | null;
  readonly error: string | null;
}

const NEW = `INSERT INTO channels (id, player, kind, address, details, plan, state, origin, secret, proof, made, lease, tries)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 0, 0)`;

const dropNotices = (id: string): Statement => ({ text: 'DELETE FROM notices WHERE channel = $1', values: [id] });

export class ChannelStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** A browser belongs to whoever uses it last: what it was before is forgotten with its `replaced` ids. */
  async add(channel: Omit<ChannelRow, 'lease' | 'tries' | 'failing' | 'error'>, replaced: readonly string[]): Promise<void> {
    const { id, player, kind, address, details, plan, state, origin, secret, proof, made } = channel;
    await this.database.together([
      ...replaced.flatMap((old) => [dropNotices(old), { text: 'DELETE FROM channels WHERE id = $1', values: [old] }]),
      { text: NEW, values: [id, player, kind, address, details, plan, state, origin, secret, proof, made] },
    ]);
  }

  /** With how many notices wait in each. */
  async ofPlayer(player: string): Promise<(ChannelRow & { readonly waiting: number })[]> {
    const text = 'SELECT c.*, (SELECT COUNT(*) FROM notices n WHERE n.channel = c.id) AS waiting FROM channels c WHERE player = $1 ORDER BY made, id';
    return (await this.database.all(text, [player])) as unknown as (ChannelRow & { readonly waiting: number })[];
  }

  async one(player: string, id: string): Promise<ChannelRow | null> {
    return rowOf(await this.database.all('SELECT * FROM channels WHERE player = $1 AND id = $2', [player, id]));
  }

  async bySecret(secret: string): Promise<ChannelRow | null> {
    return rowOf(await this.database.all('SELECT * FROM channels WHERE secret = $1', [secret]));
  }

  async at(kind: ChannelKind, address: string): Promise<ChannelRow[]> {
    return (await this.database.all('SELECT * FROM channels WHERE kind = $1 AND address = $2', [kind, address])) as unknown as ChannelRow[];
  }

  /** What waits is looked at anew: it may be due at another time now. */
  async plan(id: string, plan: string, due: number): Promise<void> {
    await this.database.together([
      { text: 'UPDATE channels SET plan = $2 WHERE id = $1', values: [id, plan] },
      { text: "UPDATE notices SET due = $2 WHERE channel = $1 AND kind <> 'time' AND due > $2", values: [id, due] },
    ]);
  }

  /** It begins anew, without the faults of before. */
  async turnOn(id: string): Promise<void> {
    await this.database.all("UPDATE channels SET state = 'on', proof = NULL, lease = 0, tries = 0, failing = NULL, error = NULL WHERE id = $1", [id]);
  }

  /** What waited there is dropped; what was never proved is so still. */
  async turnOff(id: string, state: 'off' | 'given-up'): Promise<void> {
    await this.database.together([{ text: 'UPDATE channels SET state = $2 WHERE id = $1', values: [id, state] }, dropNotices(id)]);
  }

  async remove(id: string): Promise<void> {
    await this.database.together([dropNotices(id), { text: 'DELETE FROM channels WHERE id = $1', values: [id] }]);
  }

  /** Channels whose owners never proved that they are theirs. */
  async removeUnproved(before: number): Promise<void> {
    const old = 'FROM channels WHERE proof IS NOT NULL AND made < $1';
    await this.database.together([
      { text: `DELETE FROM notices WHERE channel IN (SELECT id ${old})`, values: [before] },
      { text: `DELETE ${old}`, values: [before] },
    ]);
  }

  /** What somebody wishes for a table, or (`tab` is empty) in general; as JSON. */
  async wish(player: string, table = ''): Promise<string | null> {
    const [row] = await this.database.all('SELECT wish FROM notice_wishes WHERE player = $1 AND tab = $2', [player, table]);
    return (row?.wish as string | undefined) ?? null;
  }

  async setWish(player: string, table: string, wish: string): Promise<void> {
    const text = 'INSERT INTO notice_wishes (player, tab, wish) VALUES ($1, $2, $3) ON CONFLICT (player, tab) DO UPDATE SET wish = excluded.wish';
    await this.database.all(text, [player, table, wish]);
  }

  /** What the server keeps for itself under that name: the first to write it is heard. */
  async keep(name: string, value: string): Promise<string> {
    const [, [row]] = await this.database.together([
      { text: 'INSERT INTO meta (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', values: [name, value] as Value[] },
      { text: 'SELECT value FROM meta WHERE name = $1', values: [name] },
    ]);
    return row.value as string;
  }
}

const rowOf = ([row]: readonly Row[]): ChannelRow | null => (row as unknown as ChannelRow | undefined) ?? null;
