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

  it('who logs out or is erased at one of them is nobody any more on connections to the other', async () => {
    const ada = await TestPlayer.named(servers[0].port, 'Ada');
    await ada.post('/api/me/register', { login: 'both', password: 'long enough' });
    const table = await ada.open();
    const elsewhere = new TestPlayer(servers[1].port);
    const bea = await TestPlayer.named(servers[1].port, 'Bea');
    const others = await bea.watch(table);
    elsewhere.cookie = ada.cookie;
    const before = await elsewhere.watch(table);
    expect(before.viewer).toBe(0);
    await ada.post('/api/me/logout');
    await before.until(() => before.closed === 1012);

    await ada.post('/api/me/login', { login: 'both', password: 'long enough' });
    elsewhere.cookie = ada.cookie;
    const last = await elsewhere.watch(table);
    expect(last.viewer).toBe(0);
    await ada.send('DELETE', '/api/me');
    await last.until(() => last.closed === 1012);
    expect(others.closed).toBeUndefined();
    others.close();
  });
});
