import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../storage/test/databases.ts';
import { TestPlayer } from './client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let postgres: TestPostgres;
let servers: TestServer[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  servers = [await startTestServer({ database: postgres.url }), await startTestServer({ database: postgres.url })];
}, 60_000);
afterAll(async () => {
  for (const server of servers) await server.stop();
  await postgres.remove();
});

describe('on two processes that share a database', () => {
  it('everybody is shown who is connected, wherever they are, and who left', async () => {
    const [ada, bea] = [await TestPlayer.named(servers[0].port, 'Ada'), await TestPlayer.named(servers[1].port, 'Bea')];
    const table = await ada.open();
    await bea.post(`/api/tables/${table}/sit`, { seat: 1 });
    const hers = await ada.watch(table);
    await hers.until(() => hers.here.join() === '0');
    // whoever comes later is told who was there before
    const theirs = await bea.watch(table);
    for (const screen of [hers, theirs]) await screen.until(() => screen.here.join() === '0,1');
    hers.close();
    await theirs.until(() => theirs.here.join() === '1');
    const again = await ada.watch(table);
    for (const screen of [again, theirs]) await screen.until(() => screen.here.join() === '0,1');
    expect(again.viewer).toBe(0);
    for (const screen of [again, theirs]) screen.close();
  });

  it('an entry of which nobody was told is found within two seconds', async () => {
    const [ada, bea] = [await TestPlayer.named(servers[0].port, 'Ada'), await TestPlayer.named(servers[1].port, 'Bea')];
    const table = await ada.open();
    const screen = await bea.watch(table);
    // as if the process of somebody who sat down had died between writing and telling
    const entry = JSON.stringify({ kind: 'chat', seat: 0, player: screen.table.host, text: 'unheard' });
    await servers[0].database.all('INSERT INTO entries (tab, number, at, entry) VALUES ($1, 1, $2, $3)', [table, Date.now(), entry]);
    const began = performance.now();
    await screen.until(() => screen.heard.some((text) => text.includes('unheard')));
    expect(performance.now() - began).toBeLessThan(4000);
    screen.close();
  });

  it('a database of a newer version is refused', async () => {
    const other = await startPostgres();
    const server = await startTestServer({ database: other.url });
    await server.database.all("UPDATE meta SET value = '999' WHERE name = 'schema'");
    await server.stop();
    await expect(startTestServer({ database: other.url })).rejects.toThrow('newer version (schema 999');
    await other.remove();
  });

  it('a process keeps to the connections it was given', async () => {
    const server = await startTestServer({ database: postgres.url, connections: 3 });
    const mine = `SELECT COUNT(*) AS count FROM pg_stat_activity WHERE application_name LIKE 'bottega%'`;
    const before = (await server.database.all(mine))[0].count as number;
    await Promise.all(Array.from({ length: 50 }, () => server.database.all('SELECT pg_sleep(0.01)')));
    expect(((await server.database.all(mine))[0].count as number) - before).toBeLessThanOrEqual(2);
    await server.stop();
  });

  it('who logs out or is erased at one of them is nobody any more on connections to the other', async () => {
    const ada = await TestPlayer.named(servers[0].port, 'Ada');
    await ada.post('/api/me/register', { login: 'both', password: 'long enough' });
    const elsewhere = new TestPlayer(servers[1].port);
    const bea = await TestPlayer.named(servers[1].port, 'Bea');
    // a table of her own would go with her
    const table = await bea.open();
    await ada.post(`/api/tables/${table}/sit`, { seat: 1 });
    const others = await bea.watch(table);
    elsewhere.cookie = ada.cookie;
    const before = await elsewhere.watch(table);
    expect(before.viewer).toBe(1);
    await ada.post('/api/me/logout');
    await before.until(() => before.closed === 1012);

    await ada.post('/api/me/login', { login: 'both', password: 'long enough' });
    elsewhere.cookie = ada.cookie;
    const last = await elsewhere.watch(table);
    expect(last.viewer).toBe(1);
    await ada.send('DELETE', '/api/me');
    await last.until(() => last.closed === 1012);
    expect(others.closed).toBeUndefined();
    others.close();
  });
});
