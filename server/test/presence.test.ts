import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../storage/test/databases.ts';
import { TestPlayer } from './client.ts';
import { openHouse, type TestHouse } from './house.ts';

let postgres: TestPostgres;
let houses: TestHouse[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  houses = [await openHouse({ database: postgres.url }), await openHouse({ database: postgres.url })];
}, 60_000);
afterAll(async () => {
  for (const house of houses) await house.stop();
  await postgres.remove();
});

describe('on two processes that share a database', () => {
  it('everybody is shown who is connected, wherever they are, and who left', async () => {
    const [ada, bea] = [await TestPlayer.named(houses[0].port, 'Ada'), await TestPlayer.named(houses[1].port, 'Bea')];
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
});
