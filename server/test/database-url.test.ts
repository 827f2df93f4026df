import fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { isReadable } from '../database-url.ts';
import { openDatabase } from '../storage/open-database.ts';
import { startPostgres, type TestPostgres } from '../storage/test/databases.ts';

const understood = (url: string): string => {
  const { user, password, host, database } = new Client({ connectionString: url });
  return JSON.stringify([user, password, host, database]);
};
const password = fc.string({ unit: fc.constantFrom(...'aZ0:/#?@&=+ \\[]!$é€'), minLength: 1, maxLength: 8 });

describe('the address of a database', () => {
  it.each(['p/x', 'p#x', 'p?x', '12/x', 'a@b/c', '%ff'])('with the password %s as it is, is refused with what to do, and without the password', (secret) => {
    const url = `postgres://bottega:${secret}@host/db`;
    expect(() => readConfig({ DATABASE_URL: url })).toThrow(/^DATABASE_URL can't be read: .* percent-encoded .* PGPASSWORD/);
    expect(() => readConfig({ DATABASE_URL: url })).not.toThrow(secret);
  });

  it('is read as it was meant, or refused, whatever the password', () => {
    fc.assert(
      fc.property(password, (secret) => {
        const meant = JSON.stringify(['bottega', secret, 'host', 'db']);
        const encoded = `postgres://bottega:${encodeURIComponent(secret)}@host/db`;
        expect([isReadable(encoded), understood(encoded)]).toEqual([true, meant]);
        const bare = `postgres://bottega:${secret}@host/db`;
        if (isReadable(bare)) expect(understood(bare)).toBe(meant);
      }),
    );
  });

  it.each([
    'postgres://host',
    'postgres:///db?host=/var/run/postgresql',
    'postgres://bottega@/db',
    'postgres://%2Fvar%2Frun%2Fpostgresql/db',
    'postgresql://bottega:hush@[::1]:5433/db?sslmode=require',
  ])('may be %s', (url) => {
    expect(readConfig({ DATABASE_URL: url }).database).toBe(url);
  });
});

describe('a password of any characters', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.remove());

  it('is taken from PGPASSWORD, as compose.yaml gives it', async () => {
    const secret = 'a/b#c@d?e%f';
    const owner = openDatabase(postgres.url);
    await owner.all(`ALTER ROLE bottega PASSWORD '${secret}'`);
    await owner.close();
    const url = postgres.url.replace(':bottega@', '@');
    const without = openDatabase(url);
    await expect(without.all('SELECT 1')).rejects.toThrow('password');
    await without.close();
    process.env['PGPASSWORD'] = secret;
    try {
      const database = openDatabase(url);
      expect(await database.all('SELECT current_user AS name')).toEqual([{ name: 'bottega' }]);
      await database.close();
    } finally {
      delete process.env['PGPASSWORD'];
    }
  });
});
