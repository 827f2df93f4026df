import { BotHost, type Fault } from '@bottega/bots/worker';
import { nodeWorker } from '@bottega/bots/worker/node';
import type { AnyGame } from '@bottega/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadGames } from '../games.ts';
import { workerBots } from '../rooms/bots.ts';
import { limit, startPostgres, type TestPostgres } from '../storage/test/databases.ts';
import { TestPlayer, type TestScreen } from './client.ts';
import { startTestServer } from './test-server.ts';

let game: AnyGame;
let postgres: TestPostgres;
beforeAll(async () => {
  game = (await loadGames()).get('carrara')!;
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());

const TERMS = { listed: false, spectators: true, chat: true, pace: { kind: 'none' }, timeout: 'wait', timeoutLevel: 'random' } as const;

/** Two people who have just begun. */
async function begin(port: number): Promise<{ screens: TestScreen[]; table: string; ada: TestPlayer; bea: TestPlayer }> {
  const [ada, bea] = [await TestPlayer.named(port, 'Ada'), await TestPlayer.named(port, 'Bea')];
  const table = await ada.open();
  await bea.post(`/api/tables/${table}/sit`, { seat: 1 });
  return { screens: [await ada.watch(table, game), await bea.watch(table, game)], table, ada, bea };
}

function move(screens: readonly TestScreen[]) {
  const screen = screens.find((one) => one.mustDecide)!;
  return screen.ask({ do: 'play', number: screen.number, move: game.legal(screen.view as never, screen.viewer!)[0] });
}

/** Until all of them know of the same moves. */
async function together(screens: readonly TestScreen[]): Promise<void> {
  const number = Math.max(...screens.map((screen) => screen.number));
  for (const screen of screens) await screen.until(() => screen.number >= number);
}

describe('a full disk', () => {
  it('refuses the move, changes nothing, and takes the same move when there is room', async () => {
    const server = await startTestServer();
    const { screens, ada } = await begin(server.port);
    const { database } = server;
    const [{ pages }] = (await database.all('SELECT page_count AS pages FROM pragma_page_count')) as { pages: number }[];
    await limit(database, pages);
    let refused: unknown;
    for (let tries = 0; tries < 400 && refused === undefined; tries++) {
      const answer = await screens[0].ask({ do: 'chat', text: 'x'.repeat(500) });
      if ('error' in answer) refused = answer.error;
    }
    expect(refused).toEqual({ code: 'storage-down' });
    // a move is shorter, so that some may still fit
    let answer = await move(screens);
    for (; 'ok' in answer; answer = await move(screens)) await together(screens);
    expect(answer.error).toEqual({ code: 'storage-down' });
    const { number } = screens[0];
    const last = screens.map(({ view }) => JSON.stringify(view));
    // what is only read still works
    expect(await ada.get('/api/me')).toMatchObject({ player: { name: 'Ada' } });
    await limit(database, pages + 10_000);
    expect(screens.map(({ view }) => JSON.stringify(view))).toEqual(last);
    expect(await move(screens)).toMatchObject({ ok: true });
    for (const screen of screens) await screen.until(() => screen.number === number + 1);
    await server.stop();
  });
});

describe('a database that is gone', () => {
  it('is told as such, also to who looks after the server, and play goes on when it is back', async () => {
    const server = await startTestServer({ database: postgres.url });
    const { screens, ada } = await begin(server.port);
    expect(await move(screens)).toMatchObject({ ok: true });
    for (const screen of screens) await screen.until(() => screen.number === 1);
    await postgres.stop();
    expect(await move(screens)).toMatchObject({ error: { code: 'storage-down' } });
    expect(await ada.send('GET', '/healthz')).toMatchObject({ status: 503, body: { ok: false } });
    expect(await ada.send('GET', '/api/me')).toMatchObject({ status: 503, body: { error: { code: 'storage-down' } } });
    await postgres.start();
    expect(await move(screens)).toMatchObject({ ok: true });
    for (const screen of screens) await screen.until(() => screen.number === 2);
    expect(await ada.send('GET', '/healthz')).toMatchObject({ status: 200 });
    await server.stop();
  });
});

describe('a bot that hangs', () => {
  it('is killed and replaced by a weaker one, and nobody else notices', async () => {
    const faults: Fault[] = [];
    const stuck = { carrara: new URL('./stuck-box.ts', import.meta.url).href };
    const report = (fault: Fault): void => void faults.push(fault);
    const bots = workerBots([new BotHost(nodeWorker(stuck), report, 4000)]);
    const server = await startTestServer({}, bots);
    const other = await begin(server.port);
    const ada = await TestPlayer.named(server.port, 'Ada');
    const table = await ada.open({ seats: [{ kind: 'open' }, { kind: 'bot', level: 'greedy' }], settings: { ...TERMS, timeoutLevel: 'greedy' } });
    const screen = await ada.watch(table, game);
    const botMoved = (): boolean => screen.heard.some((text) => text.includes('"is":"step"') && text.includes('"mover":1'));
    while (!botMoved()) {
      if (screen.mustDecide) await move([screen]);
      // the others play on while the bot is stuck
      else if (other.screens.some((one) => one.mustDecide)) {
        const { number } = other.screens[0];
        expect(await move(other.screens)).toMatchObject({ ok: true });
        for (const one of other.screens) await one.until(() => one.number > number);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect(faults[0]).toMatchObject({ level: 'greedy', instead: 'random' });
    await server.stop();
  });
});
