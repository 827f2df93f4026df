import type { AnyGame } from '@bottega/kernel';
import { afterAll, expect, it } from 'vitest';
import { loadGames } from '../games.ts';
import { withDatabase } from '../maintenance/index.ts';
import { TableStore } from '../storage/table-store.ts';
import { freePort, sqlitePath } from '../storage/test/databases.ts';
import { TestPlayer, type TestScreen } from './client.ts';
import { killAll, ServerProcess } from './processes.ts';

afterAll(() => killAll());

function move(game: AnyGame, screens: readonly TestScreen[]) {
  const screen = screens.find((one) => one.mustDecide)!;
  return screen.ask({ do: 'play', number: screen.number, move: game.legal(screen.view as never, screen.viewer!)[0] });
}

it('rules that hang end the process, which is started again: their table stays closed, all others go on where they were', { timeout: 120_000 }, async () => {
  const game = (await loadGames()).get('carrara')!;
  const file = sqlitePath();
  const folder = file.path.replace(/\/[^/]+$/, '');
  const port = await freePort();
  const server = new ServerProcess(port, { BOTTEGA_DATA: folder, BOTTEGA_PATIENCE: '2' }, ['scripts/supervise.mjs', 'server/test/stuck-server.mjs']);
  await server.start();
  const people = await Promise.all(['Ada', 'Bea', 'Cleo'].map((name) => TestPlayer.named(port, name)));
  const seated = async (players: number): Promise<string> => {
    const id = await people[0].open({ players });
    for (let seat = 1; seat < players; seat++) await people[seat].post(`/api/tables/${id}/sit`, { seat });
    return id;
  };
  const watch = (table: string, players: number): Promise<TestScreen[]> => Promise.all(people.slice(0, players).map((player) => player.watch(table, game)));
  const [table, stuck] = [await seated(2), await seated(3)];
  const screens = await watch(table, 2);
  expect(await move(game, screens)).toMatchObject({ ok: true });
  const stuckScreens = await watch(stuck, 3);
  await move(game, stuckScreens);
  for (const screen of [...screens, ...stuckScreens]) await screen.until(() => screen.closed !== undefined, 60_000);

  const isUp = (): Promise<boolean> =>
    people[0].send('GET', '/healthz').then(
      ({ status }) => status === 200,
      () => false,
    );
  await expect.poll(isUp, { timeout: 60_000, interval: 200 }).toBe(true);
  expect(await people[0].send('GET', `/api/tables/${stuck}`)).toMatchObject({ status: 503, body: { error: { code: 'stuck-table' } } });
  expect((await people[0].watch(stuck, game)).closed).toBe(4500);
  const again = await watch(table, 2);
  expect(again.map(({ number }) => number)).toEqual([1, 1]);
  expect(await move(game, again)).toMatchObject({ ok: true });

  await server.kill('SIGTERM');
  await withDatabase({ BOTTEGA_DATA: folder }, async (database) => {
    const tables = new TableStore(database);
    expect(await tables.stuck()).toMatchObject([{ table: stuck }]);
    expect(await tables.release(stuck)).toBe(true);
    expect(await tables.release(stuck)).toBe(false);
  });
  await server.start();
  expect((await watch(stuck, 3)).map(({ number }) => number)).toEqual([0, 0, 0]);
  await server.kill('SIGTERM');
  file.remove();
});
