/** A Postgres of its own for a measurement: the one of the tests. */
import type { TestPostgres } from '../../server/storage/test/databases.ts';

export async function startPostgres(): Promise<TestPostgres> {
  const databases = await import('../../server/storage/test/databases.ts');
  // its package ends a process that has nothing left to do with code 0, whatever went wrong: be earlier
  process.prependOnceListener('beforeExit', () => process.exit());
  return databases.startPostgres();
}
