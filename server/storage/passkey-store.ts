/** Passkeys, and the challenges that they have to answer, each once. */
import type { PasskeyLine } from '@bottega/table/wire';
import type { Database, Row } from './database.ts';

/** A passkey as it is stored. */
export interface StoredPasskey {
  /** By which its authenticator knows it. */
  readonly credential: string;
  readonly id: string;
  readonly player: string;
  /** The public key. */
  readonly key: string;
  readonly counter: number;
  /** By which ways the authenticator can be reached, with commas. */
  readonly transports: string;
  readonly label: string;
  readonly made: number;
  readonly used: number | null;
}

const stored = (row: Row | undefined): StoredPasskey | null => (row === undefined ? null : (row as unknown as StoredPasskey));
const lineOf = ({ id, label, made, used }: StoredPasskey): PasskeyLine => ({ id, label, made, used });

export class PasskeyStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** `player`: who alone may answer it; null for whoever signs in. */
  async addChallenge(hash: string, player: string | null, expires: number): Promise<void> {
    await this.database.all('INSERT INTO challenges (hash, player, expires) VALUES ($1, $2, $3)', [hash, player, expires]);
  }

  /** Whether it was open, for that player; it is used up, also when it was somebody else's. */
  async useChallenge(hash: string, player: string | null, now: number): Promise<boolean> {
    const [row] = await this.database.all('DELETE FROM challenges WHERE hash = $1 RETURNING player, expires', [hash]);
    return row !== undefined && row.player === player && (row.expires as number) >= now;
  }

  async of(player: string): Promise<StoredPasskey[]> {
    return (await this.database.all('SELECT * FROM passkeys WHERE player = $1 ORDER BY made, id', [player])) as unknown as StoredPasskey[];
  }

  async lines(player: string): Promise<PasskeyLine[]> {
    return (await this.of(player)).map(lineOf);
  }

  async byCredential(credential: string): Promise<StoredPasskey | null> {
    return stored((await this.database.all('SELECT * FROM passkeys WHERE credential = $1', [credential]))[0]);
  }

  /** False when the same is known already, as anybody's. */
  async add({ credential, id, player, key, counter, transports, label, made }: StoredPasskey): Promise<boolean> {
    const text = `INSERT INTO passkeys (credential, id, player, key, counter, transports, label, made) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
      ON CONFLICT DO NOTHING RETURNING id`;
    return (await this.database.all(text, [credential, id, player, key, counter, transports, label, made])).length > 0;
  }

  async used(credential: string, counter: number, now: number): Promise<void> {
    await this.database.all('UPDATE passkeys SET counter = $2, used = $3 WHERE credential = $1', [credential, counter, now]);
  }

  /** Null when they have none of that id. */
  async rename(player: string, id: string, label: string): Promise<PasskeyLine | null> {
    const row = stored((await this.database.all('UPDATE passkeys SET label = $3 WHERE player = $1 AND id = $2 RETURNING *', [player, id, label]))[0]);
    return row === null ? null : lineOf(row);
  }

  async remove(player: string, id: string): Promise<boolean> {
    return (await this.database.all('DELETE FROM passkeys WHERE player = $1 AND id = $2 RETURNING id', [player, id])).length > 0;
  }
}
