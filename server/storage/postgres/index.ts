/** Postgres: any number of server processes on one database. */
import { Pool, types } from 'pg';
import { type Append, type Database, type Hear, type News, type Row, type Statement, StorageDown, type Value } from '../database.ts';
import { schema } from '../schema.ts';
import { upgrade } from '../upgrade.ts';
import { appendGroup } from './append.ts';
import { Ear } from './ear.ts';
import { inTransaction } from './transaction.ts';

// times and counts fit a number
types.setTypeParser(types.builtins.INT8, Number);

/** One process at a time makes the tables. */
const MAKING_TABLES = 4600;
/** Connections of one process. */
const CONNECTIONS = 9;

export class PostgresDatabase implements Database {
  readonly shared = true;
  private readonly pool: Pool;
  private readonly ear: Ear;
  private made: Promise<void> | undefined;

  constructor(url: string, report: (error: Error) => void = () => {}, connections = CONNECTIONS) {
    // one of them listens
    this.pool = new Pool({
      connectionString: url,
      max: Math.max(1, connections - 1),
      connectionTimeoutMillis: 3000,
      query_timeout: 15_000,
      application_name: 'bottega',
    });
    // a connection that breaks while idle is simply replaced
    this.pool.on('error', report);
    this.ear = new Ear(url, report);
  }

  async clock(): Promise<number> {
    const [{ now }] = await this.all('SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) AS now');
    return now as number;
  }

  async all(text: string, values: readonly Value[] = []): Promise<Row[]> {
    return this.guarded(async () => (await this.pool.query(text, values as Value[])).rows as Row[]);
  }

  together(statements: readonly Statement[]): Promise<Row[][]> {
    return this.guarded(() =>
      inTransaction(this.pool, async (client) => {
        const answers: Row[][] = [];
        for (const { text, values } of statements) answers.push((await client.query(text, values as Value[])).rows as Row[]);
        return answers;
      }),
    );
  }

  append(entries: readonly Append[]): Promise<boolean[]> {
    return this.guarded(() => appendGroup(this.pool, entries));
  }

  tell(news: readonly News[]): void {
    this.ear.tell(this.pool, news);
  }

  listen(hear: Hear): void {
    this.ear.listen(hear);
  }

  async close(): Promise<void> {
    await this.ear.close();
    await this.pool.end();
  }

  private async guarded<Value>(work: () => Promise<Value>): Promise<Value> {
    try {
      this.made ??= this.make();
      await this.made;
      return await work();
    } catch (error) {
      throw error instanceof StorageDown ? error : new StorageDown(error);
    }
  }

  private async make(): Promise<void> {
    try {
      await inTransaction(this.pool, async (client) => {
        await client.query(`SELECT pg_advisory_xact_lock(${MAKING_TABLES}); ${schema('')}`);
        const steps = upgrade(Date.now());
        for (let step = steps.next([]); !step.done; ) step = steps.next((await client.query(step.value.text, step.value.values as Value[])).rows as Row[]);
      });
    } catch (error) {
      this.made = undefined;
      throw error;
    }
  }
}
