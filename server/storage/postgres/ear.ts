/** Hears from the other processes what they wrote, and tells them: pointers only, after the commit, many in one message. */
import { randomUUID } from 'node:crypto';
import { Client, type Pool } from 'pg';
import type { Pointer } from '../database.ts';

const CHANNEL = 'bottega';
/** A message may have 8,000 bytes. */
const MOST = 200;
const AGAIN = 1000;

export class Ear {
  private readonly url: string;
  private readonly report: (error: Error) => void;
  private readonly self = randomUUID().slice(0, 8);
  private client: Client | undefined;
  private again: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(url: string, report: (error: Error) => void) {
    this.url = url;
    this.report = report;
  }

  tell(pool: Pool, pointers: readonly Pointer[]): void {
    for (let from = 0; from < pointers.length; from += MOST) {
      const message = [this.self, ...pointers.slice(from, from + MOST).map(({ table, number }) => `${table}:${number}`)].join(' ');
      pool.query({ name: 'tell', text: `SELECT pg_notify('${CHANNEL}', $1)`, values: [message] }).catch(this.report);
    }
  }

  listen(heard: (pointer: Pointer | null) => void): void {
    if (this.closed) return;
    const client = new Client({ connectionString: this.url, connectionTimeoutMillis: 3000, keepAlive: true, application_name: 'bottega ear' });
    this.client = client;
    const lost = (error?: Error): void => {
      if (this.client !== client || this.closed) return;
      this.client = undefined;
      if (error !== undefined) this.report(error);
      client.end().catch(() => {});
      this.again = setTimeout(() => this.listen(heard), AGAIN);
    };
    client.on('error', lost);
    client.on('end', () => lost());
    client.on('notification', ({ payload = '' }) => {
      const [from, ...pointers] = payload.split(' ');
      if (from === this.self) return;
      for (const pointer of pointers) {
        const [table, number] = pointer.split(':');
        heard({ table, number: Number(number) });
      }
    });
    client
      .connect()
      .then(() => client.query(`LISTEN ${CHANNEL}`))
      // whatever was said before this moment was not heard
      .then(() => heard(null))
      .catch(lost);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.again);
    await this.client?.end().catch(() => {});
  }
}
