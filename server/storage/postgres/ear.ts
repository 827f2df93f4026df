/** Hears from the other processes what they wrote, and tells them: pointers only, after the commit, many in one message. */
import { randomUUID } from 'node:crypto';
import { Client, type Pool } from 'pg';
import type { Gone, News, Pointer, Presence } from '../database.ts';

const CHANNEL = 'bottega';
/** A message may have 8,000 bytes. */
const MOST = 200;
const AGAIN = 1000;

export class Ear {
  private readonly url: string;
  private readonly report: (error: Error) => void;
  private readonly self = randomUUID().slice(0, 8);
  private readonly listeners: Partial<News>[] = [];
  private client: Client | undefined;
  private again: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(url: string, report: (error: Error) => void) {
    this.url = url;
    this.report = report;
  }

  tell(pool: Pool, pointers: readonly Pointer[]): void {
    this.send(
      pool,
      'wrote',
      pointers.map(({ table, number }) => `${table}:${number}`),
    );
  }

  tellPresence(pool: Pool, tables: readonly Omit<Presence, 'process'>[]): void {
    this.send(
      pool,
      'present',
      tables.map(({ table, seats }) => `${table}:${seats.join(',')}`),
    );
  }

  tellGone(pool: Pool, { by, id }: Gone): void {
    this.send(pool, 'gone', [`${by}:${id}`]);
  }

  private send(pool: Pool, kind: keyof News, items: readonly string[]): void {
    for (let from = 0; from < items.length; from += MOST) {
      const message = [this.self, kind, ...items.slice(from, from + MOST)].join(' ');
      pool.query({ name: 'tell', text: `SELECT pg_notify('${CHANNEL}', $1)`, values: [message] }).catch(this.report);
    }
  }

  listen(news: Partial<News>): void {
    this.listeners.push(news);
    if (this.listeners.length === 1) this.connect();
  }

  private connect(): void {
    if (this.closed) return;
    const client = new Client({ connectionString: this.url, connectionTimeoutMillis: 3000, keepAlive: true, application_name: 'bottega ear' });
    this.client = client;
    const lost = (error?: Error): void => {
      if (this.client !== client || this.closed) return;
      this.client = undefined;
      if (error !== undefined) this.report(error);
      client.end().catch(() => {});
      this.again = setTimeout(() => this.connect(), AGAIN);
    };
    client.on('error', lost);
    client.on('end', () => lost());
    client.on('notification', ({ payload = '' }) => this.hear(payload));
    client
      .connect()
      .then(() => client.query(`LISTEN ${CHANNEL}`))
      // whatever was said before this moment was not heard
      .then(() => {
        for (const news of this.listeners) {
          news.wrote?.(null);
          news.gone?.(null);
        }
      })
      .catch(lost);
  }

  private hear(payload: string): void {
    const [process, kind, ...items] = payload.split(' ');
    if (process === this.self) return;
    for (const item of items) {
      const [what, rest] = item.split(':');
      for (const news of this.listeners) {
        if (kind === 'wrote') news.wrote?.({ table: what, number: Number(rest) });
        else if (kind === 'gone') news.gone?.({ by: what as Gone['by'], id: rest });
        else news.present?.({ table: what, process, seats: rest === '' ? [] : rest.split(',').map(Number) });
      }
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.again);
    await this.client?.end().catch(() => {});
  }
}
