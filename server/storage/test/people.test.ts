/** People, and the ways by which they come in: sessions, codes, links, passkeys; and their holidays. On both databases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { HolidayStore } from '../holiday-store.ts';
import { openDatabase } from '../open-database.ts';
import { PassStore } from '../pass-store.ts';
import { PasskeyStore } from '../passkey-store.ts';
import { PeopleStore } from '../people-store.ts';
import { TableStore } from '../table-store.ts';
import { sqlitePath, startPostgres, type TestPostgres } from './databases.ts';
import { EVER, FIREFOX, opened } from './rows.ts';

let postgres: TestPostgres;
let file: ReturnType<typeof sqlitePath>;
beforeAll(async () => {
  file = sqlitePath();
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.remove();
  file.remove();
});

describe.each(['sqlite', 'postgres'])('people on %s', (kind) => {
  const where = (): string => (kind === 'sqlite' ? file.path : postgres.url);
  let database: Database;
  let tables: TableStore;
  let people: PeopleStore;
  let passes: PassStore;
  beforeAll(() => {
    database = openDatabase(where());
    tables = new TableStore(database);
    people = new PeopleStore(database);
    passes = new PassStore(database);
  });
  afterAll(() => database.close());

  it('lets a link for a new password be used once, while it is good, and ends it with another', async () => {
    await people.addGuest('resets', 'Resets', 'resets session', FIREFOX, 1);
    await passes.addReset('one', 'resets', 100);
    expect(await passes.resetOf('one', 100)).toBe('resets');
    expect(await passes.resetOf('one', 101)).toBeNull();
    expect(await passes.useReset('one', 101)).toBeNull();
    await passes.addReset('two', 'resets', 100, false);
    expect(await passes.countResets('resets', 50)).toBe(2);
    const both = await Promise.all([passes.useReset('two', 50), passes.useReset('two', 50)]);
    expect(both.filter((player) => player !== null)).toEqual(['resets']);
    await passes.addReset('three', 'resets', 100);
    expect(await passes.useReset('one', 50)).toBeNull();
    await passes.sweep(EVER, 101);
    expect(await passes.countResets('resets', 0)).toBe(0);
  });

  it('keeps passkeys, and lets each challenge be answered once, by whom it was for', async () => {
    const store = new PasskeyStore(database);
    await store.addChallenge('c1', 'keys', 100);
    await store.addChallenge('c2', null, 100);
    expect(await store.useChallenge('c1', 'other', 50)).toBe(false);
    expect(await store.useChallenge('c1', 'keys', 50)).toBe(false);
    expect(await Promise.all([store.useChallenge('c2', null, 50), store.useChallenge('c2', null, 50)])).toContain(false);
    await store.addChallenge('c3', null, 100);
    expect(await store.useChallenge('c3', null, 101)).toBe(false);
    const passkey = { credential: 'cred', id: 'pk', player: 'keys', key: 'key', counter: 0, transports: 'usb,nfc', label: 'Stick', made: 5, used: null };
    expect([await store.add(passkey), await store.add({ ...passkey, id: 'again', player: 'other' })]).toEqual([true, false]);
    await store.used('cred', 3, 9);
    expect(await store.byCredential('cred')).toEqual({ ...passkey, counter: 3, used: 9 });
    expect(await store.rename('other', 'pk', 'Taken')).toBeNull();
    expect(await store.rename('keys', 'pk', 'Key')).toEqual({ id: 'pk', label: 'Key', made: 5, used: 9 });
    expect([await store.remove('other', 'pk'), await store.remove('keys', 'pk'), await store.remove('keys', 'pk')]).toEqual([false, true, false]);
  });

  it('keeps holidays that do not lie over each other, and ends them early', async () => {
    const store = new HolidayStore(database);
    const [first, second] = [
      { id: `${kind} h1`, begins: 1_760_000_000_000, ends: 1_760_000_900_000 },
      { id: `${kind} h2`, begins: 1_760_000_900_000, ends: 1_760_001_900_000 },
    ];
    expect(await store.add('away', first)).toBe(true);
    expect(await store.add('away', { ...second, begins: first.ends - 1 })).toBe(false);
    expect(await store.add('away', second)).toBe(true);
    expect(await store.of('away', first.ends)).toEqual([second]);
    expect(await store.end('other', first.id, first.begins + 5)).toBe(false);
    expect(await store.end('away', first.id, first.begins + 5)).toBe(true);
    expect(await store.end('away', second.id, first.begins + 5)).toBe(true);
    expect(await store.of('away', 0)).toEqual([{ ...first, ends: first.begins + 5 }]);
    expect(await store.end('away', first.id, first.ends)).toBe(false);
  });

  it('knows a person by session, token and code, each only by its own', async () => {
    await people.addGuest('ada', 'Ada', 'session', FIREFOX, 1);
    expect(await passes.bySession('session', EVER)).toEqual({ player: { id: 'ada', name: 'Ada', account: null }, seen: 1 });
    expect(await passes.bySession('other', EVER)).toBeNull();
    await passes.addToken('ada', { id: 'k', label: 'bot', made: 2 }, 'token');
    expect((await passes.byToken('token'))?.player.id).toBe('ada');
    expect(await passes.tokens('ada')).toEqual([{ id: 'k', label: 'bot', made: 2 }]);
    expect(await passes.endToken('somebody', 'k')).toBeNull();
    expect(await passes.endToken('ada', 'k')).toBe('token');
    expect(await passes.byToken('token')).toBeNull();
    await passes.addCode('code', 'ada', 1000);
    expect(await passes.codeOf('code', 10)).toBe('ada');
    expect(await passes.useCode('code', 10)).toBe('ada');
    expect([await passes.codeOf('code', 10), await passes.useCode('code', 10)]).toEqual([null, null]);
    await passes.addCode('old', 'ada', 1000);
    expect([await passes.codeOf('old', 1001), await passes.useCode('old', 1001)]).toEqual([null, null]);
  });

  it('knows a session until it was not seen, or has lasted, for too long; and sweeps it then', async () => {
    const day = 86_400_000;
    await people.addGuest('sue', 'Sue', 'sue session', FIREFOX, 100 * day);
    await passes.addSession('phone session', 'sue', { browser: null, system: 'Android' }, 110 * day);
    const bySession = async (since: { seen: number; made: number }) => (await passes.bySession('sue session', since))?.player.id;
    expect(await bySession({ seen: 100 * day, made: 0 })).toBe('sue');
    expect(await bySession({ seen: 100 * day + 1, made: 0 })).toBeUndefined();
    await passes.touch(['sue session'], ['sue'], 120 * day);
    expect(await bySession({ seen: 120 * day, made: 100 * day })).toBe('sue');
    expect(await bySession({ seen: 120 * day, made: 100 * day + 1 })).toBeUndefined();
    expect(await passes.sessions('sue', 'sue session', EVER)).toEqual([
      { id: 'sue session', browser: 'Firefox', system: 'Linux', made: 100 * day, seen: 120 * day, here: true },
      { id: 'phone sessio', browser: null, system: 'Android', made: 110 * day, seen: 110 * day, here: false },
    ]);
    expect(await passes.endSessionOf('somebody', 'phone sessio')).toBeNull();
    expect(await passes.sweep({ seen: 115 * day, made: 0 }, 0)).toContain('phone session');
    expect(await passes.sessions('sue', undefined, EVER)).toHaveLength(1);
    expect(await passes.endSessionOf('sue', 'sue session')).toBe('sue session');
  });

  it('gives a login to one player only, and accounts no names that look alike', async () => {
    await people.addGuest('bea', 'Bea', 'bea session', FIREFOX, 1);
    await people.addGuest('cid', 'Cid', 'cid session', FIREFOX, 1);
    expect(await people.register('bea', 'bea', 'bea', 'hash')).toBe('done');
    expect(await people.register('cid', 'bea', 'cid', 'hash')).toBe('login-taken');
    expect(await people.register('cid', 'cid', 'bea', 'hash')).toBe('name-taken');
    expect(await people.account('bea')).toEqual({ id: 'bea', password: 'hash' });
    // a guest may be called so
    expect(await people.rename('cid', { name: 'Bea', skeleton: 'bea' })).toBe(true);
    expect(await people.register('cid', 'cid', 'cid', 'hash')).toBe('done');
    expect(await people.rename('cid', { name: 'BEA', skeleton: 'bea' })).toBe(false);
    expect(await people.rename('bea', { name: 'BEA', skeleton: 'bea' })).toBe(true);
  });

  it('finds the seats of an adopted guest under the account', async () => {
    await people.addGuest('dan', 'Dan', 'dan session', FIREFOX, 1);
    await people.register('dan', 'dan', 'dan', 'hash');
    await people.addGuest('guest', 'A guest', 'guest session', FIREFOX, 1);
    await tables.append({
      ...opened('adopted', { status: 'over', line: '{"spectators":true,"id":"adopted"}' }),
      seats: [
        { seat: 0, player: 'guest', rank: 1, total: 30 },
        { seat: 1, player: 'other', rank: 2, total: 20 },
      ],
    });
    expect(await tables.ofPlayer('dan', 10)).toEqual([]);
    await people.adopt('guest', 'dan');
    expect(await tables.ofPlayer('dan', 10)).toEqual(['{"spectators":true,"id":"adopted"}']);
    expect((await passes.bySession('guest session', EVER))?.player.id).toBe('dan');
    expect((await people.idsOf('dan')).sort()).toEqual(['dan', 'guest']);
    expect(await tables.countOf('dan')).toBe(1);
    expect((await people.persons(['guest', 'dan', 'nobody'])).get('guest')).toEqual({ id: 'dan', name: 'Dan' });
    const [result] = await tables.resultsOf('dan', 10);
    expect(result.seats).toEqual([
      { player: 'guest', rank: 1, total: 30 },
      { player: 'other', rank: 2, total: 20 },
    ]);
  });

  it('forgets the name and every way in of somebody who is erased', async () => {
    await people.addGuest('eve', 'Eve', 'eve session', FIREFOX, 1);
    await people.register('eve', 'eve', 'eve', 'hash');
    await people.erase('eve');
    expect(await passes.bySession('eve session', EVER)).toBeNull();
    expect(await people.account('eve')).toBeNull();
    expect((await people.persons(['eve'])).get('eve')).toEqual({ id: 'eve', name: null });
  });
});
