/** What the processes on one database tell each other, by LISTEN and NOTIFY: after the commit, much in one message. */
import { randomUUID } from 'node:crypto';
import { Client, type Pool } from 'pg';
import type { Hear, News } from '../database.ts';

const CHANNEL = 'bottega';
/** Items in one message, which may have 8,000 bytes. */
const MOST = 80;
const AGAIN = 1000;

export class Ear {
  private readonly url: string;
  private readonly report: (error: Error) => void;
  private readonly self = randomUUID().slice(0, 8);
  private readonly listeners: Hear[] = [];
  private client: Client | undefined;
  private again: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(url: string, report: (error: Error) => void) {
    this.url = url;
    this.report = report;
  }

  tell(pool: Pool, news: readonly News[]): void {
    for (let from = 0; from < news.length; from += MOST) {
      const message = JSON.stringify({ process: this.self, news: news.slice(from, from + MOST) });
      pool.query({ name: 'tell', text: `SELECT pg_notify('${CHANNEL}', $1)`, values: [message] }).catch(this.report);
    }
  }

  listen(hear: Hear): void {
    this.listeners.push(hear);
    if (this.listeners.length === 1) this.connect();
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.again);
    await this.client?.end().catch(() => {});
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
    client.on('notification', ({ payload = '' }) => {
      const { process, news } = JSON.parse(payload) as { process: string; news: News[] };
      if (process !== this.self) for (const item of news) this.hear(item, process);
    });
    client
      .connect()
      .then(() => client.query(`LISTEN ${CHANNEL}`))
      // whatever was said before this moment was not heard
      .then(() => this.hear(null, ''))
      .catch(lost);
  }

  private hear(news: News | null, process: string): void {
    for (const hear of this.listeners) hear(news, process);
  }
}
