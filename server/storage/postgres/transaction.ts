import type { Pool, PoolClient } from 'pg';

/** All of the work, or nothing; a connection on which even that fails is not used again. */
export async function inTransaction<Value>(pool: Pool, work: (client: PoolClient) => Promise<Value>): Promise<Value> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const value = await work(client);
    await client.query('COMMIT');
    return value;
  } catch (error) {
    await client.query('ROLLBACK').catch((failed) => (broken = failed));
    throw error;
  } finally {
    client.release(broken);
  }
}
